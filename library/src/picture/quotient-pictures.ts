/** The pictures of a misère quotient as files: its diagram and its Cayley table. */
import { cayleyToScene } from './cayley-scene.ts';
import { type NamedQuotient, quotientToScene } from './quotient-scene.ts';
import { sceneToSvg } from './svg.ts';

/** Of more elements than these pictures show nothing. */
export const LARGEST_PICTURED = 400;

export interface QuotientPicture {
  /** `quotient.svg`. */
  readonly name: string;
  readonly svg: string;
}

/** None where the quotient is too large for pictures. */
export function quotientPictures(
  named: NamedQuotient,
  { title, dark = false }: { readonly title: string; readonly dark?: boolean },
): readonly QuotientPicture[] {
  if (named.quotient.order > LARGEST_PICTURED) return [];
  return [
    { name: 'quotient.svg', svg: sceneToSvg(quotientToScene(named), { title: `The misère quotient of ${title}`, dark }) },
    {
      name: 'cayley-table.svg',
      svg: sceneToSvg(cayleyToScene(named.quotient), { title: `The Cayley table of the misère quotient of ${title}`, dark }),
    },
  ];
}
