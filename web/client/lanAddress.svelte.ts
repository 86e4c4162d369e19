/** The address under which others reach this server. */
import * as api from './api';

const ALONE = /^(localhost|127(\.\d+){3}|\[::1\])$/;

export class Address {
  /** Addresses that others can use; none if only this machine can reach the server. */
  places = $state.raw<string[]>([location.origin]);
  base = $state(location.origin);
  known = $state(true);

  constructor() {
    // "localhost" is a different machine for everybody else: they need one of the server's LAN addresses.
    if (!ALONE.test(location.hostname)) return;
    this.places = [];
    this.known = false;
    api
      .lanAddresses()
      .then(({ addresses }) => {
        this.places = addresses;
        this.base = addresses[0] ?? this.base;
      })
      .catch(() => undefined)
      .finally(() => (this.known = true));
  }

  /** A link to a table, with an access key in its fragment. */
  link(table: string, opens: 'watch' | 'invite', key: string): string {
    return `${this.base}/table/${table}#${opens}=${encodeURIComponent(key)}`;
  }
}
