import type { Message, MessageUnit } from '../../messages/message.ts';
import { say } from '../../sentences/sentence.ts';
import type { SegmentCheck } from '../contract/check.ts';
import { changeTo } from '../contract/replacing.ts';
import { sidesOf } from '../contract/sides.ts';
import { fact } from '../contract/traits.ts';
import { unitKey } from './freePlaceholders.ts';

/** A placeholder of the translation that shows its value without the format that the source gives it. */
export const placeholderFormat: SegmentCheck = {
  id: 'placeholder-format',
  severity: 'warning',
  summary: 'A placeholder lost the format that it has in the source',
  needs: { segment: fact.source | fact.differs, units: 'any' },
  mayFind: (segment, _traits, { message }) => mayBeShown(message(segment, 'source')),
  *run(segment, context) {
    const sides = sidesOf(segment, context);
    if (!sides) return;
    const wanted = shownAs(sides.source);
    if (wanted.size === 0) return;
    // Directives without numbers count for each other by their order, which is lost where there is one more or less.
    if (unnumbered(sides.source) !== unnumbered(sides.target)) return;
    const got = shownAs(sides.target);
    for (const [key, ours] of wanted) {
      const theirs = got.get(key);
      if (!theirs) continue;
      // Where the source shows the value in several ways, the translation may choose.
      const lost = ours.every(({ format }) => theirs.every((other) => loses(format, other.format)));
      const otherwise = theirs.filter((other) => ours.every(({ escaped }) => escaped !== other.escaped));
      for (const { unit, raw, escaped } of lost ? theirs : otherwise) {
        const [only, another] = new Set(ours.map((one) => one.raw));
        const written = only && another === undefined ? withName(only, raw, unit) : undefined;
        yield {
          start: unit.start,
          end: unit.end,
          message: lost
            ? say`“${raw}” lost the format of “${ours[0]?.raw ?? ''}”`
            : escaped
              ? say`“${raw}” is escaped, “${ours[0]?.raw ?? ''}” of the source is not`
              : say`“${raw}” is not escaped, “${ours[0]?.raw ?? ''}” of the source is`,
          data: { placeholder: raw },
          // Digits without their groups are read all the same.
          severity: lost && ours.every(({ format }) => isBareNumber(format)) ? 'info' : undefined,
          fix: written ? changeTo(written, unit) : undefined,
        };
      }
    }
  },
};

/** How many directives of printf have neither number nor name. */
const unnumbered = ({ units, value }: Message) =>
  units.filter(({ syntax, start }) => syntax === 'printf' && !/^%(?:\d+\$|[([])/.test(value.slice(start, start + 5)))
    .length;

interface Shown {
  readonly unit: MessageUnit;
  readonly raw: string;
  /** Empty where the placeholder leaves it to the program. */
  readonly format: Format;
  /** False for `{{- name}}` of i18next, which puts markup in as it is. */
  readonly escaped: boolean;
}

/** `number`, `date`; or all of it, where a syntax knows no kinds; and how it is shown. */
interface Format {
  readonly kind: string;
  readonly style: string;
}

const plain: Format = { kind: '', style: '' };

/** A number that is only grouped as its language does it: `{{count, number}}`, `{n, number}`. */
const isBareNumber = ({ kind, style }: Format) =>
  kind === 'number' ? /^(?:integer)?$/.test(style) : kind === 'any' && style === 'number';

/** Whether a placeholder may say how its value is shown: most are a sign and a letter, which say nothing. */
function mayBeShown({ units }: Message): boolean {
  return units.some(({ type, syntax, start, end }) => type === 'placeholder' && end - start > 2 && syntax in readers);
}

function shownAs(message: Message): ReadonlyMap<string, Shown[]> {
  const shownByKey = new Map<string, Shown[]>();
  for (const unit of message.units) {
    if (unit.type !== 'placeholder') continue;
    const read = readers[unit.syntax];
    if (!read) continue;
    const raw = message.value.slice(unit.start, unit.end);
    const shown = { unit, raw, format: read(raw), escaped: unit.syntax !== 'i18next' || !raw.startsWith('{{-') };
    const key = unitKey(unit);
    const earlier = shownByKey.get(key);
    if (earlier) earlier.push(shown);
    else shownByKey.set(key, [shown]);
  }
  return shownByKey;
}

/** Another format of the same value is the translator's choice (`{0:MM/dd}`, `{0:dd.MM.}`); none at all is not. */
function loses(ours: Format, theirs: Format): boolean {
  if (ours.kind === '' || theirs.style !== '') return false;
  if (theirs.kind === '') return true;
  // A number in its usual form where the source asks for percent or a currency; a date has a usual form of its own.
  return ours.kind === 'number' && theirs.kind === 'number' && ours.style !== '' && ours.style !== 'integer';
}

/** The format of a placeholder, by what its syntax writes into it. */
const readers: Partial<Readonly<Record<MessageUnit['syntax'], (raw: string) => Format>>> = {
  i18next: (raw) => ofStyle(/^[^,]*,([^}]*)/.exec(raw)?.[1]),
  icu: ofMessageFormat,
  // A number without a style is shown in the same way as an argument without a type.
  java(raw) {
    const format = ofMessageFormat(raw);
    return format.kind === 'number' && (format.style === '' || format.style === 'integer') ? plain : format;
  },
  dotnet: (raw) => ofStyle(/^[^:]*:(.*)\}$/s.exec(raw)?.[1]),
  'python-brace': ofBraces,
  // Of a library that nobody named: only numbered ones have formats everywhere.
  brace: (raw) => (/^\{\d+:/.test(raw) ? ofBraces(raw) : plain),
  printf: (raw) => ofStyle(decimals.exec(raw)?.[0]),
  ruby: (raw) => ofStyle(decimals.exec(raw)?.[0]),
};

/** Decimals of a number, or zeros in front of one, in whatever digits. */
const decimals = /\.\d+(?=[a-zA-Z]*[eEfFgG])|(?<=^%(?:\d+\$|\([^()]*\)|<[^<>]*>)?I?)0\d+(?=[dxX])/;

/** Width and alignment are for columns, which a translation sets for itself. */
function ofBraces(raw: string): Format {
  return ofStyle(/^[^:]*:(?!(?:.?[<>^=])?[-+ ]?(?:\d|\{\w*\})*[sd]?\}$)(.*)\}$/s.exec(raw)?.[1]);
}

const ofStyle = (style = ''): Format => (style.trim() === '' ? plain : { kind: 'any', style: style.trim() });

function ofMessageFormat(raw: string): Format {
  const [, kind, style = ''] = /^\{[^,{}]*,\s*(number|date|time)\s*(?:,([\s\S]*))?\}$/.exec(raw) ?? [];
  return kind === undefined ? plain : { kind, style: style.trim() };
}

/** What a directive is called by: its number or its name. */
const name = /^%(?:\d+\$|\([^()]*\)|\[\d+\])?/;

/** The placeholder of the source, numbered as that of the translation is. */
function withName(ours: string, theirs: string, { syntax }: MessageUnit): string {
  return syntax === 'printf' ? ours.replace(name, () => name.exec(theirs)?.[0] ?? '%') : ours;
}
