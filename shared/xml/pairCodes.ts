import type { InlineCode } from '../catalog/content.ts';
import { pushTo } from '../catalog/pushTo.ts';

/** Makes codes that open or close nothing stand alone, so that open and close always come in pairs. */
export function pairCodes(codes: readonly InlineCode[]): readonly InlineCode[] {
  if (isNested(codes)) return codes;
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

/** Whether each code that closes something closes the one that was opened last, and all are closed, as nearly everywhere. */
function isNested(codes: readonly InlineCode[]): boolean {
  const open: string[] = [];
  for (const { kind, id } of codes) {
    if (kind === 'open') open.push(id);
    else if (kind === 'close' && open.pop() !== id) return false;
  }
  return open.length === 0;
}
