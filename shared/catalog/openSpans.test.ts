import fc from 'fast-check';
import { expect, test } from 'vitest';
import { OpenSpans } from './openSpans.ts';

type Span = { readonly name: string };

const step = fc.record({ act: fc.constantFrom('push', 'take', 'takeWithin'), name: fc.constantFrom('a', 'b', 'c') });

test('gives what a look through all open spans gives', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      const open = new OpenSpans<Span>(({ name }) => name);
      const list: Span[] = [];
      for (const { act, name } of steps) {
        const index = list.findLastIndex((span) => span.name === name);
        expect([open.has(name), open.innermost]).toEqual([index >= 0, list.at(-1)]);
        if (act === 'push') {
          const span = { name };
          open.push(span);
          list.push(span);
        } else if (act === 'take') {
          expect(open.take(name)).toBe(list[index]);
          if (index >= 0) list.splice(index, 1);
        } else {
          expect(open.takeWithin(name)).toBe(list[index]);
          if (index >= 0) list.length = index;
        }
        expect(open.left()).toEqual(list);
        expect(open.innermost).toBe(list.at(-1));
      }
    }),
  );
});

test('looks at a span when it is opened and when it is closed, and never at the others', () => {
  let looks = 0;
  const open = new OpenSpans<Span>(({ name }) => {
    looks++;
    return name;
  });
  for (let i = 0; i < 1000; i++) {
    open.push({ name: 'i' });
    open.take('b');
    open.takeWithin('b');
  }
  expect(looks).toBe(1000);
  while (open.takeWithin('i'));
  expect(looks).toBe(2000);
});
