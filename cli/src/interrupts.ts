/**
 * Ctrl-C during long work, met where it can be told what was kept.
 *
 * A handler of the signal alone would wait until a search returns to the event loop. So work is run inside a script that the signal
 * breaks off (`breakOnSigint`), which reaches even loops of WebAssembly; the handler is for the time between. When one takes over from
 * the other, Node loses a signal for some microseconds. So long work is run as a whole, with its progress and checkpoints: whoever sees one
 * of these and presses Ctrl-C meets the work.
 */
import { Script } from 'node:vm';

/** The exit code of programs that were ended by an interrupt. */
export const INTERRUPTED = 130;

export class Interrupted extends Error {
  override readonly name = 'Interrupted';
}

const PLACE = Symbol.for('impartial.work');
const SCRIPT = new Script(`globalThis[Symbol.for('impartial.work')]()`);

export class Interrupts {
  /** Rejected when Ctrl-C is pressed. */
  readonly pressed: Promise<never>;
  private isPressed = false;
  private press: () => void = () => undefined;

  constructor() {
    this.pressed = new Promise((_, reject) => {
      this.press = () => {
        this.isPressed = true;
        reject(new Interrupted());
      };
    });
    // Whoever does not wait for it asks `run`.
    this.pressed.catch(() => undefined);
    process.on('SIGINT', this.press);
  }

  /** Runs the work; throws `Interrupted` when it is broken off, or was before. */
  run<T>(work: () => T): T {
    if (this.isPressed) throw new Interrupted();
    const around = globalThis as { [PLACE]?: () => unknown };
    around[PLACE] = work;
    try {
      return SCRIPT.runInThisContext({ breakOnSigint: true }) as T;
    } catch (error) {
      if ((error as NodeJS.ErrnoException | undefined)?.code !== 'ERR_SCRIPT_EXECUTION_INTERRUPTED') throw error;
      this.press();
      throw new Interrupted();
    } finally {
      delete around[PLACE];
    }
  }

  /** The same for work that keeps what it has found; returns whether it came to its end. */
  runToEnd(work: () => void): boolean {
    try {
      this.run(work);
      return true;
    } catch (error) {
      if (!(error instanceof Interrupted)) throw error;
      return false;
    }
  }

  /** From now on Ctrl-C ends the program at once, as it does everywhere else. */
  end(): void {
    process.off('SIGINT', this.press);
  }
}
