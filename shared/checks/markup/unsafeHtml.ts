import type { Content } from '../../catalog/content.ts';
import { isFormatCode } from '../../messages/markup.ts';
import { say } from '../../sentences/sentence.ts';
import type { SegmentCheck } from '../contract/check.ts';
import { fact, trait } from '../contract/traits.ts';
import { isCodeSpan } from '../texts/documentTags.ts';

const runs = 'script|iframe|frame|object|embed|applet';
/** These do nothing without an attribute; `<form>` may stand for a word: “/paint <form>”. */
const loads = 'base|meta|form';
/** Mallard, DocBook and others have a `<link>` of their own, which points elsewhere by another attribute. */
const link = '<\\s*link(?=\\s[^<>]{0,500}\\b(?:href|rel)\\s*=)';
const holds = 'svg|style';
const handler = `<[a-z][^<>]{0,500}?[\\s"'/]on[a-z]`;

/** Elements that run or load what they hold, handlers of events, and addresses that are programs (OWASP, XSS). */
const pattern = new RegExp(
  `<\\s*(?:${runs})(?=[\\s/>])|<\\s*(?:${loads}|${holds})(?=\\s[^<>]{0,500}=)|${link}|<\\s*(?:${holds})(?=\\s*\\/?>)|${handler}[a-z]{2,29}\\s*=|(?:javascript|vbscript)\\s*:(?=\\s*[\\w(])|data\\s*:\\s*text\\/html`,
  'gi',
);

/** A cheap look for what starts like such an element, or has such a handler. */
const element = new RegExp(`<\\s*(?:${runs}|${loads}|link|${holds})|${handler}`, 'i');
/** A cheap look for an address of this kind, which needs no tag. */
const program = /script\s*:|data\s*:/i;

/** Markup of the translation that can run a program, where the source has no such thing. */
export const unsafeHtml: SegmentCheck = {
  id: 'unsafe-html',
  severity: 'error',
  summary: 'The translation has markup that can run a program',
  explains: ['tag-extra'],
  needs: { segment: fact.source | fact.differs, target: trait.special | trait.sentence },
  mayFind: ({ target }) =>
    target !== undefined &&
    ((target.value.includes('<') && element.test(target.value)) ||
      (target.value.includes(':') && program.test(target.value))),
  *run({ source, target }) {
    if (!source || !target || isNameOfTag.test(target.value)) return;
    let sourceTags: Set<string> | undefined;
    for (const { 0: text, index } of target.value.matchAll(pattern)) {
      sourceTags ??= new Set(Array.from(source.value.matchAll(pattern), ([tag]) => kindOf(tag)));
      const kind = kindOf(text);
      if (sourceTags.has(kind) || isShown(target, index) || isFormatCode(target.value, index)) continue;
      yield {
        start: index,
        end: index + text.length,
        message: say`“${kind}” can run a program, and the source has none`,
        data: { found: kind },
      };
    }
  },
};

/** A tag by itself, which holds nothing and loads nothing: a list of tags names it so. */
const isNameOfTag = /^\s*<[a-z]+>\s*$/i;

/** Whether a place is in a code span of Markdown, which a page shows and does not run. */
const isShown = ({ codes }: Content, offset: number) =>
  codes.some((code) => isCodeSpan(code) && code.start <= offset && offset < code.end);

/** `<script`, `onclick=`, `javascript:`. */
function kindOf(text: string): string {
  const plain = text.toLowerCase().replace(/\s+/g, '');
  return /on[a-z]+=$/.exec(plain)?.[0] ?? plain;
}
