import type { Attributes } from '../../xml/attributes.ts';

/** Properties of a form that are texts (`$this.Text`); its others are layout and names of the designer. */
const formTexts =
  /^(?:Text|Title|Caption|Content|Header|HeaderText|Description|Message|HelpString|AccessibleName|AccessibleDescription|ToolTip\w*|BalloonTip\w+)$/;

/** Properties of controls that are written as strings and that nobody reads. */
const silent = new Set(
  (
    'Name Type Parent ZOrder Tag ImeMode ImageKey ImageIndex SelectedImageKey StateImageKey Image BackgroundImage Icon ' +
    'Font Size ClientSize Location Anchor Dock Margin Padding RightToLeft Cursor PasswordChar HelpKeyword HelpNavigator ' +
    'DataMember DisplayMember ValueMember DefaultExt InitialDirectory'
  ).split(' '),
);

/** Properties of XAML elements that resources may set and that are no text (`Greeting.Width`). */
const xamlLayout =
  /^(?:(?:Min|Max)?(?:Width|Height)|Margin|Padding|FlowDirection|FontSize|FontFamily|FontWeight|FontStyle|Horizontal\w*Alignment|Vertical\w*Alignment|TextAlignment|TextWrapping|Visibility|Source|NavigateUri|Background|Foreground)$/;

/** What kind of file the names of a resource file belong to. */
export type ResxUse = 'strings' | 'form' | 'xaml';

/**
 * True for a `<data>` that holds a text for people: a string, no file or serialized object, no entry of the Windows
 * Forms designer (`>>button1.Name`) and no property that is layout.
 *
 * @example isText('$this.Text', attributes, 'form'); // true
 */
export function isText(name: string, attributes: Attributes, use: ResxUse): boolean {
  if (attributes.get('mimetype') !== undefined || name.startsWith('>>')) return false;
  const type = attributes.get('type');
  if (type !== undefined && !/^\s*System\.String\b/.test(type)) return false;
  const property = name.slice(Math.max(name.lastIndexOf('.'), name.lastIndexOf('/')) + 1);
  if (name.startsWith('$this.')) return formTexts.test(property);
  if (property === name) return true;
  return use === 'form' ? !silent.has(property) : use === 'strings' || !xamlLayout.test(property);
}
