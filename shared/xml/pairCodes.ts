import type { InlineCode } from '../catalog/content.ts';
import { pushTo } from '../catalog/pushTo.ts';

/** Makes codes that open or close nothing stand alone, so that open and close always come in pairs. */
export function pairCodes(codes: readonly InlineCode[]): readonly InlineCode[] {
  const open = new Map<string, number[]>();
  const paired = new Set<number>();
  for (const [i, code] of codes.entries()) {
    if (code.kind === 'open') {
      pushTo(open, code.id, i);
    } else if (code.kind === 'close') {
      const start = open.get(code.id)?.pop();
      if (start !== undefined) paired.add(start).add(i);
    }
  }
  return codes.map((code, i) =>
    code.kind === 'standalone' || paired.has(i) ? code : { ...code, kind: 'standalone' as const },
  );
}
