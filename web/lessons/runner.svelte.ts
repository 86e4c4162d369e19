/** Runs the lessons of a game: the current lesson, the last answer, and the hand over the board. */
import type { Answered, LessonSheet, Sitting } from '$web/client/messages';
import { asRefusal, type Refusal } from '$web/client/refusal';
import { previewMove, tryMove } from '$web/client/apiStudy';
import { Hand } from '$web/play/hand.svelte';
import type { Offer } from '$web/play/picks';

export class LessonRunner {
  number = $state(0);
  /** The answer to the last move, right or wrong; null until one was tried. */
  answer = $state.raw<Answered | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  /** The lessons that were completed. */
  done = $state.raw<ReadonlySet<number>>(new Set());
  readonly hand: Hand;
  /** Counts starts of lessons: a late answer to an earlier one is ignored. */
  private begun = 0;

  constructor(
    readonly game: string,
    readonly lessons: LessonSheet[],
  ) {
    this.hand = new Hand({
      preview: (action) => previewMove(game, this.number, action),
      play: (action) => this.try(action),
      back: async () => {
        this.go(this.number);
        return false;
      },
    });
    this.go(0);
  }

  get lesson(): LessonSheet {
    return this.lessons[this.number] as LessonSheet;
  }

  get isLast(): boolean {
    return this.number === this.lessons.length - 1;
  }

  /** The view after a right move; otherwise the position of the lesson. */
  get view() {
    return this.answer?.right ? this.answer.view : this.lesson.sight.view;
  }

  get standing() {
    return this.answer?.right ? this.answer.standing : this.lesson.standing;
  }

  get moved() {
    return this.answer?.right ? this.answer.told : [];
  }

  go(number: number): void {
    this.begun++;
    this.number = number;
    this.answer = null;
    this.refusal = null;
    this.hand.ask(this.lesson.sight.offer as Offer | null);
  }

  private async try(action: number): Promise<boolean> {
    const begun = this.begun;
    try {
      this.refusal = null;
      const answer = await tryMove(this.game, this.number, action);
      if (begun !== this.begun) return false;
      this.answer = answer;
      if (!answer.right) return false;
      this.done = new Set([...this.done, this.number]);
      this.hand.ask(null);
      return true;
    } catch (error) {
      if (begun === this.begun) this.refusal = asRefusal(error);
      return false;
    }
  }
}

/** The seats of a lesson: the learner, and bots. */
export function pupils(lesson: LessonSheet, name: string, colour: string): Sitting[] {
  return Array.from({ length: lesson.players }, (_, seat) => {
    const mine = seat === lesson.seat;
    return {
      seat,
      kind: mine ? 'person' : 'bot',
      name: mine ? name : '',
      colour: mine ? colour : '',
      level: mine ? null : 'easy',
      present: true,
      left: false,
    };
  });
}
