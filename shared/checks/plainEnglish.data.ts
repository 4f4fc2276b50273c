/**
 * Words of user interfaces that are English and nothing else: no language of the Latin script that writes programs has
 * them as words of its own or has taken them over. Counted in open projects, where none of at least a dozen
 * translations into at least five languages, or hardly one, is the English word; words that single languages use too
 * (“open” of Dutch, “error” of Spanish, “download” of German) are not here. In lower case.
 */
export const plainEnglish: ReadonlySet<string> = new Set(
  `about above accept add advanced after again agree align allow also always and appearance apply arrow back
  background because been behavior behaviour below between black blue both browse button buttons cancel categories
  category changed changes character characters check choose clear close clothing colour comments connect
  connected copied copy could create created cut dark day days delete deleted deletion deselect did disable
  disabled disagree discard dismiss does done draw drawing each eat editing either empty enable enabled eraser
  every failed favorite favorites favourite favourites fill finish finished first foldable folder folders forgot
  found four friday from fullscreen get gray green grey have height hidden hide history hour hours how ignore
  ignored insert into january july june language languages last layers leave length less library line lines
  loading lock locked made make missing modified monday month months must need needed never new next none nothing
  other others overview owner paste pending picture pictures please preferences previous properties published put
  quit reason redo refresh reload rename renamed repeat replace replaced reply required restore result results
  retry saturday save saved saving search second seconds select selected send sent settings shapes share shared
  sharp should show shown skip small started subtitle success sunday than that the their then there these they
  third this those three thumbnail thursday today tomorrow translation translations trash try tuesday undo unknown
  unlock untitled updated uploading username value values view waiting warning warnings wednesday weeks welcome
  what when where which while white who whose why width with without words world would wrong year years yellow yes
  yesterday you your`.split(/\s+/),
);
