/** Something the server refuses, and why; the phrase is `refusal-CODE`. */
const PASSING = ['no-answer', 'not-stored', 'too-fast', 'too-many-sockets'];

export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly facts: Record<string, unknown> = {},
    readonly clause: string | null = null,
  ) {
    super(code);
  }

  /** Whether the failure may be temporary, so that a retry may help. */
  get mayPass(): boolean {
    return PASSING.includes(this.code);
  }
}

/** Any error as a Refusal; one that is not ours is a lost connection. */
export function asRefusal(error: unknown): Refusal {
  return error instanceof Refusal ? error : new Refusal('no-answer');
}
