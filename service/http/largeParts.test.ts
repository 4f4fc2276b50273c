import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cutLargeParts } from './largeParts.ts';

/** The fields of a body as the platform reads them, with what was taken out of it put back. */
async function fieldsOf(body: Uint8Array, type: string, cut: boolean): Promise<unknown> {
  const { rest, contents } = cut ? cutLargeParts(body, type) : { rest: body, contents: new Map<string, Uint8Array>() };
  if (cut) expect(rest.length).toBeLessThan(150_000);
  const form = await new Response(rest as Uint8Array<ArrayBuffer>, { headers: { 'content-type': type } }).formData();
  return Promise.all(
    [...form].map(async ([name, value]) => {
      const bytes = typeof value === 'string' ? Buffer.from(value) : Buffer.from(await value.arrayBuffer());
      const whole = contents.get(bytes.toString()) ?? bytes;
      return [name, typeof value === 'string' ? '' : value.name, Buffer.from(whole).toString('latin1')];
    }),
  );
}

test('a form reads the same with its large contents taken out', async () => {
  const piece = fc.constantFrom('\r\n', '--', '\r\n--B', 'boundary', 'x', '\0', 'content', 'ÿ', '\r\n\r\n');
  const content = fc
    .tuple(fc.array(piece, { maxLength: 8 }), fc.constantFrom(0, 3, 70_000, 200_000))
    .map(([pieces, size]) => Buffer.from(pieces.join('') + 'y'.repeat(size) + pieces.reverse().join(''), 'latin1'));
  await fc.assert(
    fc.asyncProperty(fc.array(content, { maxLength: 4 }), async (parts) => {
      const form = new FormData();
      form.set('target_lang', 'de');
      for (const [i, part] of parts.entries())
        form.append(i % 2 === 0 ? 'file' : 'other', new File([part], `ä ${i}.docx`));
      const request = new Response(form);
      const type = request.headers.get('content-type') ?? '';
      const body = new Uint8Array(await request.arrayBuffer());
      expect(await fieldsOf(body, type, true)).toEqual(await fieldsOf(body, type, false));
    }),
    { numRuns: 60 },
  );
});

test('a quoted boundary is one, and what is no form, breaks off or is in base64 is left alone', () => {
  const part = (header: string, content: string) =>
    `--a b\r\nContent-Disposition: form-data; name="file"${header}\r\n\r\n${content}\r\n`;
  const long = 'z'.repeat(100_000);
  const cut = (text: string, type = 'multipart/form-data; boundary="a b"') => cutLargeParts(Buffer.from(text), type);
  const { rest, contents } = cut(`${part('', long)}--a b--\r\n`);
  expect([...contents.values()].map(String)).toEqual([long]);
  expect(Buffer.from(rest).toString()).toBe(`${part('', [...contents.keys()][0] ?? '')}--a b--\r\n`);
  for (const text of [part('', long), `${part('\r\nContent-Transfer-Encoding: base64', long)}--a b--`, long, '']) {
    expect(cut(text).contents.size).toBe(0);
  }
  expect(cut(`${part('', long)}--a b--`, 'multipart/form-data').contents.size).toBe(0);
});
