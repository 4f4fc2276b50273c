/**
 * Words of user interfaces that are English and nothing else: no language of the Latin script that writes programs has
 * them as words of its own or has taken them over. Counted in open projects, where none of at least a dozen
 * translations into at least five languages, or hardly one, is the English word; words that several languages use too
 * (“open” of Dutch, “error” of Spanish, “download” of German) are not here. In lower case.
 */
export const plainEnglish: ReadonlySet<string> = new Set(
  `about above accept add address advanced after again agree align allow allowed also always and appearance apply
  arrow back background because been begin behavior behaviour below between black blocked blue both bottom browse
  button buttons cancel cannot categories category changed changes character characters check choose clear close
  clothing collapse colors colour comments connect connected copied copy could country create created cut dark day
  days delete deleted deletion denied deselect device devices did disable disabled disagree discard dismiss does
  done draw drawing each eat editing either empty enable enabled eraser every expand failed favorite favorites
  favourite favourites fill finish finished first foldable folder folders forgot found four friday friend friends
  from fullscreen get gray green grey have height hidden hide high history hour hours how ignore ignored insert
  into january july june key keys language languages last layers leave length less library line lines loading lock
  locked low made make missing modified monday month months must need needed never new next none nothing orders
  other others overview owner paste pending phone picture pictures please preferences previous properties
  published put quality queue quit reason redo refresh reload rename renamed repeat replace replaced reply
  required restore result results retry right rule rules saturday save saved saving screen search second seconds
  select selected send sent settings shadow shadows shapes share shared sharp should show shown size sizes skip
  small sort sorted speed started street subtitle success sunday target than that the their then there these they
  third this those three thumbnail thursday today toggle tomorrow translation translations trash try tuesday
  unable undo unknown unlock untitled updated uploading username users value values view voice waiting warning
  warnings wednesday weeks welcome what when where which while white who whose why width with without words world
  would wrong year years yellow yes yesterday you your`.split(/\s+/),
);

/** Words of that list which single languages write alike all the same (“colors” of Catalan, “send” of Danish). */
export const sharedEnglish: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries({
    button: 'de',
    categories: 'ca',
    colors: 'ca oc',
    have: 'da nb nn no',
    folder: 'id ms pl',
    queue: 'fr',
    send: 'da nb nn no',
    sort: 'da fr nb nn no pl',
    target: 'id it',
    thumbnail: 'de id it pt',
    username: 'id it',
  }).map(([word, languages]) => [word, new Set(languages.split(' '))]),
);
