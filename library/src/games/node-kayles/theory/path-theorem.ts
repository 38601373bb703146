/** What the theorems on one path share: the setting is theirs, the component is a path, and its value follows from its order. */
import type { Certificate } from '../../../core/certificate.ts';
import type { Play } from '../../../core/outcome.ts';
import { excerpt } from '../../../core/result.ts';
import type { Compound, Setting } from '../../../core/setting.ts';
import {
  type ComponentSolution,
  type OctalHeap,
  pass,
  type Theorem,
  type TheoremFacts,
  type Tools,
} from '../../../core/theorem.ts';
import { moveInPath, type NodeKaylesPosition, pathFamilyOrder } from '../rules.ts';
import { shapeOfComponent } from './shape.ts';

interface PathTheorem extends Omit<TheoremFacts, 'scope'> {
  readonly compound: Compound;
  /** Left out where the theorem is about both conventions. */
  readonly play?: Play;
  /** Throws `LimitReached` where the path is out of reach. */
  value(order: bigint, play: Play, tools: Tools): number;
  /** The rest of a sentence that begins with the path. */
  because(order: bigint, value: number, play: Play): string;
  certificate?(order: bigint): Certificate | undefined;
  /** Places along the path, from 0, at which a winning move may lie far from its ends. */
  promisingPlaces?(order: bigint, play: Play): readonly bigint[];
  /** The octal heap whose Grundy value the path has. */
  heapOfSameValue?(order: bigint): OctalHeap | undefined;
  /** The octal heap that has the same moves as the path. */
  heapOfSameMoves?(order: bigint): OctalHeap;
}

/** Puts its reason into words when it is read: a union of a million paths asks for a million values and a few reasons. */
class PathSolution implements ComponentSolution {
  readonly scope = 'component';
  readonly value: number;
  private readonly reason: () => string;

  readonly certificate: () => Certificate | undefined;

  constructor(value: number, reason: () => string, certificate: () => Certificate | undefined) {
    this.value = value;
    this.reason = reason;
    this.certificate = certificate;
  }

  get text(): string {
    return this.reason();
  }
}

export function pathTheorem(theorem: PathTheorem): Theorem<NodeKaylesPosition> {
  const { compound, play, value, because, certificate, promisingPlaces, ...others } = theorem;
  const { heapOfSameValue, heapOfSameMoves, ...facts } = others;
  const convention = play === undefined ? '' : play === 'normal' ? ' normal' : ' misère';
  const otherSetting = pass(`it is about ${compound}${convention} play`);
  const noPath = pass('it is about one path');
  const isAbout = (setting: Setting) => setting.compound === compound && (play === undefined || setting.play === play);
  return {
    ...facts,
    scope: 'component',
    answer(position, setting, tools) {
      if (!isAbout(setting)) return otherSetting;
      const shape = shapeOfComponent(position);
      if (shape?.kind !== 'path') return noPath;
      const { order } = shape;
      const found = value(order, setting.play, tools);
      return new PathSolution(
        found,
        () => `P${excerpt(String(order))} ${because(order, found, setting.play)}`,
        () => certificate?.(order),
      );
    },
    *promisingMoves(position, setting) {
      const order = pathFamilyOrder(position);
      if (order === undefined) return;
      for (const place of promisingPlaces?.(order, setting.play) ?? []) {
        if (place >= 0n && place < order) yield moveInPath(position, order, place);
      }
    },
    heapOfSameValue(position, setting) {
      const shape = isAbout(setting) ? shapeOfComponent(position) : undefined;
      return shape?.kind === 'path' ? heapOfSameValue?.(shape.order) : undefined;
    },
    heapOfSameMoves(position) {
      const shape = shapeOfComponent(position);
      return shape?.kind === 'path' ? heapOfSameMoves?.(shape.order) : undefined;
    },
  };
}
