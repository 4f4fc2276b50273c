import { pushAll } from '../../catalog/pushAll.ts';
import type { TextEdit } from '../../catalog/textRange.ts';
import { membersOf } from '../../encoding/packageMembers.ts';
import { readAttributes } from '../../xml/attributes.ts';
import { editAttribute } from '../../xml/editAttribute.ts';
import { withoutProlog } from '../../xml/withoutProlog.ts';
import type { LinkedNames } from './officeFormat.ts';

/** A column of a table, by the offset of its tag in the virtual text. */
interface Column {
  readonly tag: number;
  readonly name: string;
  /** What stands in its row of totals. */
  readonly label: string | undefined;
}

interface SheetTable {
  readonly columns: readonly Column[];
  /** Formulas of the workbook call columns by their names: `Stock[Price]`. */
  readonly named: boolean;
}

/**
 * The columns of the tables of a workbook (ECMA-376-1 §18.5.1.3). A column is called what its heading cell says:
 * otherwise Excel finds the workbook damaged and takes the table out of it. So a column gets the name that its heading
 * becomes; where formulas use the names, headings stay as they are.
 */
export const sheetTables: LinkedNames = {
  // shared strings and texts of cells, not comments and shapes
  isLinked: (text, start) => /^<(?:\w+:)?(?:si|is)[\s/>]/.test(text.slice(start, start + 64)),
  fixed: {
    texts: (text) =>
      new Set(tablesOf(text).flatMap(({ named, columns }) => (named ? columns.map(({ name }) => name) : []))),
    note: 'It is the heading of a table’s column that formulas call by its name: change it in Excel.',
  },
  rename(text, renames) {
    const tables = tablesOf(text);
    const refused = new Set(tables.flatMap((table) => clashes(table, renames)));
    const edits: TextEdit[] = [];
    for (const { tag, name, label } of tables.flatMap(({ columns }) => columns)) {
      const heading = refused.has(name) ? undefined : renames.get(name);
      const total = label === undefined || refused.has(label) ? undefined : renames.get(label);
      if (heading !== undefined) pushAll(edits, changed(text, tag, 'name', heading));
      if (total !== undefined) pushAll(edits, changed(text, tag, 'totalsRowLabel', total));
    }
    return { edits, refused };
  },
};

function tablesOf(text: string): SheetTable[] {
  return membersOf(text).flatMap(({ start, end, note }): SheetTable[] => {
    const head = text.slice(start, Math.min(end, start + 4096));
    if (!/^<(?:\w+:)?table\s/.test(withoutProlog(head))) return [];
    const columns = [...text.slice(start, end).matchAll(/<(?:\w+:)?tableColumn\s/g)].map((match): Column => {
      const tag = start + match.index;
      const attributes = readAttributes(text, tag);
      const label = attributes.get('totalsRowLabel');
      return { tag, name: unescaped(attributes.get('name') ?? ''), label: label && unescaped(label) };
    });
    return [{ columns, named: note !== undefined }];
  });
}

/**
 * Names of a table's columns that would become the same, empty or too long; capitals make no difference. What stays as it
 * is makes no clash, whatever another program wrote there.
 */
function clashes({ columns }: SheetTable, renames: ReadonlyMap<string, string>): string[] {
  const after = columns.map(({ name }) => (renames.get(name) ?? name).toLowerCase());
  return columns.flatMap(({ name }, i) => {
    const header = after[i] ?? '';
    const bad = header.trim() === '' || header.length > 255 || after.indexOf(header) !== after.lastIndexOf(header);
    return bad && (renames.get(name) ?? name) !== name ? [name] : [];
  });
}

function changed(text: string, tag: number, attribute: string, value: string): TextEdit[] {
  const edit = editAttribute(text, tag, attribute, escaped(value));
  return edit ? [edit] : [];
}

/** Characters that an `ST_Xstring` writes with their numbers (ECMA-376-1 §22.9.2.19). */
const unescaped = (name: string) =>
  name.replace(/_x([0-9a-f]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

const escaped = (name: string) =>
  name
    .replace(/_x[0-9a-f]{4}_/gi, '_x005F$&')
    .replace(/[\n\t]/g, (sign) => `_x${sign.charCodeAt(0).toString(16).padStart(4, '0')}_`);
