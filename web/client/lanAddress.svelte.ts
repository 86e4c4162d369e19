/** The address under which others reach this house. */
import * as api from './api';

const ALONE = /^(localhost|127(\.\d+){3}|\[::1\])$/;

export class Address {
  /** Those that others may use; none, if the house is open to this machine alone. */
  places = $state.raw<string[]>([location.origin]);
  base = $state(location.origin);
  known = $state(true);

  constructor() {
    // This very machine is "localhost" to everybody: others need one of its addresses in the house.
    if (!ALONE.test(location.hostname)) return;
    this.places = [];
    this.known = false;
    api
      .whereabouts()
      .then(({ addresses }) => {
        this.places = addresses;
        this.base = addresses[0] ?? this.base;
      })
      .catch(() => undefined)
      .finally(() => (this.known = true));
  }

  /** A link that brings somebody to a table with a key. */
  link(table: string, opens: 'watch' | 'invite', key: string): string {
    return `${this.base}/table/${table}#${opens}=${encodeURIComponent(key)}`;
  }
}
