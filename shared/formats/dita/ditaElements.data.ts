const names = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/).filter(Boolean));

/**
 * Phrases: elements that stand in running text and are part of its sentence (DITA 1.3 part 3, “Element-by-element
 * recommendations for translators”: inline).
 */
export const phrases = names(`
  ph b i u tt sup sub strong em line-through overline term xref cite q keyword option parmname apiname cmdname msgnum
  varname filepath userinput systemoutput uicontrol wintitle menucascade shortcut codeph synph abbreviated-form tm
  msgph markupname xmlelement xmlatt textentity parameterentity numcharref xmlnsname xmlpi state boolean equation-inline
  sort-as delim sep oper kwd var synnoteref fragref text mathmlref svgref include
`);

/** Elements in running text whose own text is none of its sentence: footnotes, index entries, pictures. */
export const asides = names('fn indexterm index-see index-see-also image object desc alt sort-as longdescref');

/** Elements that are left alone, with all that is in them, unless they say `translate="yes"`. */
export const untouched = names(`
  codeblock coderef draft-comment required-cleanup foreign unknown math mathml svg svg-container mathml-d-foreign data
  data-about param permissions audience category prodinfo othermeta resourceid source publisher copyright critdates
  author authorinformation publisherinformation bookid bookchangehistory bookrights bookowner ux-window shape coords
  ditavalref ditavalmeta topicid sort-as subjectdef hasInstance hasKind hasNarrower hasPart hasRelated
  enumerationdef attributedef elementdef defaultSubject
`);

/** Of the untouched ones those that may stand within a sentence. */
export const untouchedPhrases = names(`
  draft-comment required-cleanup foreign unknown math mathml svg svg-container data data-about coderef ux-window sort-as
`);

/** Blocks that may stand beside text in the same element; other elements beside text are taken for phrases. */
export const blocks = names(`
  p ul ol sl li sli dl dlhead dlentry dt dd parml plentry pt pd note lq lines pre screen codeblock msgblock fig figgroup
  table tgroup thead tbody row entry simpletable sthead strow stentry choicetable properties property title section
  example div sectiondiv bodydiv refbodydiv hazardstatement messagepanel imagemap area syntaxdiagram groupseq groupchoice
  groupcomp synblk synnote repsep fragment equation-block equation-figure itemgroup steps step substeps substep cmd info
  stepresult stepxmp tutorialinfo choices choice topicmeta navtitle linktext shortdesc searchtitle keywords related-links
  linkpool linklist link linkinfo topicref topichead topicgroup keydef mapref topic concept task reference
`);

/** Attributes whose values people read. */
export const textAttributes = names('navtitle alt spectitle reftitle');

/** Root elements of topics and maps, by which DITA is told from other XML. */
export const topicRoots = names(`
  topic concept task reference glossentry glossgroup troubleshooting map bookmap dita learningContent learningOverview
  learningSummary learningAssessment learningPlan subjectScheme
`);
