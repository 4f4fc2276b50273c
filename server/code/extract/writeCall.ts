import { type Sentence, say } from '../../../shared/sentences/sentence.ts';
import type { CodeLibrary } from './codeLibrary.ts';
import type { ExtractedMessage } from './messageText.ts';
import type { Access, TagPart, TextPlace, ValuePart } from './textPlace.ts';

/** What a call is written from. */
export interface CallToWrite {
  readonly place: TextPlace;
  readonly access: Access;
  readonly library: CodeLibrary;
  /** As the code names it: without what the code puts in front itself, with a namespace where that is needed. */
  readonly key: string;
  readonly message: ExtractedMessage;
  /** True where the code keeps the text beside the key: `defaultMessage` of FormatJS. */
  readonly keepsText: boolean;
  /** The quotes that the file writes. */
  readonly quote: string;
  /** True in the markup of a Svelte component, which puts values in single braces. */
  readonly isSvelte: boolean;
  /** True in TypeScript. */
  readonly isTyped: boolean;
}

/** An edit of the code around a text. */
export interface WrittenCall {
  readonly start: number;
  readonly end: number;
  readonly newText: string;
}

/**
 * The call that asks for a text, in place of the text.
 *
 * @returns a sentence where the library has no such call there.
 * @example writeCall({ place, access, key: 'cart.title', … }); // { newText: "{t('cart.title')}", … }
 */
export function writeCall(call: CallToWrite): WrittenCall | Sentence {
  const { place, library } = call;
  const { start, end } = place.range;
  if (library.call !== undefined) return { start, end, newText: inSetting(call, fromTemplate(call, library.call)) };
  switch (library.name) {
    case 'angular':
      return marked(call);
    case 'ngx-translate':
    case 'transloco':
      return { start, end, newText: place.setting === 'string' ? callOf(call) : piped(call, library.name) };
    case 'react-intl':
      return { start, end, newText: formatJs(call) };
    default:
      if (call.message.tags.length > 0 && library.name === 'i18next')
        return { start, end, newText: transElement(call) };
      return { start, end, newText: inSetting(call, callOf(call)) };
  }
}

/** An expression where the text stood: in braces between elements, bound in an attribute. */
function inSetting({ place, isSvelte }: CallToWrite, expression: string): string {
  const { setting, role } = place;
  if (setting === 'jsx-text' || setting === 'jsx-attribute') return `{${expression}}`;
  if (setting === 'markup-text') return isSvelte ? `{${expression}}` : `{{ ${expression} }}`;
  if (setting !== 'markup-attribute') return expression;
  return isSvelte ? `${role}={${expression}}` : `:${role}="${expression}"`;
}

function callOf({ access, key, message, library, ...rest }: CallToWrite): string {
  const isStrict = library.name === 'next-intl' && rest.isTyped;
  const values = isStrict ? message.arguments.map((value) => orNothing(value, message.text)) : message.arguments;
  const passed = objectOf(values, message.tags);
  const given = passed && library.name === 'svelte-i18n' ? `{ values: ${passed} }` : passed;
  const rich = message.tags.length > 0 ? '.rich' : '';
  return `${access.callee}${rich}(${quoted(key, quoteIn(rest))}${given ? `, ${given}` : ''})`;
}

/** A value that may be undefined, which JSX shows as nothing and the types of next-intl refuse; numbers that decide about forms are none. */
function orNothing({ name, code }: ValuePart, text: string): ValuePart {
  const isPath = /^[\w$.[\]'"]+$/.test(code) && !/\.(?:length|size)$/.test(code);
  // A sum is never undefined, and TypeScript refuses to ask it.
  const mayLack = isPath || (code.includes('?.') && !/[-+*/%<>=`]|\?\?/.test(code));
  if (!mayLack || text.includes(`{${name}, `)) return { name, code };
  return { name, code: /\|\||&&|\?(?!\.)/.test(code) ? `(${code}) ?? ''` : `${code} ?? ''` };
}

function fromTemplate({ key, message, ...rest }: CallToWrite, template: string): string {
  const passed = objectOf(message.arguments);
  return template
    .replace(/(['"`]?)\{key\}\1/g, (_, quote: string) =>
      quote ? quoted(key, quote === '`' ? quote : quoteIn(rest)) : key,
    )
    .replace(/(?:,|(?<![,\s]))\s*\{arguments\}/g, (whole) =>
      passed ? whole.replace('{arguments}', () => passed) : '',
    );
}

/** `{ name, total: cart.total, b: (chunks) => <b>{chunks}</b> }`; undefined without arguments and tags. */
function objectOf(passed: readonly ValuePart[], tags: readonly TagPart[] = []): string | undefined {
  const members = [
    ...passed.map(({ name, code }) => (name === code ? name : `${name}: ${code}`)),
    ...tags.map(({ tag, open, close }) => {
      return close === undefined ? `${tag}: () => ${open} />` : `${tag}: (chunks) => ${open}>{chunks}${close}`;
    }),
  ];
  return members.length > 0 ? `{ ${members.join(', ')} }` : undefined;
}

/** The element of react-i18next for a message with tags; it finds its elements by the names of the tags. */
function transElement({ access, key, message }: CallToWrite): string {
  const { arguments: passed, tags, counted } = message;
  const values = objectOf(passed.filter(({ code }) => code !== counted?.code));
  const attributes = [
    `i18nKey=${attribute(key)}`,
    ...(access.namespaces.length > 0 || access.prefix !== '' ? [`t={${access.callee}}`] : []),
    ...(counted ? [`count={${counted.code}}`] : []),
    ...(values ? [`values={${values}}`] : []),
    `components={{ ${tags.map(({ tag, open }) => `${tag}: ${open} />`).join(', ')} }}`,
  ];
  return `<Trans ${attributes.join(' ')} />`;
}

function formatJs({ place, access, key, message, keepsText, quote }: CallToWrite): string {
  const passed = objectOf(message.arguments, message.tags);
  if (place.setting === 'jsx-text') {
    const text = keepsText ? ` defaultMessage=${attribute(message.text)}` : '';
    return `<FormattedMessage id=${attribute(key)}${text}${passed ? ` values={${passed}}` : ''} />`;
  }
  const text = keepsText ? `, defaultMessage: ${quoted(message.text, quote)}` : '';
  const expression = `${access.callee}({ id: ${quoted(key, quote)}${text} }${passed ? `, ${passed}` : ''})`;
  return place.setting === 'jsx-attribute' ? `{${expression}}` : expression;
}

/** A string as the value of an attribute of JSX, where backslashes are characters. */
function attribute(value: string): string {
  return /["&\n]/.test(value) ? `{${quoted(value, "'")}}` : `"${value}"`;
}

/** `{{ 'key' | translate: { name: name } }}` of Angular. */
function piped({ place, key, message }: CallToWrite, library: 'ngx-translate' | 'transloco'): string {
  const members = message.arguments.map(({ name, code }) => `${name}: ${code}`);
  const passed = members.length > 0 ? `: { ${members.join(', ')} }` : '';
  const expression = `${quoted(key, "'")} | ${library === 'transloco' ? 'transloco' : 'translate'}${passed}`;
  if (place.setting === 'markup-text') return `{{ ${expression} }}`;
  if (place.setting !== 'markup-attribute') return `(${expression})`;
  // Of ARIA an element has no property that could be bound.
  return `[${place.role?.startsWith('aria-') ? 'attr.' : ''}${place.role}]="${expression}"`;
}

/** The marks by which Angular's own extractor finds a text: the text stays. */
function marked({ place, key }: CallToWrite): WrittenCall | Sentence {
  const { setting, range, tagEnd, role, parts } = place;
  if (setting === 'markup-attribute') {
    return { start: range.end, end: range.end, newText: ` i18n-${role}="@@${key}"` };
  }
  if (setting === 'markup-text' && tagEnd !== undefined) {
    return { start: tagEnd, end: tagEnd, newText: ` i18n="@@${key}"` };
  }
  if (setting !== 'string') return say`Angular marks texts of an element: put an element around the text.`;
  const text = parts.map((part) => {
    if ('words' in part) return part.words.replace(/[\\`]|\$(?=\{)/g, '\\$&');
    return 'code' in part ? `\${${part.code}}:${part.name}:` : '';
  });
  return { ...range, newText: `$localize\`:@@${key}:${text.join('')}\`` };
}

/** In an attribute of a template the quotes around it are taken. */
function quoteIn({ place, quote }: Pick<CallToWrite, 'place' | 'quote'>): string {
  return place.setting === 'markup-attribute' || place.setting === 'template-string' ? "'" : quote;
}

function quoted(text: string, quote: string): string {
  return quote + text.replaceAll('\\', '\\\\').replaceAll(quote, `\\${quote}`).replaceAll('\n', '\\n') + quote;
}
