/** What DITA recommends to translators for one element. */
interface ElementRow {
  readonly name: string;
  /**
   * `block`: a segment, or a container of segments. `inline`: a part of the sentence around it. `subflow`: may stand
   * within a sentence, and is no part of it.
   */
  readonly flow: 'block' | 'inline' | 'subflow';
  /**
   * Whether its text is translated: `yes`; `no`, what is empty or has no words included; `kept` where the tables say
   * yes, and what stands there are names, numbers, dates, code or mathematics: it is left alone, as `no` is.
   */
  readonly text: 'yes' | 'no' | 'kept';
}

/**
 * “Element-by-element recommendations for translators” of DITA 2.0, Base and Technical Content, and of DITA 1.3 for what
 * is not in 2.0 any more and for learning and training. Pictures, films and their descriptions are subflows here, as they
 * may stand within a sentence; titles of books are blocks, as each is a text by itself.
 */
export const elements: readonly ElementRow[] = `
abbreviated-form inline yes
abbrevlist block yes
abstract block yes
alt subflow yes
amendments block yes
anchor subflow no
anchorref block yes
apiname inline yes
appendices block yes
appendix block yes
approved block no
area block yes
attributedef block no
audience block kept
audio subflow yes
author block kept
authorinformation block kept
b inline yes
backmatter block yes
bibliolist block yes
body block yes
bodydiv block yes
bookabstract block yes
bookchangehistory block no
bookevent block no
bookeventtype block no
bookid block no
booklibrary block yes
booklist block yes
booklists block yes
bookmap block yes
bookmeta block yes
booknumber block no
bookowner block no
bookpartno block no
bookrestriction block no
bookrights block no
booktitle block yes
booktitlealt block yes
boolean inline no
brand block kept
category block kept
cause block yes
change-completed block no
change-historylist block no
change-item block no
change-organization block no
change-person block no
change-request-id block no
change-request-reference block no
change-request-system block no
change-revisionid block no
change-started block no
change-summary block no
chapter block yes
chdesc block yes
chdeschd block yes
chhead block yes
choice block yes
choices block yes
choicetable block yes
choption block yes
choptionhd block yes
chrow block yes
cite inline yes
cmd block yes
cmdname inline yes
codeblock block kept
codeph inline yes
coderef subflow no
colophon block yes
colspec block no
completed inline no
component block kept
conbody block yes
conbodydiv block yes
concept block yes
condition block yes
consequence block yes
context block yes
coords block no
copyrfirst block no
copyrholder block kept
copyright block kept
copyrlast block no
copyryear block kept
created block kept
critdates block kept
data subflow no
data-about subflow no
day inline no
dd block yes
ddhd block yes
dedication block yes
defaultSubject block yes
delim inline yes
desc subflow yes
dita block yes
ditavalmeta block kept
ditavalref block kept
div block yes
dl block yes
dlentry block yes
dlhead block yes
draft-comment subflow no
draftintro block yes
dt block yes
dthd block yes
dvrKeyscopePrefix block no
dvrKeyscopeSuffix block no
dvrResourcePrefix block no
dvrResourceSuffix block no
edited block no
edition block no
elementdef block no
em inline yes
entry block yes
enumerationdef block yes
equation-block block kept
equation-figure block yes
equation-inline subflow kept
equation-number inline yes
example block yes
fallback subflow yes
featnum block kept
fig block yes
figgroup block yes
figurelist block yes
filepath inline yes
fn subflow yes
foreign subflow kept
fragment block yes
fragref inline yes
frontmatter block yes
glossAbbreviation block yes
glossAcronym block yes
glossAlt block yes
glossAlternateFor block yes
glossarylist block yes
glossbody block yes
glossdef block yes
glossentry block yes
glossgroup block yes
glossPartOfSpeech block yes
glossProperty block yes
glossref block yes
glossScopeNote block yes
glossShortForm block yes
glossStatus block no
glossSurfaceForm block yes
glossSymbol subflow yes
glossSynonym block yes
glossterm block yes
glossUsage block yes
groupchoice block yes
groupcomp block yes
groupseq block yes
hasInstance block yes
hasKind block yes
hasNarrower block yes
hasPart block yes
hasRelated block yes
hazardstatement block yes
hazardsymbol subflow yes
howtoavoid block yes
hwcontrol inline yes
i inline yes
image subflow yes
imagemap block yes
include inline yes
index-base subflow no
index-see subflow yes
index-see-also subflow yes
index-sort-as subflow yes
indexlist block yes
indexterm subflow yes
indextermref subflow no
info block yes
isbn block no
itemgroup block yes
keydef block yes
keytext block yes
keyword inline yes
keywords block yes
kwd inline yes
lcAnswerContent block yes
lcAnswerOption block yes
lcAnswerOptionGroup block yes
lcArea block yes
lcAreaCoords block no
lcAreaShape block no
lcAsset block yes
lcAudience block yes
lcChallenge block yes
lcCorrectResponse block no
lcDuration block yes
lcFeedback block yes
lcFeedbackCorrect block yes
lcFeedbackIncorrect block yes
lcHotspot block yes
lcHotspotMap block yes
lcInstruction block yes
lcInstructornote block yes
lcInteraction block yes
lcIntro block yes
lcItem block yes
lcLom block no
lcMatching block yes
lcMatchingHeader block yes
lcMatchingItem block yes
lcMatchingItemFeedback block yes
lcMatchingPair block yes
lcMatchTable block yes
lcMultipleSelect block yes
lcNextSteps block yes
lcObjective block yes
lcObjectives block yes
lcObjectivesGroup block yes
lcObjectivesStem block yes
lcOpenAnswer block yes
lcOpenQuestion block yes
lcPrereqs block yes
lcProject block yes
lcQuestion block yes
lcQuestionBase block yes
lcResources block yes
lcReview block yes
lcSequence block no
lcSequenceOption block yes
lcSequenceOptionGroup block yes
lcSequencing block yes
lcSingleSelect block yes
lcSummary block yes
lcTime block no
lcTrueFalse block yes
learningAssessment block yes
learningAssessmentbody block yes
learningBase block yes
learningBasebody block yes
learningContent block yes
learningContentbody block yes
learningGroup block yes
learningObject block yes
learningOverview block yes
learningOverviewbody block yes
learningPlan block yes
learningPlanbody block yes
learningSummary block yes
learningSummarybody block yes
li block yes
line-through inline yes
lines block yes
link block yes
linkinfo block yes
linklist block yes
linkpool block yes
linktext block yes
linktitle block yes
longdescref subflow yes
longquoteref subflow no
lq block yes
mainbooktitle block yes
maintainer block no
map block yes
mapref block yes
mapresources block yes
markupname inline no
math subflow no
mathml subflow kept
mathml-d-foreign subflow kept
mathmlref inline no
media-autoplay subflow no
media-controls subflow no
media-loop subflow no
media-muted subflow no
media-source block no
media-track block no
menucascade inline yes
messagepanel block yes
metadata block yes
month inline no
msgblock block yes
msgnum inline yes
msgph inline yes
navref block no
navtitle block yes
no-topic-nesting block no
note block yes
notices block yes
numcharref inline no
object subflow yes
ol block yes
oper inline yes
option inline yes
organization block no
othermeta block kept
overline inline yes
p block yes
param block no
parameterentity inline no
parml block yes
parmname inline yes
part block yes
partno inline yes
pd block yes
permissions block kept
person block no
ph inline yes
platform block kept
plentry block yes
postreq block yes
pre block yes
preface block yes
prereq block yes
printlocation block no
prodinfo block kept
prodname block kept
prognum block kept
prolog block yes
propdesc block yes
propdeschd block yes
properties block yes
property block yes
prophead block yes
proptype block yes
proptypehd block yes
propvalue block yes
propvaluehd block yes
pt block yes
published block no
publisher block kept
publisherinformation block kept
publishtype block no
q inline yes
refbody block yes
refbodydiv block yes
reference block yes
refsyn block yes
related-links block yes
relatedSubjects block yes
relcell block yes
relcolspec block yes
relheader block yes
relrow block yes
reltable block yes
remedy block yes
repsep block yes
required-cleanup subflow no
resourceid block kept
responsibleParty block yes
result block yes
reviewed block no
revised block kept
revisionid inline no
row block yes
schemeref block yes
screen block yes
searchtitle block yes
section block yes
sectiondiv block yes
sep inline yes
series block kept
shape block no
shortcut inline yes
shortdesc block yes
simpletable block yes
sl block yes
sli block yes
sort-as subflow yes
source block kept
started inline no
state inline no
stentry block yes
step block yes
stepresult block yes
steps block yes
steps-informal block yes
steps-unordered block yes
stepsection block yes
steptroubleshooting block yes
stepxmp block yes
sthead block yes
strong inline yes
strow block yes
sub inline yes
subjectCell block yes
subjectdef block yes
subjectHead block yes
subjectHeadMeta block yes
subjectref block yes
subjectRel block yes
subjectRelHeader block yes
subjectRelTable block yes
subjectRole block yes
subjectScheme block yes
substep block yes
substeps block yes
subtitle block yes
summary block yes
sup inline yes
svg subflow no
svg-container subflow kept
svgref inline no
synblk block yes
synnote subflow yes
synnoteref inline yes
synph inline yes
syntaxdiagram block yes
systemoutput inline yes
table block yes
tablelist block yes
task block yes
taskbody block yes
tasktroubleshooting block yes
tbody block yes
term inline yes
tested block no
text inline yes
textentity inline no
tgroup block yes
thead block yes
title block yes
titlealt block yes
titlealts block yes
titlehint block yes
tm inline yes
toc block yes
topic block yes
topicapply block yes
topicCell block yes
topicgroup block yes
topichead block yes
topicid block no
topicmeta block yes
topicref block yes
topicset block yes
topicsetref block yes
topicsubject block yes
topicSubjectHeader block yes
topicSubjectRow block yes
topicSubjectTable block yes
trademarklist block yes
troublebody block yes
troubleshooting block yes
troubleSolution block yes
tt inline yes
tutorialinfo block yes
typeofhazard block yes
u inline yes
uicontrol inline yes
ul block yes
unknown subflow no
userinput inline yes
ux-window subflow no
var inline yes
varname inline yes
video subflow yes
video-poster subflow no
volume block no
vrm block kept
vrmlist block kept
wintitle inline yes
xmlatt inline no
xmlelement inline no
xmlnsname inline no
xmlpi inline no
xref inline yes
year inline no
`
  .trim()
  .split('\n')
  .map((line) => {
    const [name = '', flow, text] = line.split(' ');
    return { name, flow, text } as ElementRow;
  });

const named = (keep: (row: ElementRow) => boolean): ReadonlySet<string> =>
  new Set(elements.filter(keep).map(({ name }) => name));
const names = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/).filter(Boolean));

/** Elements that stand in running text and are part of its sentence. */
export const phrases = named(({ flow, text }) => flow === 'inline' && text === 'yes');

/** Elements in running text whose own text is none of its sentence: footnotes, index entries, pictures. */
export const asides = named(({ flow, text }) => flow === 'subflow' && text === 'yes');

/** Elements that are left alone, with all that is in them, unless they say `translate="yes"`. */
export const untouched = named(({ text }) => text !== 'yes');

/** Of the untouched ones those that may stand within a sentence. */
export const untouchedPhrases = named(({ flow, text }) => flow !== 'block' && text !== 'yes');

/** Blocks that may stand beside text in the same element; other elements beside text are taken for phrases. */
export const blocks = named(({ flow, text }) => flow === 'block' && text === 'yes');

/** Elements whose white space is kept as it is written; specialized ones say so by `class`. */
export const preformatted = names('pre lines screen msgblock codeblock');

/** Attributes whose values people read. */
export const textAttributes = names('navtitle alt spectitle reftitle specentry standby');

/** Attributes by which parts of a text are left out or kept for some readers, products or platforms. */
export const conditions = names('audience platform product props otherprops deliveryTarget');

/** Root elements of topics and maps, by which DITA is told from other XML. */
export const topicRoots = names(`
  topic concept task reference glossentry glossgroup troubleshooting map bookmap dita learningContent learningOverview
  learningSummary learningAssessment learningPlan subjectScheme
`);

/**
 * Elements of the base of which none is a specialization of another: what reuses one of them cannot be another
 * (DITA 1.3, 2.4.5.3).
 */
export const unrelated = names(
  'p ul ol sl dl li sli dlentry dt dd table simpletable row entry strow stentry section example note fig image pre lines lq title ph keyword term q cite xref fn',
);

/** The name of every element in the tables. */
export const knownElements = named(() => true);
