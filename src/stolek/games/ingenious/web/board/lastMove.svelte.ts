/** The tile laid last: marked until the next one, and shining with what it brought for a moment. */
import type { Told } from '$web/client/messages';
import { type Laid, lastLaid } from '../news';

const SHINE = 2600;

export class Latest {
  laid = $state.raw<Laid | null>(null);
  shines = $state(false);
  private done: ReturnType<typeof setTimeout> | undefined;

  /** Without events, this view was reached from elsewhere: by a jump in a replay, or backwards. */
  hear(told: readonly Told[]): void {
    if (!told.length) {
      this.laid = null;
      return;
    }
    const found = lastLaid(told.map(({ event }) => event));
    if (!found) return;
    this.laid = found;
    this.shines = true;
    clearTimeout(this.done);
    this.done = setTimeout(() => (this.shines = false), SHINE);
  }

  rest(): void {
    clearTimeout(this.done);
  }
}
