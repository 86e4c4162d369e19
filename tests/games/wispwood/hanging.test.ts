import { describe, expect, test } from 'vitest';

import { Hanging, start } from '../../../src/stolek/games/wispwood/web/forest/shapePreview.svelte';

const WAYS = { m12: ['n', 'e'], n12: ['n'], l13: ['w', 'n'] };

function hung(at: string, lay: string): Hanging {
  const hanging = new Hanging(WAYS);
  hanging.at = at;
  hanging.lay = lay;
  return hanging;
}

describe('a shape that hangs', () => {
  test('begins where it fits most often, near the middle', () => {
    expect(start(WAYS, 'l14')).toEqual({ lay: 'n', at: 'l13' });
    expect(start({}, 'm13')).toBeNull();
  });

  test('knows where it fits as it is', () => {
    const hanging = hung('m12', 'n');
    expect(hanging.fits).toBe(true);
    expect(hanging.places).toEqual(['m12', 'n12', 'l13']);
    hanging.turn();
    expect([hanging.lay, hanging.fits]).toEqual(['e', true]);
    hanging.by(0, 1);
    expect([hanging.at, hanging.fits]).toEqual(['n12', false]);
  });

  test('moves its wisp and stays where it is', () => {
    const hanging = hung('m12', 'n');
    hanging.shift();
    expect([hanging.at, hanging.lay]).toEqual(['m11', 's']);
  });

  test('turns until it fits, if it can', () => {
    const hanging = hung('l13', 'e');
    hanging.ease();
    expect(hanging.lay).toBe('w');
    const nowhere = hung('a1', 'e');
    nowhere.ease();
    expect(nowhere.lay).toBe('e');
  });

  test('stays with a wisp whose cell is settled', () => {
    const hanging = hung('m12', 'n');
    hanging.pinned = true;
    hanging.by(1, 0);
    hanging.shift();
    expect([hanging.at, hanging.lay]).toEqual(['m12', 's']);
  });
});
