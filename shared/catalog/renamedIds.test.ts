import fc from 'fast-check';
import { expect, test } from 'vitest';
import { uniqueIds } from './catalog.ts';
import { idHash } from './idSet.ts';
import { renamedIds } from './renamedIds.ts';

test.each([500_000, 1])(
  'ids are those that `uniqueIds` finds, from %d of them on by those that may be equal',
  (many) => {
    const others = Array.from({ length: 100 }, (_, i) => `c${i}`);
    const id = fc.constantFrom('a', 'b', 'a~2', 'a~2~2', '', 'b~3');
    fc.assert(
      fc.property(fc.array(id), fc.nat(100), (some, place) => {
        const ids = [...others.slice(0, place), ...some, ...others.slice(place)];
        const written = (entry: number) => ids[entry] as string;
        const renamed = renamedIds({ count: ids.length, written, hash: (entry) => idHash(written(entry)) }, many);
        const unique = uniqueIds();
        const wanted = ids.map((one) => unique(one));
        expect(ids.map((one, entry) => renamed.get(entry) ?? one)).toEqual(wanted);
        expect([...renamed.keys()]).toEqual(ids.flatMap((one, entry) => (wanted[entry] === one ? [] : [entry])));
      }),
    );
  },
);
