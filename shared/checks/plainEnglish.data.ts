/**
 * Words of user interfaces that are English and nothing else: no language of the Latin script that writes programs has
 * them as words of its own or has taken them over. Counted in open projects, where none of at least a dozen
 * translations into at least five languages, or hardly one, is the English word; words that single languages use too
 * (“open” of Dutch, “error” of Spanish, “download” of German) are not here. In lower case.
 */
export const plainEnglish: ReadonlySet<string> = new Set(
  `accept add advanced agree align allow and appearance apply arrow back background behavior behaviour between black
  blue both browse button buttons cancel categories category changed changes character characters check choose clear
  close clothing colour comments connect connected copied copy create created cut dark day days delete deleted
  deletion deselect disable disabled disagree discard dismiss done draw drawing each eat editing either empty enable
  enabled eraser every failed favorite favorites favourite favourites fill finish finished first foldable folder
  folders forgot found four friday fullscreen gray green grey height hidden hide history hour hours ignore ignored
  insert january july june language languages last layers leave length less library line lines loading lock locked
  missing modified monday month months never new next none nothing other others overview owner paste
  pending picture pictures please preferences previous properties published quit reason redo refresh reload rename
  renamed repeat replace replaced reply required restore result results retry saturday save saved saving search second
  seconds select selected settings shapes share shared sharp shown skip small started subtitle success sunday third
  three thursday thumbnail today tomorrow translation translations trash try tuesday undo unknown unlock untitled
  updated uploading username value values view waiting warning warnings wednesday weeks welcome white width with
  without words world wrong year years yellow yes yesterday you your`.split(/\s+/),
);
