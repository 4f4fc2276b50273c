import { rowsOf } from './tables.ts';

/**
 * A finding in a project of `projects.data.ts` that was read by a person. `useful`: true and worth showing; `pedantic`:
 * true, but nobody would change the text for it; `false`: nothing is wrong. The place is `path:line`.
 */
export type UnseenLabel = readonly [
  draw: number,
  project: string,
  check: string,
  severity: 'error' | 'warning' | 'info' | 'hint',
  place: string,
  verdict: 'useful' | 'pedantic' | 'false',
  reason: string,
];

/**
 * By draw, in the order they were read, one a line with tabs between its parts. None is taken out when a check is mended:
 * they say what was found that day.
 */
export const unseenLabels: readonly UnseenLabel[] = rowsOf(`
1	Helium314/HeliBoard	same-as-source	hint	app/src/main/res/values-tl/strings.xml:46	useful	left in English
1	Helium314/HeliBoard	tag-missing	error	fastlane/metadata/android/id/full_description.txt:3	false	paragraphs of a store text are paired by number, and this one is another
1	Sylius/Sylius	space-around-tag	info	src/Sylius/Bundle/UiBundle/Resources/translations/messages.id.yml:864	pedantic	a space inside of a small tag that no browser shows
1	extesy/hoverzoom	quotation-marks	info	_locales/lt/messages.json:559	useful	opening mark without its partner
1	Helium314/HeliBoard	trailing-whitespace	warning	app/src/main/res/values-az/strings.xml:104	pedantic	Android trims such a space
1	Sylius/Sylius	leading-whitespace	warning	src/Sylius/Bundle/AttributeBundle/Resources/translations/messages.ru.yml:12	pedantic	the byte order mark is reported as invisible character too
1	w3c/i18n-drafts	product-codes	info	quicktips/index.gl.html:82	useful	the translation no longer names the encoding
1	lwouis/alt-tab-macos	extra-key	warning	vendor/Sparkle/Sources/Sparkle/vi.lproj/Sparkle.strings:11	useful	stale key
1	SlimeKnights/TinkersConstruct	extra-key	warning	src/main/resources/assets/tconstruct/lang/de_de.json:1878	useful	stale key
1	w3c/i18n-drafts	tripled-letter	info	questions/qa-scripts.fr.html:544	false	a language code in brackets
1	dotnet/msbuild	double-space	warning	src/Build/Resources/xlf/Strings.pl.xlf:617	useful	two spaces in a sentence
1	SlimeKnights/TinkersConstruct	leading-whitespace	warning	src/main/resources/assets/tconstruct/lang/pt_br.json:1419	useful	two empty lines where the others have none
1	Humanizr/Humanizer	blank-target	error	src/Humanizer/Locales/am.yml:368	false	grammar data of a library, no text
1	Humanizr/Humanizer	numbers	warning	src/Humanizer/Locales/mr.yml:23	false	grammar data of a library, no text
1	xournalpp/xournalpp	quotation-marks	info	po/af_ZA.po:1121	useful	mark in place of a colon
1	Helium314/HeliBoard	quotation-marks	info	app/src/main/res/values-pa/strings.xml:74	useful	stray mark at the end
1	extesy/hoverzoom	mixed-script	warning	_locales/ru/messages.json:587	useful	Latin o in a Russian word
1	Humanizr/Humanizer	markdown-links	warning	website/docs/api/Humanizer.OnDate.May.md:16	false	May.md is the page of a method, no Malay translation
1	zulip/zulip-flutter	missing-plural-form	warning	assets/l10n/app_uk.arb:1557	useful	forms for few and many are missing
1	qTox/qTox	repeated-word	warning	translations/de.ts:292	useful	word twice
1	SlimeKnights/TinkersConstruct	repeated-word	warning	src/main/resources/assets/tconstruct/lang/sv_se.json:1743	false	emphasis by intent, with capitals: more and more in a row of five
1	qTox/qTox	end-punctuation	info	translations/ta.ts:143	pedantic	a full stop less
1	qTox/qTox	declared-language	warning	translations/no_nb.ts:3	pedantic	names of the same language
1	xournalpp/xournalpp	file-paths	warning	po/nl.po:2191	useful	the file name in the usage line has another extension
1	Sylius/Sylius	punctuation-spacing	warning	src/Sylius/Bundle/CoreBundle/Resources/translations/messages.fa.yml:46	useful	no space behind a comma
1	xournalpp/xournalpp	same-as-source	hint	po/el.po:881	false	term that thirteen of the project's languages keep
1	dotnet/msbuild	brackets	warning	src/Tasks/Resources/xlf/Strings.ja.xlf:1591	false	number of a list in front of a bracket, behind a full stop of East Asia
1	Helium314/HeliBoard	punctuation-spacing	warning	app/src/main/res/values-pt-rBR/strings.xml:373	useful	space before a comma
1	Helium314/HeliBoard	much-longer	info	fastlane/metadata/android/ta-IN/full_description.txt:1	false	the translation has no empty lines, so all of it is one paragraph
1	lwouis/alt-tab-macos	end-punctuation	info	vendor/Sparkle/Sources/Sparkle/ja.lproj/Sparkle.strings:77	pedantic	a full stop more
1	SlimeKnights/TinkersConstruct	blank-target	error	src/main/resources/assets/tconstruct/book/mighty_smelting/pt_br/tools/tconstruct_vein_hammer.json:10	useful	an empty line stands where a sentence is
1	SlimeKnights/TinkersConstruct	mixed-script	warning	src/main/resources/assets/tconstruct/lang/ru_ru.json:2149	useful	Latin C in a Russian word
1	Sylius/Sylius	plural-number	warning	src/Sylius/Bundle/UiBundle/Resources/translations/messages+intl-icu.uk.yml:6	useful	21 and 31 are shown as 1
1	Humanizr/Humanizer	tag-missing	error	website/versioned_docs/version-3.0.10/api/Humanizer.OnDate.May.md:3	false	May.md is the page of a method, no Malay translation
1	dotnet/msbuild	needs-review	info	src/MSBuild/Resources/xlf/Strings.pt-BR.xlf:449	useful	state of the file
1	dotnet/msbuild	leading-whitespace	warning	src/MSBuild/Resources/xlf/Strings.pl.xlf:642	useful	space at the start of a help text
1	Sylius/Sylius	quotation-marks	info	src/Sylius/Bundle/ShopBundle/Resources/translations/messages.de.yml:34	useful	one mark too many
1	lwouis/alt-tab-macos	newline-count	info	vendor/Sparkle/Sources/Sparkle/tr.lproj/Sparkle.strings:116	pedantic	paragraphs of a dialog in one
1	zulip/zulip-flutter	missing-key	warning	assets/l10n/app_zh.arb:1	pedantic	the file is an empty stub that a tool asks for beside zh_Hans_CN and zh_Hant_TW
1	xournalpp/xournalpp	newline-count	warning	po/eo_UY.po:704	pedantic	line break between two sentences
1	mattermost/desktop	placeholder-missing	error	i18n/fa.json:175	useful	name of the product written out where the source has a placeholder
1	extesy/hoverzoom	repeated-word	warning	_locales/lv/messages.json:435	useful	word twice
1	xournalpp/xournalpp	invisible-character	warning	po/zh.po:2325	useful	invisible character in a word
1	dotnet/msbuild	same-as-source	hint	src/MSBuild/Resources/xlf/Strings.it.xlf:1609	useful	the note asks for one of the words to be translated
1	Helium314/HeliBoard	tabs	warning	app/src/main/res/values-gl/strings.xml:291	pedantic	white space of a long help text that nobody sees
1	xournalpp/xournalpp	trailing-whitespace	warning	po/ar.po:3127	useful	space at the end of a label
1	SlimeKnights/TinkersConstruct	start-punctuation	info	src/main/resources/assets/tconstruct/book/fantastic_foundry/ja_jp/alloyer/features.json:5	false	a Japanese bullet for a bullet
1	w3c/i18n-drafts	tag-extra	error	articles/serving-xhtml/index.sv.html:295	false	a foreign word marked with its language, as it should be
1	Sylius/Sylius	invisible-character	warning	src/Sylius/Bundle/ProductBundle/Resources/translations/messages.ru.yml:19	useful	byte order mark in a value
1	pop-os/cosmic-settings	missing-key	warning	i18n/fa/cosmic_settings.ftl:11	useful	missing
1	SlimeKnights/TinkersConstruct	duplicate-id	warning	src/main/resources/assets/tconstruct/lang/uk_ua.json:1123	useful	key twice
1	pop-os/cosmic-settings	double-space	warning	i18n/kn/cosmic_settings.ftl:198	useful	two spaces
1	qTox/qTox	brackets	warning	translations/lv.ts:2411	useful	stray bracket
1	xournalpp/xournalpp	mixed-script	warning	po/el.po:1776	useful	Latin A in a Greek word
1	xournalpp/xournalpp	tabs	warning	po/fr.po:2952	pedantic	tabs of a long help text
1	Helium314/HeliBoard	much-shorter	info	fastlane/metadata/android/hu-HU/changelogs/1001.txt:1	pedantic	a release note that is shortened for the limit of the store
1	mucommander/mucommander	placeholder-missing	error	mucommander-translator/src/main/resources/dictionary_ca.properties:78	useful	the path is not shown
1	qTox/qTox	placeholder-extra	error	translations/ko.ts:161	useful	a third placeholder that nobody fills
1	dotnet/msbuild	units	warning	src/Tasks/Resources/xlf/Strings.tr.xlf:454	useful	minutes for milliseconds
1	extesy/hoverzoom	same-as-source	warning	_locales/it/messages.json:119	useful	left in English
1	zulip/zulip-flutter	punctuation-spacing	warning	assets/l10n/app_ar.arb:33	useful	space before an exclamation mark
1	zulip/zulip-flutter	same-as-source	hint	assets/l10n/app_nn.arb:1811	useful	left in English
1	Sylius/Sylius	double-space	warning	src/Sylius/Bundle/CoreBundle/Resources/translations/validators.mn.yml:87	useful	two spaces
1	JonathanJing/sermon-video-zh-subtitles	inconsistent-translation	info	docs/backlog.zh.md:30	false	documents of different structure, paired by position
1	Humanizr/Humanizer	invisible-character	warning	tools/probe-linux.json:96	false	data of a probe, no text
1	jyjeanne/ditacraft	dita-references	warning	src/test/fixtures/topic-with-edge-cases.dita:89	pedantic	a broken link in a test fixture, by intent
1	Humanizr/Humanizer	garbled-text	warning	src/Humanizer/Locales/es.yml:120	useful	wrong encoding in a plural form
1	Sylius/Sylius	icu-syntax	error	src/Sylius/Bundle/PayumBundle/Resources/translations/messages+intl-icu.ro.yml:7	useful	the whole message twice: the parser refuses it
1	zulip/zulip-flutter	inconsistent-translation	info	assets/l10n/app_it.arb:1784	useful	a description of the text in place of the text
1	JonathanJing/sermon-video-zh-subtitles	much-shorter	info	docs/findings-report.zh.md:23	false	documents of different structure, paired by position
1	w3c/i18n-drafts	do-not-translate	warning	articles/language-tags/index.ru.html:190	false	paragraphs of a page with another structure, paired by position
1	extesy/hoverzoom	end-punctuation	info	_locales/lv/messages.json:767	pedantic	a full stop more
1	Helium314/HeliBoard	start-punctuation	info	fastlane/metadata/android/uk/changelogs/2301.txt:1	pedantic	the whole list has no bullets in this language
1	Sylius/Sylius	end-punctuation	info	src/Sylius/Bundle/UiBundle/Resources/translations/messages.zh_CN.yml:665	useful	colon behind a heading
1	Sylius/Sylius	tag-missing	error	src/Sylius/Bundle/UiBundle/Resources/translations/messages.de.yml:925	useful	the subtitle is missing
1	mattermost/desktop	quotation-marks	info	i18n/ar.json:93	pedantic	the same injected script is reported three times
1	zulip/zulip-flutter	plural-number	warning	assets/l10n/app_sl.arb:1472	pedantic	102 people are not to be expected
1	w3c/i18n-drafts	leading-whitespace	warning	questions/qa-resizing-backgrounds.de.html:111	false	a line break behind <pre> is no part of the text
1	Sylius/Sylius	inconsistent-translation	info	src/Sylius/Bundle/UiBundle/Resources/translations/flashes.da.yml:20	useful	one text, two translations
1	mucommander/mucommander	trailing-whitespace	warning	mucommander-translator/src/main/resources/dictionary_ro.properties:335	useful	space at the end
1	mattermost/desktop	extra-key	warning	i18n/id.json:234	useful	stale key
1	qTox/qTox	start-punctuation	info	translations/jbo.ts:1062	false	Lojban writes a stop before a vowel or a name
1	mattermost/desktop	space-around-tag	info	i18n/ko.json:237	useful	space within a link
1	mattermost/desktop	inconsistent-translation	info	i18n/he.json:170	useful	one text, two translations
1	w3c/i18n-drafts	symbols	info	questions/qa-choosing-language-tags.ru.html:218	false	the plus between two names is in words
1	mattermost/desktop	invisible-character	warning	i18n/fa.json:24	useful	an override that is never closed
1	mattermost/desktop	end-punctuation	info	i18n/es.json:201	pedantic	a full stop less
1	qTox/qTox	double-space	warning	translations/ta.ts:891	useful	two spaces
1	mucommander/mucommander	start-punctuation	info	mucommander-translator/src/main/resources/dictionary_tr.properties:432	false	ellipsis in front because the verb stands behind what is typed
1	Helium314/HeliBoard	newline-count	info	app/src/main/res/values-ar/strings.xml:291	pedantic	line breaks between tags
1	mucommander/mucommander	newline-count	info	mucommander-translator/src/main/resources/dictionary_uk.properties:646	pedantic	paragraphs of a dialog
1	lwouis/alt-tab-macos	punctuation-spacing	warning	vendor/Sparkle/Sources/Sparkle/ko.lproj/Sparkle.strings:26	pedantic	Korean often has a space before a colon
1	qTox/qTox	same-as-source	hint	translations/pr.ts:495	pedantic	file filter in a joke language
1	extesy/hoverzoom	inconsistent-translation	info	_locales/ar/messages.json:163	useful	one text, two translations
1	JonathanJing/sermon-video-zh-subtitles	missing-key	warning	docs/system-design.zh.md:257	false	documents of different structure, paired by position
1	SlimeKnights/TinkersConstruct	symbols	info	src/main/resources/assets/tconstruct/lang/it_it.json:1075	useful	percent sign lost
1	JonathanJing/sermon-video-zh-subtitles	tag-extra	error	docs/backlog.zh.md:118	false	documents of different structure, paired by position
1	dotnet/msbuild	command-options	warning	src/MSBuild/Resources/xlf/Strings.zh-Hant.xlf:1372	false	a dash of two hyphens in front of a word
1	SlimeKnights/TinkersConstruct	much-longer	info	src/main/resources/assets/tconstruct/book/fantastic_foundry/ru_ru/foundry/features.json:6	false	items of a list that changed its length, paired by number
1	w3c/i18n-drafts	dates	warning	articles/definitions-time/index.zh-hans.html:84	useful	ten minutes are lost
1	extesy/hoverzoom	punctuation-spacing	warning	_locales/ar/messages.json:803	false	colon with spaces on both sides, between figures
1	Sylius/Sylius	much-shorter	info	src/Sylius/Bundle/UiBundle/Resources/translations/messages.fr.yml:938	useful	the subtitle is missing
1	xournalpp/xournalpp	kashida	info	po/ar.po:2932	false	tatweel between the article and a figure
1	xournalpp/xournalpp	placeholder-missing	error	po/pt_PT.po:137	useful	the file name is not shown
1	mattermost/desktop	normalization	hint	i18n/sr.json:337	pedantic	decomposed letter
1	dotnet/msbuild	quotation-marks	info	src/Tasks/Resources/xlf/Strings.pl.xlf:1561	useful	mark that is not closed
1	mattermost/desktop	unsafe-html	error	i18n/ar.json:93	useful	an injected script
1	SlimeKnights/TinkersConstruct	placeholder-missing	error	src/main/resources/assets/tconstruct/lang/pl_pl.json:1721	useful	placeholder of another syntax
1	SlimeKnights/TinkersConstruct	missing-key	warning	src/main/resources/assets/tconstruct/lang/pl_pl.json:715	false	a comment of the file
1	lwouis/alt-tab-macos	leading-whitespace	warning	vendor/Sparkle/Sources/Sparkle/ja.lproj/Sparkle.strings:155	useful	space at the start
1	Sylius/Sylius	tag-extra	error	src/Sylius/Bundle/UiBundle/Resources/translations/messages.ja.yml:202	useful	tags that the source does not have
1	SlimeKnights/TinkersConstruct	placeholder-extra	error	src/main/resources/assets/tconstruct/lang/pt_br.json:2463	useful	one argument too many
1	Helium314/HeliBoard	symbols	info	fastlane/metadata/android/ru-RU/changelogs/1001.txt:1	pedantic	one of sixteen references in a release note
1	Helium314/HeliBoard	syntax	warning	app/src/main/res/values/strings.xml:988	useful	Android drops the marks
1	Humanizr/Humanizer	end-punctuation	info	src/Humanizer/Locales/yo.yml:546	false	grammar data of a library, no text
1	w3c/i18n-drafts	inconsistent-translation	info	questions/qa-htaccess-charset.pl.html:59	pedantic	description and heading of a page differ by a word
1	extesy/hoverzoom	entities	info	_locales/es/messages.json:995	useful	reference that is shown as it is
1	qTox/qTox	file-paths	warning	translations/zh_CN.ts:2013	useful	a file filter with a space that takes every file
1	xournalpp/xournalpp	double-space	warning	po/eu.po:2166	useful	two spaces
1	mucommander/mucommander	double-space	warning	mucommander-translator/src/main/resources/dictionary_pl.properties:564	useful	two spaces
1	mattermost/desktop	start-punctuation	info	i18n/sr.json:86	useful	stray stop at the start
1	Sylius/Sylius	tripled-letter	info	src/Sylius/Bundle/UiBundle/Resources/translations/messages.is.yml:362	false	Icelandic compound
1	mucommander/mucommander	punctuation-spacing	warning	mucommander-translator/src/main/resources/dictionary_uk.properties:489	useful	space before a question mark
1	Sylius/Sylius	file-paths	warning	src/Sylius/Bundle/CoreBundle/Resources/translations/messages.ca.yml:198	useful	space in a file name
1	xournalpp/xournalpp	punctuation-spacing	warning	po/sl_SI.po:3123	useful	space before a colon
1	w3c/i18n-drafts	file-paths	warning	questions/qa-htaccess-charset.pt-br.html:212	false	name of a file in an example, translated throughout
1	JonathanJing/sermon-video-zh-subtitles	file-paths	warning	docs/cloud-run-deployment-prep.zh.md:5	false	documents of different structure, paired by position
1	SlimeKnights/TinkersConstruct	tabs	warning	src/main/resources/assets/tconstruct/book/encyclopedia/pt_br/language.lang:33	useful	tab before a full stop
1	Humanizr/Humanizer	mixed-script	warning	src/Humanizer/Locales/bg.yml:381	useful	Latin e in a Bulgarian word
1	pop-os/cosmic-settings	product-codes	info	i18n/ar/cosmic_settings.ftl:824	pedantic	name written in Arabic letters
1	w3c/i18n-drafts	much-longer	info	questions/qa-navigation-select.zh-hant.html:116	false	the source has two paragraphs where the translation has one
1	JonathanJing/sermon-video-zh-subtitles	extra-key	warning	docs/system-design.zh.md:442	false	documents of different structure, paired by position
1	w3c/i18n-drafts	tag-missing	error	questions/qa-personal-names.uk.html:126	false	the same element with one attribute more
1	xournalpp/xournalpp	brackets	warning	po/nl.po:812	useful	bracket that is not closed
1	pop-os/cosmic-settings	much-shorter	info	i18n/pt/cosmic_settings.ftl:14	useful	two of three are missing
1	w3c/i18n-drafts	tabs	warning	questions/qa-forms-utf-8.it.html:71	pedantic	white space in a code sample
1	pop-os/cosmic-settings	tag-extra	error	i18n/hi/cosmic_settings.ftl:322	useful	the name is shown twice
1	JonathanJing/sermon-video-zh-subtitles	much-longer	info	docs/cloud-run-deployment-prep.zh.md:53	false	documents of different structure, paired by position
1	pop-os/cosmic-settings	punctuation-spacing	warning	i18n/kmr/cosmic_settings.ftl:857	useful	space before a full stop
1	xournalpp/xournalpp	tag-missing	error	po/ca.po:124	useful	the messages are not shown
1	qTox/qTox	placeholder-missing	error	translations/is.ts:1335	useful	placeholder of another kind: the number is not shown
1	JonathanJing/sermon-video-zh-subtitles	markdown-links	warning	README.zh.md:138	false	link to the page in the own language
1	Humanizr/Humanizer	start-punctuation	info	src/Humanizer/Locales/gl.yml:593	false	grammar data of a library, no text
1	w3c/i18n-drafts	garbled-text	warning	questions/qa-utf8-bom.en.html:109	false	the text explains what the wrong encoding looks like
1	Humanizr/Humanizer	extra-key	warning	src/Humanizer/Locales/sv.yml:617	false	grammar data of a library, no text
1	Helium314/HeliBoard	brackets	warning	fastlane/metadata/android/uk/changelogs/1001.txt:15	useful	stray bracket
1	Sylius/Sylius	start-punctuation	info	src/Sylius/Bundle/UiBundle/Resources/translations/messages.lv.yml:77	useful	stray hyphen
1	SlimeKnights/TinkersConstruct	inconsistent-translation	info	src/main/resources/assets/tconstruct/lang/uk_ua.json:1096	useful	another amount than the same text elsewhere
1	extesy/hoverzoom	urls	warning	_locales/ar/messages.json:787	pedantic	another example
1	w3c/i18n-drafts	extra-key	warning	questions/qa-escapes.de.html:173	pedantic	section of an older structure of the page
1	mattermost/desktop	punctuation-spacing	warning	i18n/lt.json:164	useful	space before a colon
1	xournalpp/xournalpp	symbols	info	po/ar.po:2947	false	the sign itself behind its name
1	Sylius/Sylius	missing-plural-form	warning	src/Sylius/Bundle/UiBundle/Resources/translations/messages+intl-icu.cs.yml:7	useful	a form for 2 to 4 is missing
1	Humanizr/Humanizer	untranslated	warning	website/docs/api/Humanizer.OnDate.May.md:15	false	May.md is the page of a method, no Malay translation
1	xournalpp/xournalpp	function-names	warning	po/zh_TW.po:2113	useful	name of the function before it was renamed
1	qTox/qTox	much-shorter	info	translations/ar.ts:1777	useful	the warning is missing
1	w3c/i18n-drafts	mixed-script	warning	articles/language-tags/index.ru.html:407	useful	stray Latin letter
1	dotnet/msbuild	lone-sign	error	src/Tasks/Resources/xlf/Strings.fr.xlf:154	useful	braces broken: the argument is not shown
1	Humanizr/Humanizer	inconsistent-translation	info	src/Humanizer/Locales/mt.yml:127	false	grammar data of a library, no text
1	mattermost/desktop	tag-extra	error	i18n/ar.json:93	pedantic	the same injected script is reported three times
1	Sylius/Sylius	missing-key	warning	src/Sylius/Bundle/UiBundle/Resources/translations/messages.no.yml:417	useful	missing
1	xournalpp/xournalpp	space-around-tag	info	po/ru.po:3005	pedantic	space behind a tag
1	qTox/qTox	numbers	warning	translations/ja.ts:963	false	one week for seven days
1	Sylius/Sylius	numbers	warning	src/Sylius/Bundle/AttributeBundle/Resources/translations/validators.ar.yml:22	useful	text of another field
1	mucommander/mucommander	brackets	warning	mucommander-translator/src/main/resources/dictionary_ko.properties:92	useful	brace lost
1	w3c/i18n-drafts	invisible-character	warning	questions/qa-apache-lang-neg.uk.html:164	useful	invisible character
1	dotnet/msbuild	punctuation-spacing	warning	src/Tasks/Resources/xlf/Strings.tr.xlf:159	useful	space before a comma
1	w3c/i18n-drafts	same-as-source	warning	questions/qa-forms-utf-8.uk.html:91	useful	left in English
1	xournalpp/xournalpp	normalization	hint	po/cs.po:2605	pedantic	decomposed letter
1	mucommander/mucommander	inconsistent-translation	info	mucommander-translator/src/main/resources/dictionary_sl.properties:310	pedantic	noun for the menu, verb for the command
1	Sylius/Sylius	brackets	warning	src/Sylius/Bundle/PromotionBundle/Resources/translations/validators.pl.yml:12	false	interval of Symfony with an open end
1	mattermost/desktop	tag-missing	error	i18n/sr.json:213	useful	closing tag without its slash
1	w3c/i18n-drafts	punctuation-spacing	warning	articles/idn-and-iri/index.ro.html:164	useful	space before a full stop
1	SlimeKnights/TinkersConstruct	double-space	warning	src/main/resources/assets/tconstruct/book/encyclopedia/ru_ru/armor/tconstruct_slime_boots.json:5	useful	two spaces
1	lwouis/alt-tab-macos	same-as-source	warning	vendor/Sparkle/Sources/Sparkle/ar.lproj/Sparkle.strings:89	useful	left in English
1	qTox/qTox	newline-count	warning	translations/ja.ts:1396	pedantic	one line for two
1	w3c/i18n-drafts	placeholder-missing	error	quicktips/index.de.html:150	false	placeholder that the prose of a page names, in code
1	w3c/i18n-drafts	urls	warning	questions/qa-what-is-encoding.sv.html:414	pedantic	address of a footnote of an older page
1	Sylius/Sylius	repeated-word	warning	src/Sylius/Bundle/CoreBundle/Resources/translations/messages.ar.yml:188	useful	word twice: an operator was translated
1	mattermost/desktop	brackets	warning	i18n/it.json:259	useful	bracket that is not closed
1	pop-os/cosmic-settings	numbers	warning	i18n/it/cosmic_settings.ftl:447	false	90 degrees the other way round
1	w3c/i18n-drafts	normalization	hint	articles/vertical-text/index-data/upright-ar-hi.html:40	pedantic	decomposed letters of a transliteration
1	w3c/i18n-drafts	much-shorter	info	articles/missing-char-glyph/index.uk.html:94	false	paragraphs of a page with another structure, paired by position
1	pop-os/cosmic-settings	extra-key	warning	i18n/sr-Latn/cosmic_settings.ftl:803	useful	stale key
1	pop-os/cosmic-settings	unused-plural-form	info	i18n/zh-CN/cosmic_settings.ftl:250	pedantic	form that is never used
1	Sylius/Sylius	newline-count	warning	src/Sylius/Bundle/CoreBundle/Resources/translations/messages.fa.yml:194	pedantic	a command on a line of its own
1	dotnet/msbuild	function-names	warning	src/Tasks/Resources/xlf/Strings.ko.xlf:3197	useful	name of a function translated
1	xournalpp/xournalpp	dates	warning	po/de.po:2952	false	another weekday in an example
1	extesy/hoverzoom	placeholder-missing	error	_locales/zh_CN/messages.json:23	useful	sign behind the figure: the placeholder is lost
1	qTox/qTox	units	warning	translations/fi.ts:862	false	Finnish unit for megabytes
1	xournalpp/xournalpp	end-punctuation	info	po/ca.po:1414	pedantic	a full stop more
1	SlimeKnights/TinkersConstruct	trailing-whitespace	warning	src/main/resources/assets/tconstruct/lang/pl_pl.json:1211	useful	space at the end
1	Helium314/HeliBoard	space-around-tag	info	app/src/main/res/values-pl/strings.xml:510	useful	space within a link
1	Humanizr/Humanizer	missing-key	warning	src/Humanizer/Locales/id.yml:259	false	grammar data of a library, no text
1	Sylius/Sylius	extra-key	warning	src/Sylius/Bundle/CoreBundle/Resources/translations/validators.fr.yml:146	useful	stale key
1	jyjeanne/ditacraft	syntax	error	src/test/fixtures/invalid-xml.dita:9	pedantic	a fixture that is broken by intent
1	Helium314/HeliBoard	tripled-letter	info	app/src/main/res/values-pt-rBR/strings.xml:380	useful	letter three times
1	w3c/i18n-drafts	untranslated	warning	questions/qa-scripts.uk.html:886	useful	left in English
1	SlimeKnights/TinkersConstruct	units	warning	src/main/resources/assets/tconstruct/lang/zh_cn.json:1193	pedantic	capital of an abbreviation
1	Sylius/Sylius	trailing-whitespace	warning	src/Sylius/Bundle/UiBundle/Resources/translations/messages.zh_CN.yml:103	useful	space at the end
1	pop-os/cosmic-settings	invisible-character	warning	i18n/da/cosmic_settings.ftl:708	useful	invisible character
1	extesy/hoverzoom	brackets	warning	_locales/ja/messages.json:1011	useful	bracket that was not opened
1	Humanizr/Humanizer	leading-whitespace	warning	src/Humanizer/Locales/my.yml:434	false	grammar data of a library, no text
1	Helium314/HeliBoard	extra-key	warning	fastlane/metadata/android/id/full_description.txt:45	false	paragraphs of a store text are paired by number
1	w3c/i18n-drafts	missing-key	warning	getting-started/language.zh-hans.html:84	pedantic	link of an older page
1	w3c/i18n-drafts	numbers	warning	articles/article-text-size.zh-hans.html:121	useful	a figure that the source no longer has
1	mattermost/desktop	same-as-source	hint	i18n/it.json:229	false	technical name that eight of the project's languages keep
1	qTox/qTox	untranslated	warning	translations/si.ts:1557	useful	not translated
1	pop-os/cosmic-settings	normalization	hint	i18n/be/cosmic_settings.ftl:732	pedantic	decomposed letter
1	mucommander/mucommander	duplicate-id	warning	mucommander-translator/src/main/resources/dictionary_uk.properties:530	useful	key twice
1	w3c/i18n-drafts	space-around-tag	info	tutorials/bidi-xhtml/index.fr.html:112	pedantic	space before a closing tag
1	zulip/zulip-flutter	numbers	warning	assets/l10n/app_ar.arb:27	useful	a version number in place of the text
1	w3c/i18n-drafts	newline-count	info	questions/qa-htaccess-charset.sv.html:200	pedantic	empty line in a code sample
1	mattermost/desktop	mixed-script	warning	i18n/be.json:22	useful	Latin i in a Belarusian word
1	extesy/hoverzoom	trailing-whitespace	warning	_locales/zh_CN/messages.json:103	useful	space at the end
1	lwouis/alt-tab-macos	missing-key	warning	vendor/Sparkle/Sources/Sparkle/pl.lproj/Sparkle.strings:65	useful	missing
1	Helium314/HeliBoard	entities	info	fastlane/metadata/android/de-DE/changelogs/2100.txt:6	useful	reference that is shown as it is
1	dotnet/msbuild	repeated-word	warning	src/MSBuild/Resources/xlf/Strings.pt-BR.xlf:90	useful	word twice
1	Sylius/Sylius	placeholder-missing	error	src/Sylius/Bundle/CurrencyBundle/Resources/translations/validators.nl.yml:15	useful	value written out where the source has a placeholder
1	mucommander/mucommander	same-as-source	hint	mucommander-translator/src/main/resources/dictionary_ru.properties:732	false	nothing but a reference to another key
1	Sylius/Sylius	mixed-script	warning	src/Sylius/Bundle/CustomerBundle/Resources/translations/validators.sr_CS.yml:10	useful	Cyrillic e in a Latin word
1	mucommander/mucommander	much-shorter	info	mucommander-translator/src/main/resources/dictionary_ru.properties:758	useful	most of the text is lost
1	Helium314/HeliBoard	file-paths	warning	fastlane/metadata/android/iw-IL/changelogs/2200.txt:3	false	a slash between two words
1	pop-os/cosmic-settings	units	warning	i18n/ja/cosmic_settings.ftl:483	useful	minutes for hours
1	mucommander/mucommander	missing-key	warning	mucommander-translator/src/main/resources/dictionary_be.properties:627	useful	missing
1	SlimeKnights/TinkersConstruct	untranslated	warning	src/main/resources/assets/tconstruct/book/puny_smelting/ko_kr/upgrades/harvest/tconstruct_haste.json:8	pedantic	emptied by the translator, a joke of the source
1	SlimeKnights/TinkersConstruct	much-shorter	info	src/main/resources/assets/tconstruct/lang/pl_pl.json:1382	useful	half of it is missing
1	SlimeKnights/TinkersConstruct	numbers	warning	src/main/resources/assets/tconstruct/book/puny_smelting/ko_kr/armor/tconstruct_travelers_helmet.json:13	false	items of a list that changed its length, paired by number
1	qTox/qTox	needs-review	info	translations/pt.ts:2461	useful	state of the file
1	Helium314/HeliBoard	missing-key	warning	app/src/main/res/values-ms/strings.xml:82	useful	missing
1	xournalpp/xournalpp	command-options	warning	po/eu.po:439	useful	name of an option garbled
1	Helium314/HeliBoard	inconsistent-translation	info	app/src/main/res/values-da/strings-talkback-descriptions.xml:14	useful	one text, two translations
1	Sylius/Sylius	same-as-source	hint	src/Sylius/Bundle/CoreBundle/Resources/translations/messages.ru.yml:177	false	name of a PHP extension
1	Humanizr/Humanizer	placeholder-extra	error	src/Humanizer/Locales/vi.yml:446	false	grammar data of a library, no text
1	Humanizr/Humanizer	repeated-word	warning	src/Humanizer/Locales/lt.yml:1240	false	Lithuanian name of a compass point
1	w3c/i18n-drafts	brackets	warning	questions/qa-choosing-language-tags.es.html:165	useful	bracket opened twice
1	pop-os/cosmic-settings	same-as-source	warning	i18n/da/cosmic_settings.ftl:76	false	the same words in Danish
1	pop-os/cosmic-settings	inconsistent-translation	info	i18n/da/cosmic_settings.ftl:15	useful	one text, two translations
1	xournalpp/xournalpp	repeated-word	warning	po/fr.po:4150	useful	word twice
1	qTox/qTox	tripled-letter	info	translations/pr.ts:12	false	joke language
2	refinery/refinerycms	end-punctuation	hint	pages/config/locales/sk.yml:66	pedantic	a full stop more
2	refinery/refinerycms	tripled-letter	info	pages/config/locales/ru.yml:66	useful	letter three times
2	gorhill/uMatrix	tag-missing	error	src/_locales/nl/messages.json:515	useful	closing tag lost
2	firefox-devtools/profiler	double-space	warning	locales/fur/app.ftl:223	useful	two spaces
2	tigrish/devise-i18n	end-punctuation	info	rails/locales/lv.yml:100	useful	the question is no question here
2	gorhill/uMatrix	mixed-script	warning	src/_locales/bg/messages.json:11	useful	Latin T in a Bulgarian word
2	OpenTracksApp/OpenTracks	space-around-tag	info	src/main/res/values-cs/strings.xml:22	useful	space within a link
2	rubberduck-vba/Rubberduck	numbers	warning	Rubberduck.Resources/Inspections/InspectionInfo.fr.resx:392	useful	both error numbers are lost
2	gorhill/uMatrix	quotation-marks	info	src/_locales/fr/messages.json:535	useful	closing mark twice
2	gorhill/uMatrix	same-as-source	warning	src/_locales/gu/messages.json:111	useful	left in English
2	tigrish/devise-i18n	invisible-character	warning	rails/locales/fa.yml:11	useful	invisible character behind a space
2	mRemoteNG/mRemoteNG	repeated-word	warning	mRemoteNG/Language/Language.pl.resx:1117	useful	word twice
2	OpenTracksApp/OpenTracks	missing-key	warning	src/main/res/values-tl/strings.xml:133	useful	missing
2	rubberduck-vba/Rubberduck	much-shorter	info	Rubberduck.Resources/Inspections/InspectionInfo.fr.resx:230	useful	the last sentence is missing
2	refinery/refinerycms	missing-key	warning	pages/config/locales/sv.yml:38	useful	missing
2	rubberduck-vba/Rubberduck	function-names	warning	Rubberduck.Core/UI/Settings/IndenterSettingsUI.it.resx:191	false	name of a procedure in a code sample, translated throughout
2	OpenTracksApp/OpenTracks	trailing-whitespace	warning	src/main/res/values-fr/strings.xml:36	useful	space at the end
2	rubberduck-vba/Rubberduck	urls	warning	Rubberduck.Resources/RubberduckUI.de.resx:394	useful	the address to report to is missing
2	refinery/refinerycms	entities	warning	pages/config/locales/da.yml:68	useful	character reference without its semicolon
2	pop-os/cosmic-files	inconsistent-translation	info	i18n/de/cosmic_files.ftl:227	false	the key says noun, the other is the command; its fix would be wrong
2	rubberduck-vba/Rubberduck	placeholder-missing	error	Rubberduck.Refactorings/RefactoringsUI.es.resx:279	useful	the reason is not shown
2	gorhill/uMatrix	tag-extra	error	src/_locales/tr/messages.json:271	false	a sentence in two halves: the tag is that of the other half
2	gorhill/uMatrix	leading-whitespace	warning	src/_locales/zh_CN/messages.json:531	pedantic	first half and field stand in front; HTML shows one space
2	pop-os/cosmic-files	end-punctuation	info	i18n/es/cosmic_files.ftl:104	useful	the question is no question here
2	github/opensource.guide	end-punctuation	info	_data/locales/ko.yml:8	false	the sentence asks in Korean where English orders
2	rubberduck-vba/Rubberduck	double-space	warning	Rubberduck.Resources/Inspections/InspectionResults.de.resx:390	useful	two spaces
2	refinery/refinerycms	repeated-word	warning	core/config/locales/nl.yml:61	useful	word twice
2	firefox-devtools/profiler	end-punctuation	hint	locales/ia/app.ftl:93	useful	full stop in a menu item, its siblings have none
2	tigrish/devise-i18n	placeholder-missing	error	rails/locales/ar.yml:40	useful	the name of the keys is not shown: text of an older version
2	firefox-devtools/profiler	tag-extra	error	locales/ia/app.ftl:538	useful	text of another message with its variable
2	refinery/refinerycms	units	warning	images/config/locales/pl.yml:43	useful	megabytes for bytes
2	gorhill/uMatrix	extra-key	warning	doc/description/description.vi_VN.txt:91	false	the line is in the source; paragraphs are paired by number
2	tigrish/devise-i18n	repeated-word	warning	rails/locales/sv.yml:60	useful	word twice
2	firefox-devtools/profiler	same-as-source	hint	locales/el/app.ftl:187	false	term that the translator keeps throughout, as other languages do
2	refinery/refinerycms	syntax	error	core/lib/generators/refinery/engine/templates/config/locales/ru.yml:28	false	a template of a generator (ERB), no YAML
2	OpenTracksApp/OpenTracks	syntax	warning	src/main/res/values/strings.xml:44	useful	Android drops the marks
2	OpenTracksApp/OpenTracks	product-codes	info	fastlane/metadata/android/vi/full_description.txt:11	useful	the code is lost with half of the sentence
2	gorhill/uMatrix	brackets	warning	src/_locales/ja/messages.json:507	false	the bracket is closed in the second half of the sentence
2	KnpLabs/KnpPaginatorBundle	declared-language	warning	translations/KnpPaginatorBundle.ky.xliff:3	useful	the file says German
2	tigrish/devise-i18n	start-punctuation	info	rails/locales/az.yml:137	useful	stray comma at the start
2	OpenTracksApp/OpenTracks	tag-extra	error	src/main/res/values-in/strings.xml:273	useful	link that is shown as markup
2	refinery/refinerycms	tag-extra	error	images/config/locales/nb.yml:30	useful	a remark that the source does not have, with a tag that is shown
2	gorhill/uMatrix	start-punctuation	info	src/_locales/fr/messages.json:751	pedantic	the mark in front is left away
2	mRemoteNG/mRemoteNG	file-paths	warning	mRemoteNG/Language/Language.uk.resx:1276	useful	a file filter that takes no file
2	gorhill/uMatrix	trailing-whitespace	warning	src/_locales/fr/messages.json:231	useful	space at the end
2	gorhill/uMatrix	punctuation-spacing	warning	src/_locales/bn/messages.json:283	false	a colon in a Bengali word, in place of a visarga
2	pop-os/cosmic-files	double-space	warning	i18n/nb-NO/cosmic_files.ftl:201	useful	two spaces
2	pop-os/cosmic-files	missing-key	warning	i18n/th/cosmic_files.ftl:193	useful	missing
2	mRemoteNG/mRemoteNG	quotation-marks	info	mRemoteNG/Language/Language.de.resx:405	useful	remains of program code at the end
2	OpenTracksApp/OpenTracks	leading-whitespace	warning	src/main/res/values-fr/strings.xml:33	useful	space at the start of a help text
2	mRemoteNG/mRemoteNG	inconsistent-translation	info	mRemoteNG/Language/Language.cs-CZ.resx:764	useful	one text, two spellings
2	pop-os/cosmic-files	tag-extra	error	i18n/gl/cosmic_files.ftl:210	useful	"deleting" with the progress where the source says deleted
2	gorhill/uMatrix	invisible-character	warning	src/_locales/pt_BR/messages.json:535	useful	invisible character
2	tigrish/devise-i18n	much-shorter	info	rails/locales/de-CH.yml:93	pedantic	the goodbye is left away
2	refinery/refinerycms	much-shorter	info	pages/config/locales/ru.yml:63	useful	the explanation is missing
2	tigrish/devise-i18n	double-space	warning	rails/locales/ka.yml:101	useful	two spaces
2	gorhill/uMatrix	double-space	warning	src/_locales/pl/messages.json:515	useful	two spaces
2	refinery/refinerycms	tag-missing	error	pages/config/locales/uk.yml:30	useful	emphasis lost
2	rubberduck-vba/Rubberduck	quotation-marks	info	Rubberduck.Resources/UnitTesting/AssertMessages.cs.resx:164	useful	quotation mark in place of a colon
2	rubberduck-vba/Rubberduck	inconsistent-translation	info	Rubberduck.Resources/RubberduckUI.cs.resx:651	useful	one text, two translations
2	mRemoteNG/mRemoteNG	double-space	warning	mRemoteNG/Language/Language.pt.resx:1402	useful	two spaces
2	gorhill/uMatrix	space-around-tag	info	src/_locales/fil/messages.json:191	useful	space within a link
2	pop-os/cosmic-files	start-punctuation	info	i18n/kk/cosmic_files.ftl:53	false	the quoted stop begins the sentence by word order
2	mRemoteNG/mRemoteNG	punctuation-spacing	info	mRemoteNG/Language/Language.zh-TW.resx:301	useful	space behind a full-width stop
2	github/opensource.guide	same-as-source	hint	_data/locales/ar.yml:29	useful	left in English
2	OpenTracksApp/OpenTracks	punctuation-spacing	info	src/main/res/values-zh-rTW/strings.xml:37	useful	space behind a full-width stop
2	firefox-devtools/profiler	quotation-marks	info	locales/it/app.ftl:1161	useful	quotation mark in place of an apostrophe
2	tigrish/devise-i18n	quotation-marks	info	rails/locales/yo.yml:78	useful	mark that is not closed
2	OpenTracksApp/OpenTracks	inconsistent-translation	info	src/main/res/values-ar/strings.xml:270	pedantic	activity and place differ by a word
2	firefox-devtools/profiler	repeated-word	warning	locales/ru/app.ftl:355	useful	word twice
2	OpenTracksApp/OpenTracks	repeated-word	warning	fastlane/metadata/android/ga/changelogs/3855.txt:8	useful	word twice
2	firefox-devtools/profiler	space-around-tag	hint	locales/sv-SE/app.ftl:133	pedantic	space inside of an emphasis
2	refinery/refinerycms	placeholder-missing	error	images/config/locales/uk.yml:44	useful	file types written out where the source has a placeholder
2	mRemoteNG/mRemoteNG	product-codes	info	mRemoteNG/Language/Language.fr.resx:2139	false	both versions of the protocol are named
2	gorhill/uMatrix	much-shorter	info	src/_locales/vi/messages.json:111	useful	the second sentence is missing
2	rubberduck-vba/Rubberduck	missing-key	warning	Rubberduck.Resources/RubberduckUI.cs.resx:464	useful	missing
2	firefox-devtools/profiler	missing-key	warning	locales/kab/app.ftl:57	useful	missing
2	gorhill/uMatrix	untranslated	warning	doc/description/description.sk_SK.txt:49	useful	left in English
2	tigrish/devise-i18n	unused-plural-form	info	rails/locales/lo-LA.yml:142	pedantic	form that is never used
2	tigrish/devise-i18n	inconsistent-translation	info	rails/locales/pap-CW.yml:79	useful	another action than the button does
2	rubberduck-vba/Rubberduck	end-punctuation	hint	Rubberduck.Refactorings/RefactoringsUI.fr.resx:303	pedantic	a full stop less, in brackets
2	tigrish/devise-i18n	missing-plural-form	warning	rails/locales/he.yml:129	useful	a form for 2 is missing
2	tigrish/devise-i18n	punctuation-spacing	info	rails/locales/ja.yml:137	useful	space behind a full-width stop
2	rubberduck-vba/Rubberduck	repeated-word	warning	Rubberduck.Resources/Inspections/InspectionInfo.de.resx:178	useful	word twice
2	mRemoteNG/mRemoteNG	much-shorter	info	mRemoteNG/Language/Language.ru.resx:370	useful	translated name of a key: host, code and reason are not shown
2	gorhill/uMatrix	urls	warning	doc/description/description.fr_FR.txt:81	pedantic	the host takes both spellings
2	OpenTracksApp/OpenTracks	symbols	info	src/main/res/values-cs/strings.xml:553	false	each form of the plural has its sign; Czech has one form more
2	refinery/refinerycms	leading-whitespace	warning	resources/config/locales/de.yml:14	false	a comma that follows the word before it
2	gorhill/uMatrix	product-codes	info	src/_locales/zh_TW/messages.json:515	pedantic	name of the consortium in Chinese
2	rubberduck-vba/Rubberduck	trailing-whitespace	warning	Rubberduck.Resources/Refactorings/Refactorings.de.resx:127	useful	the text behind sticks to the mark
2	tigrish/devise-i18n	untranslated	warning	rails/locales/uk.yml:128	useful	empty form
2	rubberduck-vba/Rubberduck	entities	info	Rubberduck.Resources/Inspections/InspectionInfo.fr.resx:362	false	the text names the reference, and means to show it
2	tigrish/devise-i18n	numbers	warning	rails/locales/ig.yml:138	useful	remains of a numbered list
2	refinery/refinerycms	trailing-whitespace	warning	pages/config/locales/hu.yml:63	useful	space at the end
2	refinery/refinerycms	mixed-script	warning	pages/config/locales/uk.yml:5	useful	Latin C in a Ukrainian word
2	OpenTracksApp/OpenTracks	end-punctuation	info	src/main/res/values-fr-rCA/strings.xml:103	pedantic	an ellipsis more
2	mRemoteNG/mRemoteNG	trailing-whitespace	warning	mRemoteNG/Language/Language.cs-CZ.resx:139	useful	space at the end
2	mRemoteNG/mRemoteNG	mixed-script	warning	mRemoteNG/Language/Language.ru.resx:1759	useful	Latin C in a Russian word
2	OpenTracksApp/OpenTracks	double-space	warning	src/main/res/values-fr/strings.xml:34	useful	spaces of an older layout
2	rubberduck-vba/Rubberduck	extra-key	warning	Rubberduck.Refactorings/RefactoringsUI.cs.resx:281	useful	stale key
2	github/opensource.guide	extra-key	warning	_data/locales/pcm.yml:29	useful	key at a wrong indent
2	OpenTracksApp/OpenTracks	units	warning	src/main/res/values-gl/strings.xml:302	useful	metres for feet
2	mRemoteNG/mRemoteNG	untranslated	warning	mRemoteNG/Language/Language.ja-JP.resx:1537	useful	not translated
2	mRemoteNG/mRemoteNG	missing-key	warning	mRemoteNG/Language/Language.fi-FI.resx:1	useful	missing
2	mRemoteNG/mRemoteNG	brackets	warning	mRemoteNG/Language/Language.tr-TR.resx:504	useful	bracket opened twice
2	pop-os/cosmic-files	quotation-marks	info	i18n/th/cosmic_files.ftl:168	useful	mark that is not closed
2	tigrish/devise-i18n	same-as-source	warning	rails/locales/mk.yml:10	useful	left in English
2	refinery/refinerycms	double-space	warning	pages/config/locales/tr.yml:66	useful	two spaces
2	OpenTracksApp/OpenTracks	mixed-script	warning	src/main/res/values-el/strings.xml:154	useful	Latin B in a Greek word
2	rubberduck-vba/Rubberduck	same-as-source	hint	Rubberduck.Resources/RubberduckUI.cs.resx:391	false	name of a window that Czech and German keep throughout
2	firefox-devtools/profiler	tag-missing	error	locales/it/app.ftl:337	false	the variable is there; the form was compared with another text
2	rubberduck-vba/Rubberduck	product-codes	info	Rubberduck.Core/UI/Settings/IndenterSettingsUI.cs.resx:184	pedantic	the same cut sample is reported as much shorter
2	tigrish/devise-i18n	tabs	warning	rails/locales/de-CH.yml:90	useful	stray tab and line break at the start
2	mRemoteNG/mRemoteNG	same-as-source	hint	mRemoteNG/Language/Language.ko-KR.resx:124	false	name of a product
2	mRemoteNG/mRemoteNG	end-punctuation	hint	mRemoteNG/Language/Language.zh-CN.resx:277	pedantic	a full stop more, as its neighbour
2	mRemoteNG/mRemoteNG	invisible-character	warning	mRemoteNG/Language/Language.nl.resx:1380	useful	invisible character
2	OpenTracksApp/OpenTracks	untranslated	warning	fastlane/metadata/android/nl-NL/changelogs/next_release.txt:6	false	the same word in Dutch
2	gorhill/uMatrix	end-punctuation	hint	src/_locales/uk/messages.json:531	pedantic	full stop at the end of a sentence in two halves
2	refinery/refinerycms	inconsistent-translation	info	core/config/locales/it.yml:71	useful	one text, two translations
2	mRemoteNG/mRemoteNG	extra-key	warning	mRemoteNG/Language/Language.cs-CZ.resx:1881	useful	stale key
2	pop-os/cosmic-files	tag-missing	error	i18n/fa/cosmic_files.ftl:164	false	the variable is there; the second mention is a pronoun
2	tigrish/devise-i18n	missing-key	warning	rails/locales/hu.yml:21	useful	missing
2	github/opensource.guide	inconsistent-translation	info	_data/locales/ru.yml:17	pedantic	noun for the menu, verb for the button
2	refinery/refinerycms	punctuation-spacing	warning	pages/config/locales/tr.yml:65	useful	space before a comma
2	mRemoteNG/mRemoteNG	leading-whitespace	warning	mRemoteNG/Language/Language.tr-TR.resx:1004	useful	line break at the start of a label
2	gorhill/uMatrix	missing-key	warning	doc/description/description.de_DE.txt:79	false	it is the last paragraph; paragraphs are paired by number
2	firefox-devtools/profiler	unused-plural-form	info	locales/zh-CN/app.ftl:330	pedantic	form that is never used
2	tigrish/devise-i18n	trailing-whitespace	warning	rails/locales/vi.yml:60	useful	space at the end
2	OpenTracksApp/OpenTracks	same-as-source	hint	src/main/res/values-tl/strings.xml:40	useful	left in English
2	firefox-devtools/profiler	inconsistent-translation	info	locales/ia/app.ftl:1020	useful	one text, two translations
2	OpenTracksApp/OpenTracks	invisible-character	warning	src/main/res/values-zh/strings.xml:637	useful	invisible character
2	github/opensource.guide	missing-key	warning	_data/locales/pcm.yml:12	useful	missing: keys at a wrong indent
2	refinery/refinerycms	placeholder-extra	error	core/config/locales/da.yml:33	useful	a placeholder that nobody fills
2	gorhill/uMatrix	repeated-word	warning	doc/description/description.he_IL.txt:3	useful	word twice
2	pop-os/cosmic-files	space-around-tag	info	i18n/kmr/cosmic_files.ftl:4	useful	no space between two words
2	refinery/refinerycms	untranslated	warning	core/config/locales/ko.yml:73	false	empty by intent: the words are in the next text
2	rubberduck-vba/Rubberduck	brackets	warning	Rubberduck.Resources/RubberduckUI.es.resx:472	useful	bracket that was not opened
2	gorhill/uMatrix	entities	info	src/_locales/hu/messages.json:643	useful	references in a placeholder attribute are shown as they are
2	mRemoteNG/mRemoteNG	placeholder-missing	error	mRemoteNG/Language/Language.cs-CZ.resx:382	useful	a joke in place of the text: host, code and reason are not shown
2	refinery/refinerycms	symbols	info	core/lib/generators/refinery/engine/templates/config/locales/nl.yml:16	false	tags of ERB in a template of a generator
2	tigrish/devise-i18n	leading-whitespace	warning	rails/locales/yo.yml:110	useful	space at the start
2	tigrish/devise-i18n	mixed-script	warning	rails/locales/be.yml:97	useful	two words in one
2	OpenTracksApp/OpenTracks	much-shorter	info	src/main/res/values-hu/strings.xml:528	false	one form does for all numbers, the source has two
2	refinery/refinerycms	same-as-source	hint	core/config/locales/ar.yml:8	false	name of the product
2	refinery/refinerycms	duplicate-id	warning	pages/config/locales/lt.yml:20	useful	key twice
2	gorhill/uMatrix	inconsistent-translation	info	src/_locales/it/messages.json:287	pedantic	gender of another noun
2	mRemoteNG/mRemoteNG	numbers	warning	mRemoteNG/Language/Language.uk.resx:1138	pedantic	65 thousand for 65536
2	OpenTracksApp/OpenTracks	brackets	warning	src/main/res/values-kn/strings.xml:507	false	letters of a list in front of brackets
2	refinery/refinerycms	extra-key	warning	pages/config/locales/ca.yml:7	useful	stale key
2	rubberduck-vba/Rubberduck	untranslated	warning	Rubberduck.Resources/Templates.cs.resx:130	useful	empty: the new module is empty
2	refinery/refinerycms	quotation-marks	info	pages/config/locales/da.yml:78	useful	mark at the end without its partner
2	refinery/refinerycms	end-punctuation	hint	core/config/locales/id.yml:74	pedantic	a full stop less
2	refinery/refinerycms	tripled-letter	info	resources/config/locales/uk.yml:6	useful	letter three times
2	gorhill/uMatrix	tag-missing	error	src/_locales/pl/messages.json:559	pedantic	emphasis of words that the translation says otherwise
2	firefox-devtools/profiler	double-space	warning	locales/ia/app.ftl:381	useful	two spaces
2	tigrish/devise-i18n	end-punctuation	hint	rails/locales/mk.yml:112	pedantic	a full stop less
2	OpenTracksApp/OpenTracks	space-around-tag	hint	src/main/res/values-lt/strings.xml:377	useful	space within a link
2	rubberduck-vba/Rubberduck	numbers	warning	Rubberduck.Resources/Inspections/InspectionInfo.fr.resx:392	pedantic	the same lost sentence is reported for its other number
2	gorhill/uMatrix	same-as-source	hint	src/_locales/ko/messages.json:339	useful	left in English
2	OpenTracksApp/OpenTracks	missing-key	warning	src/main/res/values-bg/strings.xml:374	useful	missing
2	rubberduck-vba/Rubberduck	much-shorter	warning	Rubberduck.Core/UI/Settings/IndenterSettingsUI.cs.resx:184	useful	only the first five lines of the sample are there
2	refinery/refinerycms	missing-key	warning	images/config/locales/fi.yml:17	useful	missing
2	rubberduck-vba/Rubberduck	function-names	warning	Rubberduck.Core/UI/Settings/IndenterSettingsUI.de.resx:191	false	name of a procedure in a code sample, translated throughout
2	OpenTracksApp/OpenTracks	trailing-whitespace	warning	src/main/res/values-zh-rTW/strings.xml:58	useful	space at the end
2	refinery/refinerycms	entities	info	pages/config/locales/da.yml:67	useful	references that are shown as they are
2	pop-os/cosmic-files	inconsistent-translation	info	i18n/hu/cosmic_files.ftl:237	false	the key says noun, the other is the command; its fix would be wrong
2	rubberduck-vba/Rubberduck	placeholder-missing	error	Rubberduck.Refactorings/RefactoringsUI.fr.resx:276	useful	the reason is not shown
2	gorhill/uMatrix	tag-extra	error	src/_locales/fr/messages.json:543	pedantic	paragraph tags around a paragraph
2	gorhill/uMatrix	leading-whitespace	warning	src/_locales/zh_TW/messages.json:531	pedantic	first half and field stand in front; HTML shows one space
2	pop-os/cosmic-files	end-punctuation	info	i18n/ca/cosmic_files.ftl:293	useful	the ellipsis that announces a dialog is lost
2	github/opensource.guide	end-punctuation	hint	_data/locales/fa.yml:8	pedantic	a full stop more
2	rubberduck-vba/Rubberduck	double-space	warning	Rubberduck.Resources/Inspections/InspectionInfo.de.resx:169	useful	two spaces
2	firefox-devtools/profiler	end-punctuation	hint	locales/de/app.ftl:651	pedantic	a full stop less
2	tigrish/devise-i18n	placeholder-missing	error	rails/locales/ar.yml:43	useful	another message: the text of an older version
2	firefox-devtools/profiler	tag-extra	error	locales/ia/app.ftl:537	useful	text of another message with its variable
2	refinery/refinerycms	units	warning	images/config/locales/lt.yml:42	useful	megabytes for bytes
2	gorhill/uMatrix	extra-key	warning	doc/description/description.zh_CN.txt:81	false	the paragraph is in the source; paragraphs are paired by number
2	firefox-devtools/profiler	same-as-source	hint	locales/el/app.ftl:167	false	term that the translator keeps throughout, as other languages do
2	refinery/refinerycms	syntax	error	resources/config/locales/fr.yml:39	false	a quoted text of two lines, which libyaml reads
2	OpenTracksApp/OpenTracks	syntax	warning	src/main/res/values-tr/strings.xml:44	useful	Android drops the marks
2	OpenTracksApp/OpenTracks	product-codes	info	fastlane/metadata/android/vi/full_description.txt:14	useful	another model of the geoid
2	gorhill/uMatrix	brackets	warning	src/_locales/ja/messages.json:531	false	the bracket is opened in the first half of the sentence
2	tigrish/devise-i18n	start-punctuation	info	rails/locales/ig.yml:107	useful	stray colon at the start
2	OpenTracksApp/OpenTracks	tag-extra	error	src/main/res/values-kn/strings.xml:15	useful	link that is shown as markup
2	gorhill/uMatrix	start-punctuation	info	src/_locales/zh_CN/messages.json:751	false	the marks are the same; the source was read as two dots
2	mRemoteNG/mRemoteNG	file-paths	warning	mRemoteNG/Language/Language.ko-KR.resx:1572	useful	a file filter with spaces takes no file
2	gorhill/uMatrix	trailing-whitespace	warning	src/_locales/fr/messages.json:227	useful	space at the end
2	gorhill/uMatrix	punctuation-spacing	warning	src/_locales/sr/messages.json:551	useful	no space behind a comma
2	pop-os/cosmic-files	double-space	warning	i18n/gl/cosmic_files.ftl:333	useful	two spaces
2	pop-os/cosmic-files	missing-key	warning	i18n/th/cosmic_files.ftl:48	useful	missing
2	OpenTracksApp/OpenTracks	leading-whitespace	warning	src/main/res/values-de/strings.xml:56	useful	space at the start of a help text
2	mRemoteNG/mRemoteNG	inconsistent-translation	info	mRemoteNG/Language/Language.pl.resx:1695	useful	one text, two translations
2	gorhill/uMatrix	invisible-character	warning	src/_locales/pt_BR/messages.json:535	useful	invisible character
2	tigrish/devise-i18n	much-shorter	info	rails/locales/da.yml:93	pedantic	the goodbye is left away
2	refinery/refinerycms	much-shorter	info	pages/config/locales/es.yml:73	useful	the explanation is missing
2	tigrish/devise-i18n	double-space	warning	rails/locales/fa.yml:77	useful	two spaces
2	gorhill/uMatrix	double-space	warning	doc/description/description.es_ES.txt:39	useful	two spaces
2	refinery/refinerycms	tag-missing	error	pages/config/locales/sk.yml:29	useful	closing tag with a space in it
2	rubberduck-vba/Rubberduck	inconsistent-translation	info	Rubberduck.Resources/RubberduckUI.fr.resx:656	pedantic	again, for the button that runs it again
2	mRemoteNG/mRemoteNG	double-space	warning	mRemoteNG/Language/Language.nl.resx:328	useful	two spaces
2	utmapp/UTM	tag-missing	info	Documentation/TetheredLaunch.zh-Hant.md:43	pedantic	the message of iOS is quoted with a gloss within the code span
2	Nheko-Reborn/nheko	double-space	warning	resources/langs/nheko_en.ts:1057	useful	two spaces between sentences
2	videojs/video.js	subtitle-timing	warning	docs/legacy-docs/examples/elephantsdream/captions.ja.vtt:7	false	subtitles that are cut another way, paired by number
2	wger-project/flutter	double-space	warning	lib/l10n/app_sl.arb:337	useful	two spaces
2	videojs/video.js	same-as-source	hint	lang/ar.json:78	useful	left in English
2	hexchat/hexchat	start-punctuation	info	po/ml.po:304	useful	the mark of a notice is lost
2	hexchat/hexchat	quotation-marks	info	po/sr@latin.po:1984	false	the reversed mark at the top closes the quotation throughout the file
2	videojs/video.js	duplicate-id	warning	lang/pt-BR.json:35	useful	key twice
2	wger-project/flutter	symbols	info	fastlane/metadata/android/uk/full_description.txt:29	false	a second hashtag in the language of the text
2	mezz/JustEnoughItems	trailing-whitespace	warning	Common/src/main/resources/assets/jei/lang/zh_tw.json:53	useful	space at the end
2	Xaymar/obs-StreamFX	numbers	warning	data/locale/cs-CZ.ini:468	false	2.1 is the usual name for stereo with a bass channel
2	lamarios/clipious	punctuation-spacing	warning	lib/l10n/app_or.arb:478	useful	space before a comma
2	Xaymar/obs-StreamFX	trailing-whitespace	warning	data/locale/ar-SA.ini:186	useful	space at the end
2	obsproject/obs-websocket	missing-key	warning	data/locale/nn-NO.ini:1	useful	missing
2	utmapp/UTM	symbols	info	README.zh-HK.md:24	pedantic	a plus that is right here, too
2	mezz/JustEnoughItems	placeholder-missing	error	Common/src/main/resources/assets/jei/lang/cs_cz.json:57	false	part of a notation in prose, no placeholder
2	utmapp/UTM	syntax	warning	Platform/ko.lproj/Localizable.strings:1001	useful	escape that the parser does not know, so the key never matches
2	wger-project/flutter	inconsistent-translation	info	lib/l10n/app_zh.arb:639	useful	one text, two translations
2	mezz/JustEnoughItems	punctuation-spacing	warning	Common/src/main/resources/assets/jei/lang/bg_bg.json:125	useful	no space behind a full stop
2	wger-project/flutter	mixed-script	warning	lib/l10n/app_mk.arb:55	useful	Cyrillic letter in a Latin name
2	Xaymar/obs-StreamFX	tabs	warning	data/locale/fi-FI.ini:37	pedantic	tab in HTML, which shows as a space
2	lamarios/clipious	icu-arguments	error	lib/l10n/app_bn.arb:171	useful	a label in place of the message with its number
2	Nheko-Reborn/nheko	placeholder-extra	error	resources/langs/nheko_et.ts:3186	useful	the source has a placeholder that the program does not fill
2	wger-project/flutter	much-longer	info	lib/l10n/app_ar.arb:958	useful	text of another key
2	mezz/JustEnoughItems	much-shorter	info	Common/src/main/resources/assets/jei/lang/vi_vn.json:30	pedantic	a shortened message that says enough
2	mezz/JustEnoughItems	start-punctuation	info	Common/src/main/resources/assets/jei/lang/ar_sa.json:40	useful	full stop at the start in place of the end
2	mezz/JustEnoughItems	end-punctuation	hint	Common/src/main/resources/assets/jei/lang/sv_se.json:129	pedantic	a full stop less
2	mezz/JustEnoughItems	inconsistent-translation	info	Common/src/main/resources/assets/jei/lang/kk_kz.json:64	useful	one text, two spellings
2	Nheko-Reborn/nheko	end-punctuation	info	resources/langs/nheko_ja.ts:5599	pedantic	exclamation mark behind a welcome
2	utmapp/UTM	document-structure	warning	README.fr.md:1	useful	page of an older state
2	hexchat/hexchat	escapes	warning	po/de.po:668	useful	line breaks escaped twice are shown as they are
2	Nheko-Reborn/nheko	needs-review	info	resources/langs/nheko_uk.ts:3195	useful	state of the file
2	wger-project/flutter	untranslated	warning	lib/l10n/app_he.arb:928	useful	not translated
2	Nheko-Reborn/nheko	invisible-character	warning	resources/langs/nheko_id.ts:5817	useful	invisible character
2	lamarios/clipious	icu-syntax	error	lib/l10n/app_or.arb:1090	useful	spaces that break the plural
2	Xaymar/obs-StreamFX	double-space	warning	data/locale/zh-CN.ini:37	pedantic	two spaces in HTML, which shows one
2	wger-project/flutter	placeholder-missing	error	lib/l10n/app_ar.arb:860	useful	a description in place of the text
2	obsproject/obs-websocket	end-punctuation	hint	data/locale/be-BY.ini:7	pedantic	a full stop less
2	hexchat/hexchat	leading-whitespace	warning	po/sl.po:355	useful	indentation of a list lost
2	rime/squirrel	end-punctuation	info	resources/Localizable.xcstrings:189	useful	an ellipsis that the neighbours have
2	utmapp/UTM	missing-key	warning	QEMUHelper/fi.lproj/InfoPlist.strings:1	false	the source file is a stub with an empty key
2	Nheko-Reborn/nheko	blank-target	error	resources/langs/nheko_el.ts:5618	useful	only a space
2	hexchat/hexchat	untranslated	warning	po/ml.po:2195	useful	not translated
2	videojs/video.js	start-punctuation	info	lang/fa.json:45	false	the comma of Persian
2	Xaymar/obs-StreamFX	tag-missing	error	data/locale/zh-CN.ini:37	useful	opening tag lost
2	Nheko-Reborn/nheko	trailing-whitespace	warning	resources/langs/nheko_de.ts:251	useful	the line break at the end is lost
2	Xaymar/obs-StreamFX	end-punctuation	hint	data/locale/sv-SE.ini:216	pedantic	a full stop more
2	hexchat/hexchat	mixed-script	warning	po/ru.po:3098	useful	Latin letter in a Russian word
2	hexchat/hexchat	blank-target	error	po/pa.po:2113	useful	only a space
2	hexchat/hexchat	much-shorter	info	po/mk.po:3549	useful	one word of a sentence
2	hexchat/hexchat	tabs	warning	po/tr.po:917	useful	the tab that parts two columns is lost
2	mezz/JustEnoughItems	placeholder-extra	error	Common/src/main/resources/assets/jei/lang/ar_sa.json:9	false	a colon in front of an Arabic word, no placeholder
2	mezz/JustEnoughItems	mixed-script	warning	Common/src/main/resources/assets/jei/lang/kk_kz.json:115	false	a Cyrillic word and the abbreviation Id joined by intent
2	Nheko-Reborn/nheko	numbers	warning	resources/langs/nheko_fr.ts:3615	false	the sum of the French edition of a board game
2	lamarios/clipious	end-punctuation	hint	lib/l10n/app_fi.arb:962	pedantic	a full stop more
2	wger-project/flutter	missing-key	warning	lib/l10n/app_pl.arb:382	useful	missing
2	lamarios/clipious	mixed-script	warning	lib/l10n/app_ru.arb:159	useful	Cyrillic letter in an English word left over
2	lamarios/clipious	invisible-character	warning	lib/l10n/app_or.arb:932	useful	joiner that stands alone
2	videojs/video.js	extra-key	warning	lang/uk.json:69	useful	stale key
2	Xaymar/obs-StreamFX	kashida	info	data/locale/ar-SA.ini:22	useful	stretched word
2	lamarios/clipious	missing-plural-form	warning	lib/l10n/app_pl.arb:279	useful	forms for few and many are missing
2	Nheko-Reborn/nheko	untranslated	warning	resources/langs/nheko_pt_BR.ts:4454	useful	not translated
2	videojs/video.js	leading-whitespace	warning	lang/zh-TW.json:15	useful	space at the start
2	mezz/JustEnoughItems	same-as-source	warning	Common/src/main/resources/assets/jei/lang/zh_tw.json:197	pedantic	a debug text that 26 of 28 languages leave in English
2	hexchat/hexchat	numbers	warning	po/ko.po:654	false	an emoticon with figures
2	Nheko-Reborn/nheko	punctuation-spacing	warning	resources/langs/nheko_de.ts:1783	false	the colon itself is spoken of
2	videojs/video.js	subtitle-reading-speed	info	docs/examples/elephantsdream/descriptions.en.vtt:155	false	descriptions that are read aloud, no subtitles
2	obsproject/obs-websocket	mixed-script	warning	data/locale/sr-SP.ini:41	useful	Latin letter in a garbled word
2	mezz/JustEnoughItems	missing-key	warning	Common/src/main/resources/assets/jei/lang/no_no.json:56	useful	missing
2	Nheko-Reborn/nheko	same-as-source	hint	resources/langs/nheko_es.ts:1492	false	left by intent, as the translator's comment in the file says
2	Nheko-Reborn/nheko	units	warning	resources/langs/nheko_nl.ts:3614	false	the currency of the Dutch edition of a board game
2	Nheko-Reborn/nheko	accelerators	info	resources/langs/nheko_fi.ts:2008	useful	accelerator lost
2	hexchat/hexchat	trailing-whitespace	warning	po/nl.po:390	useful	spaces at the end
2	Xaymar/obs-StreamFX	punctuation-spacing	info	data/locale/zh-TW.ini:36	useful	space behind a full-width mark
2	videojs/video.js	punctuation-spacing	warning	docs/legacy-docs/examples/elephantsdream/captions.ar.vtt:279	useful	space before an exclamation mark
2	videojs/video.js	subtitle-line-length	info	docs/examples/elephantsdream/descriptions.en.vtt:229	false	descriptions that are read aloud, no subtitles
2	utmapp/UTM	extra-key	warning	Platform/es-419.lproj/Localizable.strings:259	false	the source file is a stub; the key is the text in the code
2	wger-project/flutter	missing-plural-form	warning	lib/l10n/app_hr.arb:1443	useful	the form for 21 and 31 is missing
2	videojs/video.js	subtitle-duration	info	docs/examples/elephantsdream/descriptions.en.vtt:111	false	descriptions that are read aloud, no subtitles
2	hexchat/hexchat	double-space	warning	po/gu.po:3554	useful	two spaces where a word was dropped
2	hexchat/hexchat	end-punctuation	hint	po/pt_BR.po:4715	pedantic	a full stop less
2	hexchat/hexchat	tag-missing	error	po/pl.po:3805	useful	tag damaged
2	lamarios/clipious	inconsistent-translation	info	lib/l10n/app_zh_Hant.arb:1034	useful	one text, two translations
2	utmapp/UTM	markdown-links	warning	README.ru.md:3	false	the link leads to the same address, written inline
2	hexchat/hexchat	brackets	warning	po/fr.po:595	useful	brackets crossed
2	hexchat/hexchat	accelerators	info	po/th.po:4800	useful	accelerator lost
2	videojs/video.js	trailing-whitespace	warning	lang/et.json:16	useful	space at the end
2	wger-project/flutter	same-as-source	hint	lib/l10n/app_nl.arb:721	false	the same words in Dutch
2	Xaymar/obs-StreamFX	space-around-tag	info	data/locale/ru-RU.ini:50	useful	no space before a link
2	Xaymar/obs-StreamFX	inconsistent-translation	info	data/locale/et-EE.ini:187	useful	one text, two translations
2	Nheko-Reborn/nheko	urls	warning	resources/langs/nheko_fr.ts:3607	useful	address broken by a space
2	Nheko-Reborn/nheko	brackets	warning	resources/langs/nheko_id.ts:2605	useful	bracket of another kind
2	wger-project/flutter	end-punctuation	hint	lib/l10n/app_sl.arb:51	false	the translation has two sentences, so the stop belongs there
2	hexchat/hexchat	punctuation-spacing	warning	po/vi.po:6005	useful	space before a colon
2	Nheko-Reborn/nheko	mixed-script	warning	resources/langs/nheko_ru.ts:595	useful	Latin letter in a Russian word
2	hexchat/hexchat	placeholder-missing	error	po/da.po:101	false	a word in braces that the program shows, no placeholder
2	hexchat/hexchat	garbled-text	warning	po/rw.po:2800	useful	wrong encoding
2	utmapp/UTM	tag-extra	info	README.bn.md:62	useful	sentence left in English, and there again in translation
2	lamarios/clipious	missing-key	warning	lib/l10n/app_hu.arb:179	useful	missing
2	hexchat/hexchat	symbols	info	po/ast.po:4123	useful	a line of the list is missing
2	videojs/video.js	much-shorter	info	docs/examples/elephantsdream/captions.sv.vtt:322	false	subtitles that are cut another way, paired by number
2	utmapp/UTM	repeated-word	warning	Platform/it.lproj/Localizable.strings:1920	useful	word twice
2	Nheko-Reborn/nheko	product-codes	info	resources/langs/nheko_pl.ts:3693	false	the abbreviation is written out
2	Xaymar/obs-StreamFX	missing-key	warning	data/locale/uk-UA.ini:30	useful	missing
2	Nheko-Reborn/nheko	much-shorter	info	resources/langs/nheko_pt_PT.ts:5289	useful	the second sentence is missing
2	Xaymar/obs-StreamFX	empty-tag	warning	data/locale/ja-JP.ini:50	useful	the text stands outside of its tag
2	lamarios/clipious	double-space	warning	lib/l10n/app_or.arb:1090	false	white space between the forms of a plural
2	videojs/video.js	subtitle-overlap	warning	docs/examples/shared/example-captions.vtt:37	useful	subtitles overlap
2	utmapp/UTM	punctuation-spacing	info	Documentation/TetheredLaunch.zh-Hant.md:3	useful	space behind a full-width mark
2	Nheko-Reborn/nheko	symbols	info	resources/langs/nheko_id.ts:2605	pedantic	another mark before a list of values
2	Xaymar/obs-StreamFX	symbols	info	data/locale/nl-NL.ini:357	useful	sign that the other texts of the file have
2	obsproject/obs-websocket	escapes	warning	data/locale/it-IT.ini:7	pedantic	line break between two sentences
2	utmapp/UTM	duplicate-id	warning	Platform/pl.lproj/Localizable.strings:1160	useful	key twice
2	lamarios/clipious	repeated-word	warning	lib/l10n/app_sv.arb:432	useful	word twice
2	videojs/video.js	repeated-word	warning	docs/examples/elephantsdream/captions.ar.vtt:18	false	a sentence ends and the next begins with the same word on a new line
2	hexchat/hexchat	placeholder-extra	error	po/tr.po:1262	false	codes for colours of the program read as one placeholder
2	wger-project/flutter	repeated-word	warning	fastlane/metadata/android/sr/full_description.txt:27	false	an ending behind a slash, then a preposition
2	lamarios/clipious	placeholder-missing	error	lib/l10n/app_bn.arb:171	pedantic	the lost plural is reported by icu-arguments, too
2	wger-project/flutter	numbers	warning	fastlane/metadata/android/es-ES/full_description.txt:5	useful	the year of an older source
2	utmapp/UTM	same-as-source	hint	Platform/iOS/Display/zh-Hans.lproj/VMDisplayMetalViewInputAccessory.strings:149	false	name of a key that Chinese keeps
2	videojs/video.js	end-punctuation	hint	lang/ba.json:21	pedantic	a full stop more
2	utmapp/UTM	missing-plural-form	warning	Platform/pl.lproj/Localizable.stringsdict:17	useful	form of Polish is missing, the text is French
2	mezz/JustEnoughItems	symbols	info	Common/src/main/resources/assets/jei/lang/no_no.json:44	pedantic	a text of an older source with an example
2	utmapp/UTM	untranslated	warning	Documentation/TetheredLaunch.zh-Hant.md:9	false	a link whose text is a product name
2	obsproject/obs-websocket	double-space	warning	data/locale/ug-CN.ini:15	useful	two spaces
2	hexchat/hexchat	file-paths	warning	po/sq.po:506	false	name of a file in an example
2	videojs/video.js	double-space	warning	lang/fa.json:35	useful	two spaces
2	videojs/video.js	mixed-script	warning	lang/el.json:35	useful	Latin letter in a Greek word
2	Xaymar/obs-StreamFX	leading-whitespace	warning	data/locale/nl-NL.ini:121	useful	the space that parts the suffix is lost
2	Xaymar/obs-StreamFX	placeholder-missing	error	data/locale/no-NO.ini:187	useful	placeholder lost
2	lamarios/clipious	file-paths	warning	lib/l10n/app_ta.arb:982	useful	path translated
2	lamarios/clipious	same-as-source	warning	lib/l10n/app_ta.arb:399	useful	left in English
2	wger-project/flutter	extra-key	warning	lib/l10n/app_uk.arb:909	useful	stale key
2	Xaymar/obs-StreamFX	product-codes	info	data/locale/ja-JP.ini:481	false	the usual spelling of the name, with a point
2	utmapp/UTM	inconsistent-translation	info	Platform/iOS/Display/ko.lproj/VMDisplayMetalViewInputAccessory.strings:158	pedantic	cap of a key, and the label that is read aloud
2	Xaymar/obs-StreamFX	repeated-word	warning	data/locale/ro-RO.ini:323	useful	word twice
2	videojs/video.js	missing-key	warning	lang/tr.json:89	useful	missing
2	Nheko-Reborn/nheko	placeholder-missing	error	resources/langs/nheko_ru.ts:4621	useful	21 and 31 are shown without their number
2	utmapp/UTM	end-punctuation	hint	Platform/macOS/Display/ko.lproj/VMDisplayWindow.strings:33	pedantic	a full stop more
2	obsproject/obs-websocket	inconsistent-translation	info	data/locale/sr-SP.ini:33	useful	one text, two translations
2	wger-project/flutter	much-shorter	info	lib/l10n/app_cs.arb:535	useful	text of an older source
2	hexchat/hexchat	same-as-source	hint	po/tr.po:2097	false	half of the languages keep the name
2	Xaymar/obs-StreamFX	same-as-source	hint	data/locale/ru-RU.ini:503	pedantic	name of a codec profile, all of which this file keeps
2	obsproject/obs-websocket	punctuation-spacing	warning	data/locale/ar-SA.ini:20	useful	no space behind a colon
2	wger-project/flutter	invisible-character	warning	fastlane/metadata/android/fa-IR/full_description.txt:31	useful	an override around nothing but a space
2	hexchat/hexchat	repeated-word	warning	po/sr.po:505	false	lines of a list of commands that end and begin with the same word
2	utmapp/UTM	tag-missing	info	Documentation/TetheredLaunch.zh-HK.md:43	pedantic	another apostrophe in a quoted message
2	Nheko-Reborn/nheko	double-space	warning	resources/langs/nheko_pt_PT.ts:1054	useful	two spaces between sentences
2	videojs/video.js	subtitle-timing	warning	docs/legacy-docs/examples/elephantsdream/captions.ar.vtt:3	false	subtitles that are cut another way, paired by number
2	videojs/video.js	same-as-source	hint	lang/vi.json:73	useful	left in English
2	hexchat/hexchat	start-punctuation	info	po/zh_CN.po:5913	false	the source begins with the same mark
2	hexchat/hexchat	quotation-marks	info	po/sr@latin.po:456	false	the reversed mark at the top closes the quotation throughout the file
2	wger-project/flutter	symbols	info	fastlane/metadata/android/ru-RU/full_description.txt:29	false	a second hashtag in the language of the text
2	Xaymar/obs-StreamFX	numbers	warning	data/locale/cs-CZ.ini:470	false	4.1 is the usual name for quadraphonic with a bass channel
2	obsproject/obs-websocket	missing-key	warning	data/locale/nn-NO.ini:2	useful	missing
2	utmapp/UTM	symbols	info	README.zh-Hans.md:24	pedantic	a plus that is right here, too
2	mezz/JustEnoughItems	placeholder-missing	error	Common/src/main/resources/assets/jei/lang/hu_hu.json:113	false	part of a notation in prose, no placeholder
2	utmapp/UTM	syntax	warning	Platform/pl.lproj/Localizable.strings:912	useful	escape that the parser does not know, so the key never matches
2	wger-project/flutter	inconsistent-translation	info	lib/l10n/app_es.arb:629	useful	one text, two translations
2	wger-project/flutter	mixed-script	warning	fastlane/metadata/android/mk-MK/full_description.txt:5	useful	Latin letter in a Macedonian word
2	lamarios/clipious	icu-arguments	error	lib/l10n/app_sv.arb:1074	false	a further choice that the language is better with
2	Nheko-Reborn/nheko	placeholder-extra	error	resources/langs/nheko_de.ts:4011	useful	placeholder that nobody fills
2	mezz/JustEnoughItems	much-shorter	info	Common/src/main/resources/assets/jei/lang/zh_cn.json:43	false	Chinese says it in fewer characters
2	mezz/JustEnoughItems	start-punctuation	info	Common/src/main/resources/assets/jei/lang/ar_sa.json:38	useful	full stop at the start in place of the end
2	mezz/JustEnoughItems	end-punctuation	hint	Common/src/main/resources/assets/jei/lang/fr_fr.json:164	pedantic	a full stop more
2	mezz/JustEnoughItems	inconsistent-translation	info	Common/src/main/resources/assets/jei/lang/it_it.json:63	useful	one text, two translations
2	Nheko-Reborn/nheko	end-punctuation	hint	resources/langs/nheko_de.ts:3447	pedantic	a full stop more
2	utmapp/UTM	document-structure	warning	README.ru.md:1	useful	a section of the page is missing
2	hexchat/hexchat	escapes	warning	po/de.po:1519	useful	line break escaped twice is shown as it is
2	Nheko-Reborn/nheko	needs-review	info	resources/langs/nheko_ja.ts:2684	useful	state of the file
2	wger-project/flutter	untranslated	warning	fastlane/metadata/android/ca/full_description.txt:36	useful	left in English
2	Nheko-Reborn/nheko	invisible-character	warning	resources/langs/nheko_id.ts:5817	pedantic	the second of two soft hyphens in a row
2	wger-project/flutter	placeholder-missing	error	lib/l10n/app_ru.arb:867	useful	number lost
2	obsproject/obs-websocket	end-punctuation	info	data/locale/hy-AM.ini:41	useful	colon for the Armenian full stop
2	hexchat/hexchat	leading-whitespace	warning	po/sv.po:4064	useful	the space that parts two texts is lost
2	rime/squirrel	end-punctuation	info	resources/Localizable.xcstrings:88	pedantic	an ellipsis for a message of progress
2	utmapp/UTM	missing-key	warning	Platform/iOS/Settings.bundle/ja.lproj/Root.strings:1	pedantic	key of a template that no setting uses
2	hexchat/hexchat	untranslated	warning	po/ml.po:3178	useful	not translated
2	videojs/video.js	start-punctuation	info	lang/fa.json:46	false	the comma of Persian
2	Nheko-Reborn/nheko	trailing-whitespace	warning	resources/langs/nheko_de.ts:250	useful	the line break at the end is lost
2	Xaymar/obs-StreamFX	end-punctuation	hint	data/locale/hu-HU.ini:217	useful	a full stop in one of three choices
2	hexchat/hexchat	mixed-script	warning	po/el.po:1328	false	a code of the program in front of a Greek word
2	hexchat/hexchat	much-shorter	info	po/et.po:1681	false	the whole text in fewer words
2	hexchat/hexchat	tabs	warning	po/vi.po:4121	pedantic	tabs that align a help text
2	mezz/JustEnoughItems	placeholder-extra	error	Common/src/main/resources/assets/jei/lang/cs_cz.json:57	false	part of a notation in prose, no placeholder
2	mezz/JustEnoughItems	mixed-script	warning	Common/src/main/resources/assets/jei/lang/bg_bg.json:66	useful	Cyrillic letter in a Latin name
2	Nheko-Reborn/nheko	numbers	warning	resources/langs/nheko_pt_PT.ts:3606	pedantic	a joke that is put into other words
2	lamarios/clipious	end-punctuation	hint	lib/l10n/app_nb.arb:293	false	the translation has two sentences, so the stop belongs there
2	wger-project/flutter	missing-key	warning	lib/l10n/app_cs.arb:587	useful	missing
2	lamarios/clipious	mixed-script	warning	lib/l10n/app_ru.arb:229	useful	Cyrillic letter in an English word
2	lamarios/clipious	invisible-character	warning	lib/l10n/app_or.arb:932	useful	joiner that stands alone
2	videojs/video.js	extra-key	warning	docs/legacy-docs/examples/elephantsdream/captions.ru.vtt:341	false	subtitles that are cut another way, paired by number
2	Xaymar/obs-StreamFX	kashida	info	data/locale/ar-SA.ini:22	pedantic	the second tatweel of one word
2	lamarios/clipious	missing-plural-form	warning	lib/l10n/app_ru.arb:1020	useful	forms for one, few and many are missing
2	Nheko-Reborn/nheko	untranslated	warning	resources/langs/nheko_eu.ts:413	useful	not translated
2	mezz/JustEnoughItems	same-as-source	warning	Common/src/main/resources/assets/jei/lang/ja_jp.json:326	pedantic	a debug text that 26 of 28 languages leave in English
2	Nheko-Reborn/nheko	punctuation-spacing	warning	resources/langs/nheko_uk.ts:756	useful	no space behind a colon
2	videojs/video.js	subtitle-reading-speed	info	docs/examples/elephantsdream/captions.sv.vtt:274	useful	too fast to read
2	mezz/JustEnoughItems	missing-key	warning	Common/src/main/resources/assets/jei/lang/pt_br.json:81	useful	missing
2	Nheko-Reborn/nheko	same-as-source	warning	resources/langs/nheko_fr.ts:1457	false	the same word in French
3	florisboard/florisboard	much-shorter	info	app/src/main/res/values-uk/strings.xml:445	useful	nearly the whole text is lost in Ukrainian
3	withastro/starlight	file-paths	warning	docs/src/content/docs/fr/guides/customization.mdx:23	pedantic	example file name localized throughout the page, code sample included
3	ClearURLs/Addon	double-space	warning	_locales/ja/messages.json:305	useful	two spaces behind the prefix of a log line
3	pypi/warehouse	tag-missing	warning	warehouse/locale/es/LC_MESSAGES/messages.po:7584	useful	new link of the source not in the old translation
3	conventional-commits/conventionalcommits.org	missing-key	warning	content/v1.0.0/index.ar.md:14	false	the sentence is there; paired by kind of block
3	florisboard/florisboard	same-as-source	hint	app/src/main/res/values-uk/strings.xml:796	pedantic	key name kept in English, also elsewhere in this file
3	authpass/authpass	inconsistent-translation	info	authpass/lib/l10n/app_ru.arb:1073	useful	same button has two different verbs
3	deltachat/deltachat-ios	tag-missing	info	deltachat-ios/Assets/Help/de/help.html:154	pedantic	emphasis of one word; the translation stresses it in words
3	pypi/warehouse	end-punctuation	info	warehouse/locale/pt_BR/LC_MESSAGES/messages.po:7753	pedantic	fuzzy guess of an unrelated text; already marked for review
3	mozilla-l10n/fx-private-relay-l10n	missing-key	warning	ug/whatsnew.ftl:17	useful	key missing in the language
3	pypi/warehouse	untranslated	warning	warehouse/locale/mr/LC_MESSAGES/messages.po:5515	useful	empty translation
3	conventional-commits/conventionalcommits.org	tag-extra	info	content/v1.0.0/index.zh-hans.md:119	pedantic	emphasis of the keywords is this translation's deliberate style, reported per word
3	deltachat/deltachat-ios	document-structure	warning	deltachat-ios/Assets/Help/uk/help.html:122	useful	a heading fell apart into a paragraph, visible markup; place unhelpful
3	ankidroid/Anki-Android	mixed-script	warning	AnkiDroid/src/main/res/values-el/02-strings.xml:152	useful	Greek capital in the product name
3	vassalengine/vassal	double-space	warning	vassal-app/src/main/resources/VASSAL/i18n/VASSAL_fr.properties:615	useful	two spaces in a message
3	vassalengine/vassal	same-as-source	warning	vassal-app/src/main/resources/VASSAL/i18n/VASSAL_zh.properties:151	useful	left in English in an otherwise translated file
3	Cockatrice/Cockatrice	file-paths	warning	oracle/translations/oracle_el.ts:381	useful	file filter broken by a space
3	ankidroid/Anki-Android	untranslated	warning	docs/marketing/localized_description/marketdescription-jv.txt:5	useful	store text left in English
3	conventional-commits/conventionalcommits.org	extra-key	warning	content/v1.0.0/index.bn.md:7	pedantic	original title added below the translated one on purpose
3	LoopKit/LoopKit	double-space	warning	LoopKit Example/ru.lproj/Localizable.strings:39	useful	two spaces inside a sentence
3	vassalengine/vassal	tag-missing	warning	vassal-app/src/main/resources/VASSAL/i18n/VASSAL_nl.properties:71	pedantic	repeats the stale text; wrapper tag missing beside three others and much-shorter
3	pypi/warehouse	much-shorter	info	warehouse/locale/cs/LC_MESSAGES/messages.po:517	pedantic	fuzzy guess of an unrelated text; already marked for review
3	authpass/authpass	icu-arguments	warning	authpass/lib/l10n/app_id.arb:316	false	Dart uses this form for exactly 1, as generated code shows
3	conventional-commits/conventionalcommits.org	document-structure	warning	content/v1.0.0/index.zh-hans.md:8	pedantic	translators added a bilingual sample and explanations on purpose
3	deltachat/deltachat-ios	space-around-tag	info	deltachat-ios/Assets/Help/es/help.html:901	useful	space inside the link before the stop
3	ankidroid/Anki-Android	entities	warning	AnkiDroid/src/main/res/values-lt/10-preferences.xml:279	useful	broken entity is shown to people
3	EssentialsX/Essentials	numbers	warning	Essentials/src/main/resources/messages_lol_US.properties:242	pedantic	joke locale converts the size into bits
3	thunder-app/thunder	markdown-marks	warning	lib/l10n/app_sk.arb:508	useful	emphasis lost in text rendered as Markdown
3	HandyOrg/HandyControl	same-as-source	warning	src/Avalonia/HandyControlDemo_Avalonia/Properties/Langs/Lang.ko-KR.resx:130	useful	untranslated sentence
3	ankidroid/Anki-Android	much-shorter	info	AnkiDroid/src/main/res/values-sc/10-preferences.xml:62	useful	translation is a single letter
3	mozilla-l10n/fx-private-relay-l10n	untranslated	warning	zh-CN/misc.ftl:115	false	deliberately empty variant that the source does not have
3	withastro/starlight	tag-order	error	docs/src/content/docs/ru/guides/customization.mdx:133	false	link text begins with a code span; the link is whole
3	lay295/TwitchDownloader	extra-key	warning	TwitchDownloaderWPF/README_ja.md:2	pedantic	notice that the translation may lag, added on purpose
3	hitobito/hitobito	placeholder-extra	warning	config/locales/views.de.yml:2494	false	English side holds a hash placeholder; the German is the original
3	deltachat/deltachat-ios	inconsistent-translation	info	deltachat-ios/gl.lproj/Localizable.strings:979	useful	one text, two translations, stray marks at the end
3	vassalengine/vassal	brackets	warning	vassal-app/src/main/resources/VASSAL/i18n/VASSAL_zh.properties:351	useful	square bracket opened and never closed around the argument
3	EssentialsX/Essentials	punctuation-spacing	warning	Essentials/src/main/resources/messages_he.properties:424	useful	space before the exclamation mark
3	Cockatrice/Cockatrice	much-longer	info	cockatrice/translations/cockatrice_yue.ts:3447	useful	translation of another message stands here
3	royshil/obs-backgroundremoval	missing-key	warning	data/locale/tr-TR.ini:30	useful	key missing
3	mltframework/shotcut	needs-review	info	translations/shotcut_he_IL.ts:22647	useful	unfinished translation awaits review
3	florisboard/florisboard	duplicate-id	warning	app/src/main/assets/ime/keyboard/org.florisboard.localization/popupMappings/ur-PK.json:127	useful	key really twice in keyboard data; first list is lost
3	withastro/starlight	same-as-source	warning	packages/starlight/translations/fa.json:21	useful	left in English
3	withastro/starlight	untranslated	warning	docs/src/content/docs/ru/environmental-impact.mdx:107	false	link whose text is a product name
3	EssentialsX/Essentials	trailing-whitespace	warning	Essentials/src/main/resources/messages_he.properties:680	useful	line break at the end that no other language has
3	florisboard/florisboard	untranslated	warning	app/src/main/res/values-zh-rCN/strings.xml:231	useful	empty text
3	pypi/warehouse	empty-tag	warning	warehouse/locale/id/LC_MESSAGES/messages.po:10066	useful	link without text, its words stand outside
3	ankidroid/Anki-Android	quotation-marks	info	AnkiDroid/src/main/res/values-lt/10-preferences.xml:242	useful	closing quotation mark lost
3	lay295/TwitchDownloader	escapes	warning	TwitchDownloaderWPF/Translations/Strings.de.resx:152	pedantic	real line break instead of the escape; code treats both alike
3	EssentialsX/Essentials	markdown-marks	warning	Essentials/src/main/resources/messages_ko.properties:257	useful	space before closing marks breaks bold in Discord
3	mltframework/shotcut	invisible-character	warning	translations/shotcut_ne.ts:12674	useful	stray zero width spaces
3	ankidroid/Anki-Android	leading-whitespace	warning	AnkiDroid/src/main/res/values-iw/03-dialogs.xml:119	useful	stray space behind the empty line
3	conventional-commits/conventionalcommits.org	symbols	info	content/v1.0.0-beta.3/index.it.md:37	useful	outdated package name in the link text
3	vassalengine/vassal	placeholder-missing	error	vassal-app/src/main/resources/VASSAL/i18n/VASSAL_fr.properties:488	useful	stale window title lacks the program version
3	authpass/authpass	tag-missing	warning	metadata/android/ru-RU/full_description.txt:6	useful	one list item of the source is left out
3	EssentialsX/Essentials	tag-extra	error	Essentials/src/main/resources/messages_nl.properties:230	pedantic	whole config file pasted; same text reported about 1700 times
3	ankidroid/Anki-Android	tag-extra	warning	AnkiDroid/src/main/res/values-be/02-strings.xml:165	useful	older text with links where the source has footnotes
3	withastro/starlight	repeated-word	warning	docs/src/content/docs/it/resources/community-content.mdx:37	false	correct Italian idiom for step by step
3	authpass/authpass	punctuation-spacing	info	authpass/lib/l10n/app_zh_TW.arb:761	useful	space behind a full-width stop
3	HandyOrg/HandyControl	double-space	warning	src/Avalonia/HandyControlDemo_Avalonia/Properties/Langs/Lang.ca-ES.resx:652	useful	two spaces
3	mltframework/shotcut	tag-extra	warning	translations/shotcut_th.ts:7996	useful	bold tags the source lacks, in a plain status text
3	hitobito/hitobito	much-shorter	info	config/locales/views.fr.yml:763	useful	second sentence missing
3	deltachat/deltachat-ios	same-as-source	hint	deltachat-ios/sv.lproj/Localizable.strings:987	useful	left in English, another key translates it
3	ankidroid/Anki-Android	punctuation-spacing	warning	AnkiDroid/src/main/res/values-hu/02-strings.xml:203	useful	space before a full stop
3	deltachat/deltachat-ios	end-punctuation	info	deltachat-ios/sr.lproj/Localizable.strings:278	false	translation has two sentences, so the stop belongs there; fix wrong
3	deltachat/deltachat-ios	command-options	warning	deltachat-ios/el.lproj/Localizable.strings:676	useful	command option was translated
3	pypi/warehouse	invisible-character	warning	warehouse/locale/ckb/LC_MESSAGES/messages.mo:424	pedantic	compiled catalog repeats the finding of its PO file
3	pypi/warehouse	leading-whitespace	warning	warehouse/locale/nl/LC_MESSAGES/messages.po:3491	useful	old text kept leading line break and indent
3	LoopKit/LoopKit	missing-key	warning	LoopKit Example/cs.lproj/Localizable.strings:5	useful	key missing in the language
3	florisboard/florisboard	invisible-character	warning	app/src/main/res/values-nl/strings.xml:188	useful	stray zero width spaces
3	mozilla-l10n/fx-private-relay-l10n	end-punctuation	info	ia/profile.ftl:33	useful	label lost its colon, neighbours keep theirs
3	withastro/starlight	extra-key	warning	packages/starlight/translations/gl.json:27	false	optional key that the schema knows; seven other languages have it
3	hitobito/hitobito	end-punctuation	info	config/locales/views.fr.yml:73	useful	colon lost; the plural forms have it
3	pypi/warehouse	punctuation-spacing	info	warehouse/locale/zh_Hans/LC_MESSAGES/messages.po:7682	useful	space behind a full-width stop
3	florisboard/florisboard	syntax	warning	app/src/main/res/values/strings.xml:808	useful	unescaped quotes are dropped by Android
3	pypi/warehouse	brackets	warning	warehouse/locale/th/LC_MESSAGES/messages.po:176	useful	stray second opening bracket
3	ClearURLs/Addon	mixed-script	warning	external_js/dataTables/i18n/uk.json:142	useful	Latin capital letter within a Ukrainian word
3	lay295/TwitchDownloader	encoding	warning	TwitchDownloaderWPF/README_de.md:2	useful	file in a single-byte encoding, shown broken
3	EssentialsX/Essentials	escapes	warning	Essentials/src/main/resources/messages_nl.properties:230	pedantic	whole config file pasted; one of about 1700 findings of it
3	mltframework/shotcut	untranslated	warning	translations/shotcut_oc.ts:17779	pedantic	degree sign alone; empty unfinished entry falls back to it
3	deltachat/deltachat-ios	extra-key	warning	deltachat-ios/Assets/Help/ru/help.html:1205	false	translated heading; paired by an anchor made from its title
3	mltframework/shotcut	repeated-word	warning	translations/shotcut_hu.ts:18873	useful	word doubled
3	ankidroid/Anki-Android	same-as-source	warning	AnkiDroid/src/main/res/values-sl/02-strings.xml:372	useful	left in English
3	mltframework/shotcut	mixed-script	warning	translations/shotcut_el.ts:449	useful	Latin capital in a Greek word
3	mltframework/shotcut	pure-punctuation	info	translations/shotcut_et.ts:4911	useful	percent sign doubled in a unit suffix
3	mozilla-l10n/fx-private-relay-l10n	missing-plural-form	warning	el/misc.ftl:132	false	explicit variant for 1 exists, nothing is missing
3	hitobito/hitobito	leading-whitespace	warning	config/locales/views.fr.yml:768	pedantic	stray space at start, invisible in HTML
3	mltframework/shotcut	trailing-whitespace	warning	translations/shotcut_pl.ts:9180	useful	path is appended directly behind it
3	deltachat/deltachat-ios	double-space	warning	deltachat-ios/kab.lproj/Localizable.strings:650	useful	two spaces in a sentence
3	HandyOrg/HandyControl	repeated-word	warning	src/Shared/HandyControl_Shared/Properties/Langs/Lang.fr.resx:148	useful	word doubled
3	sienori/simple-translate	inconsistent-translation	info	src/_locales/ca/messages.json:462	useful	one text, two translations
3	FacilMap/facilmap	markdown-marks	warning	frontend/src/i18n/ta.json:695	useful	space between brackets and address breaks both links
3	deltachat/deltachat-ios	numbers	warning	deltachat-ios/et.lproj/Localizable.strings:842	useful	amount is five in place of one
3	FacilMap/facilmap	untranslated	warning	frontend/src/i18n/fr.json:25	useful	empty plural form that would show nothing
3	hitobito/hitobito	inconsistent-translation	info	config/locales/models.it.yml:1526	pedantic	log record and payment note; two different words in German too
3	mozilla-l10n/fx-private-relay-l10n	much-shorter	info	id/landing.ftl:138	useful	translation breaks off in mid sentence
3	EssentialsX/Essentials	markdown-links	warning	Essentials/src/main/resources/messages_sk.properties:867	false	adjacent square brackets of a command syntax taken for a Markdown link
3	mltframework/shotcut	placeholder-extra	error	translations/shotcut_de.ts:9387	useful	wrong placeholder, count would not be shown
3	mltframework/shotcut	quotation-marks	info	translations/shotcut_fr_CA.ts:10614	useful	closing quotation mark missing
3	lay295/TwitchDownloader	same-as-source	warning	TwitchDownloaderWPF/Translations/Strings.de.resx:269	useful	untranslated sentence
3	thunder-app/thunder	punctuation-spacing	warning	lib/l10n/app_ru.arb:360	useful	space before a colon, neighbours have none
3	thunder-app/thunder	inconsistent-translation	info	lib/l10n/app_es.arb:1262	useful	one text, two translations
3	hitobito/hitobito	start-punctuation	info	config/locales/models.fr.yml:160	pedantic	follows the German original; English dropped the colon
3	florisboard/florisboard	kashida	info	app/src/main/res/values-ar/strings.xml:315	useful	stray stretching; same word plain everywhere else
3	hitobito/hitobito	tag-extra	warning	config/locales/views.fr.yml:780	false	translation is right; the closing tag is broken in the source
3	Cockatrice/Cockatrice	much-shorter	info	cockatrice/translations/cockatrice_nl.ts:5444	useful	question and advice of the dialog left out
3	ClearURLs/Addon	placeholder-missing	error	_locales/it/messages.json:305	useful	count of failures lost, sentence rewritten
3	pypi/warehouse	plural-formula	warning	warehouse/locale/fr_CA/LC_MESSAGES/messages.po:18	useful	formula differs from that of French for zero
3	EssentialsX/Essentials	quotation-marks	info	Essentials/src/main/resources/messages_lt.properties:943	useful	stray quotation mark in the place of a space
3	conventional-commits/conventionalcommits.org	brackets	warning	content/v1.0.0/index.zh-hant.md:118	useful	corner bracket opened and never closed
3	florisboard/florisboard	tag-extra	warning	app/src/main/res/values-ckb/strings.xml:453	pedantic	text of an older source, reported by the lost placeholder too
3	EssentialsX/Essentials	unsafe-html	error	Essentials/src/main/resources/messages_sv.properties:359	false	translated parameter name in angle brackets taken for an HTML form
3	pypi/warehouse	placeholder-missing	warning	warehouse/locale/nb_NO/LC_MESSAGES/messages.po:7600	pedantic	fuzzy guess of an unrelated text; already marked for review
3	EssentialsX/Essentials	missing-key	warning	Essentials/src/main/resources/messages_he.properties:591	useful	key missing
3	mozilla-l10n/fx-private-relay-l10n	repeated-word	warning	fi/settings.ftl:30	useful	word written twice
3	florisboard/florisboard	pure-punctuation	info	app/src/main/assets/ime/keyboard/org.florisboard.localization/popupMappings/hi-IN.json:148	false	keyboard popup data, compared item by item by number
3	pypi/warehouse	symbols	info	warehouse/locale/ja/LC_MESSAGES/messages.po:12246	pedantic	repeats the missing address reported for the same text
3	sienori/simple-translate	much-shorter	info	src/_locales/ur/messages.json:6	useful	description replaced by an unrelated text
3	pypi/warehouse	duplicate-id	error	warehouse/locale/frc/LC_MESSAGES/messages.po:5096	useful	duplicate entry, msgfmt refuses the file
3	FacilMap/facilmap	much-shorter	warning	leaflet/src/i18n/ta.json:21	useful	attribution destroyed, two links and a licence lost
3	withastro/starlight	space-around-tag	info	docs/src/content/docs/zh-cn/guides/css-and-tailwind.mdx:51	useful	space within the link; it belongs outside
3	withastro/starlight	markdown-links	warning	docs/src/content/docs/fr/reference/plugins.md:11	pedantic	link reaches the page; its section is the first there
3	deltachat/deltachat-ios	untranslated	warning	deltachat-ios/Assets/Help/sk/help.html:494	useful	heading left in English
3	ClearURLs/Addon	missing-key	warning	_locales/ru/messages.json:346	pedantic	source is one blank; its description says it is not needed
3	FacilMap/facilmap	same-as-source	warning	leaflet/src/i18n/cs.json:4	false	name of an agency with a year; nothing to translate
3	ankidroid/Anki-Android	syntax	warning	AnkiDroid/src/main/res/values-ro/10-preferences.xml:211	pedantic	attribute quotes in HTML, harmless; the source and sixty languages alike
3	EssentialsX/Essentials	symbols	info	Essentials/src/main/resources/messages_ja.properties:323	useful	one subcommand is missing in the usage line
3	thunder-app/thunder	placeholder-missing	error	lib/l10n/app_tr.arb:2336	useful	placeholder with a wrong capital
3	lay295/TwitchDownloader	punctuation-spacing	info	TwitchDownloaderWPF/README_ja.md:88	pedantic	a line break in the Markdown file, no space typed
3	pypi/warehouse	tag-order	error	warehouse/locale/fa/LC_MESSAGES/messages.mo:789	pedantic	compiled catalog repeats the finding of its PO file
3	pypi/warehouse	blank-target	warning	warehouse/locale/da/LC_MESSAGES/messages.po:6850	useful	only spaces in place of a word
3	hitobito/hitobito	duplicate-id	warning	config/locales/models.it.yml:189	useful	key twice in one map, first one lost
3	mltframework/shotcut	double-space	warning	translations/shotcut_it.ts:9501	pedantic	two spaces in rich text, which shows one
3	Cockatrice/Cockatrice	punctuation-spacing	warning	cockatrice/translations/cockatrice_tr.ts:4211	useful	no space behind a comma
3	mltframework/shotcut	tripled-letter	info	translations/shotcut_el.ts:2325	useful	typo, letter three times
3	sienori/simple-translate	trailing-whitespace	warning	src/_locales/sat/messages.json:309	useful	space at the end
3	Cockatrice/Cockatrice	same-as-source	info	cockatrice/translations/cockatrice_fi.ts:12173	useful	left in English
3	florisboard/florisboard	tag-missing	warning	fastlane/metadata/android/es-ES/full_description.txt:1	useful	one list item missing
3	deltachat/deltachat-ios	much-shorter	info	deltachat-ios/ja.lproj/Localizable.strings:213	useful	two of three paragraphs are missing
3	withastro/starlight	invisible-character	warning	docs/src/content/docs/ko/environmental-impact.mdx:33	useful	invisible characters
3	lay295/TwitchDownloader	document-structure	warning	TwitchDownloaderWPF/README_pt-br.md:211	useful	one entry of the section missing
3	thunder-app/thunder	trailing-whitespace	warning	lib/l10n/app_fi.arb:442	false	stray space behind a plural form in the source; fix adds it
3	mozilla-l10n/fx-private-relay-l10n	urls	warning	uk/misc.ftl:57	pedantic	invented example address, deliberately put in the reader's language
3	lay295/TwitchDownloader	trailing-whitespace	warning	TwitchDownloaderWPF/Translations/Strings.pt-br.resx:739	useful	extra space before the link that follows
3	FacilMap/facilmap	missing-plural-form	warning	frontend/src/i18n/uk.json:160	pedantic	form only for fractions, never used for counts; Weblate omits it
3	sienori/simple-translate	tag-extra	error	src/_locales/hu/messages.json:144	false	plain text setting that names the tag literally, shown as text
3	LoopKit/LoopKit	mixed-script	warning	LoopKitUI/Resources/ru.lproj/Localizable.strings:148	useful	stray Latin letter before the Cyrillic word
3	withastro/starlight	tag-extra	warning	docs/src/content/docs/ko/resources/themes.mdx:65	false	JavaScript object in a component property taken for a tag
3	thunder-app/thunder	same-as-source	hint	lib/l10n/app_es.arb:274	useful	left in English
3	Cockatrice/Cockatrice	end-punctuation	info	cockatrice/translations/cockatrice_ru.ts:423	useful	label of a field lost its colon
3	lay295/TwitchDownloader	invisible-character	warning	TwitchDownloaderWPF/README_de.md:2	pedantic	same fault as the encoding finding on this file
3	Cockatrice/Cockatrice	accelerators	info	cockatrice/translations/cockatrice_de.ts:5122	useful	accelerator lost
3	FacilMap/facilmap	symbols	info	utils/src/i18n/et.json:56	false	list of search synonyms; their number is free in each language
3	ankidroid/Anki-Android	brackets	warning	AnkiDroid/src/main/res/values-hi/01-core.xml:71	useful	stray bracket in the text
3	ClearURLs/Addon	trailing-whitespace	warning	_locales/ar/messages.json:327	useful	space at the end
3	florisboard/florisboard	start-punctuation	info	app/src/main/res/values-it/strings.xml:577	useful	stray dots before the word
3	ClearURLs/Addon	same-as-source	warning	_locales/th/messages.json:183	useful	left in English in a translated file
3	FacilMap/facilmap	inconsistent-translation	info	frontend/src/i18n/de.json:588	useful	shorter term against the one used throughout the file
3	hitobito/hitobito	same-as-source	warning	config/locales/views.de.yml:2524	false	German is the original; the English file is untranslated
3	pypi/warehouse	markdown-marks	warning	warehouse/locale/he/LC_MESSAGES/messages.po:43	pedantic	page shows the marks as they are, text reads better without
3	conventional-commits/conventionalcommits.org	punctuation-spacing	info	content/v1.0.0-beta.4/index.zh-hant.md:13	false	soft line break as in the source, no space
3	mozilla-l10n/fx-private-relay-l10n	start-punctuation	info	el/landing.ftl:168	useful	stray dash before the word
3	deltachat/deltachat-ios	invisible-character	warning	deltachat-ios/Assets/Help/pl/help.html:338	useful	invisible characters
3	lay295/TwitchDownloader	tag-extra	info	TwitchDownloaderWPF/README_zh-cn.md:116	pedantic	consistent underline style of this translator
3	conventional-commits/conventionalcommits.org	markdown-links	warning	content/v1.0.0-beta.2/index.it.md:33	useful	old address of a moved repository
3	pypi/warehouse	po-header	hint	warehouse/locale/rom/LC_MESSAGES/messages.po:4	pedantic	project name of a template header, nobody reads it
3	EssentialsX/Essentials	icu-syntax	error	Essentials/src/main/resources/messages.properties:629	useful	single apostrophe makes two arguments literal in MessageFormat
3	lay295/TwitchDownloader	brackets	warning	README_es.md:106	useful	link broken over two paragraphs
3	deltachat/deltachat-ios	syntax	warning	deltachat-ios/sq.lproj/Localizable.strings:461	pedantic	needless backslash that is never shown
3	Cockatrice/Cockatrice	untranslated	warning	cockatrice/translations/cockatrice_nb.ts:3659	useful	empty translation
3	hitobito/hitobito	missing-plural-form	hint	config/locales/views.fr.yml:2255	pedantic	form for millions only; counts here are small
3	sienori/simple-translate	double-space	warning	src/_locales/he/messages.json:78	useful	two spaces
3	mozilla-l10n/fx-private-relay-l10n	mixed-script	warning	el/modals.ftl:19	useful	Latin letter in a Greek word
3	vassalengine/vassal	missing-key	warning	vassal-app/src/main/resources/VASSAL/i18n/Editor_nl.properties:182	useful	key missing
3	EssentialsX/Essentials	placeholder-missing	error	Essentials/src/main/resources/messages_bg.properties:855	useful	value lost, only the label is left
3	florisboard/florisboard	trailing-whitespace	warning	app/src/main/res/values-ja/strings.xml:537	useful	stray line break at the end
3	Cockatrice/Cockatrice	trailing-whitespace	warning	cockatrice/translations/cockatrice_pt_BR.ts:3880	useful	space at the end
3	vassalengine/vassal	tag-attributes	warning	vassal-app/src/main/resources/VASSAL/i18n/VASSAL_zh.properties:208	useful	argument already is a file URL, so the link breaks
3	conventional-commits/conventionalcommits.org	invisible-character	warning	content/v1.0.0/index.ta.md:185	useful	invisible characters pasted in
3	ankidroid/Anki-Android	repeated-word	warning	AnkiDroid/src/main/res/values-tt/11-arrays.xml:49	false	doubled word by intent: extra extra large
3	withastro/starlight	syntax	warning	packages/starlight/__tests__/i18n/malformed-json-src/content/i18n/en.json:1	false	test fixture that is empty by intent
3	EssentialsX/Essentials	file-paths	warning	Essentials/src/main/resources/messages_lol_US.properties:141	pedantic	joke locale spells the file name with a capital
3	hitobito/hitobito	placeholder-missing	error	config/locales/views.it.yml:2254	useful	count missing, dots in its place
3	florisboard/florisboard	extra-key	warning	app/src/main/assets/ime/keyboard/org.florisboard.localization/popupMappings/it.json:17	false	keyboard popup data, no text to translate
3	pypi/warehouse	tripled-letter	info	warehouse/locale/it/LC_MESSAGES/messages.mo:3941	pedantic	compiled catalog repeats the finding of its PO file
3	authpass/authpass	missing-plural-form	warning	authpass/lib/l10n/app_uk.arb:350	pedantic	worded so that the noun does not follow the number
3	EssentialsX/Essentials	same-as-source	warning	Essentials/src/main/resources/messages_lv_LV.properties:902	pedantic	command syntax that ten languages keep
3	mozilla-l10n/fx-private-relay-l10n	units	warning	sr/misc.ftl:125	false	Serbian hour of the form for 1, taken for a day
3	vassalengine/vassal	extra-key	warning	vassal-app/src/main/resources/VASSAL/i18n/VASSAL_it.properties:197	useful	key is gone from source and code
3	Cockatrice/Cockatrice	repeated-word	warning	cockatrice/translations/cockatrice_es.ts:9692	useful	word written twice
3	EssentialsX/Essentials	repeated-word	warning	Essentials/src/main/resources/messages_bg.properties:475	useful	word doubled
3	florisboard/florisboard	inconsistent-translation	info	app/src/main/res/values-ar/strings.xml:855	useful	one text, two translations
3	withastro/starlight	missing-key	warning	docs/src/content/docs/es/guides/sidebar.mdx:505	false	paragraph is there, directly below a component without empty line
3	ClearURLs/Addon	inconsistent-translation	info	_locales/pt_PT/messages.json:130	pedantic	clearing a log and restoring settings are two things
3	lay295/TwitchDownloader	missing-key	warning	README_tr.md:6	useful	list of languages missing from the page
3	florisboard/florisboard	placeholder-missing	error	app/src/main/res/values-ckb/strings.xml:452	useful	placeholder lost, text of an older source
3	ankidroid/Anki-Android	tag-missing	error	AnkiDroid/src/main/res/values-kn/10-preferences.xml:244	useful	opening tag damaged
3	ankidroid/Anki-Android	missing-plural-form	warning	AnkiDroid/src/main/res/values-sat/17-model-manager.xml:31	useful	the dual form is missing
3	mltframework/shotcut	symbols	info	translations/shotcut_sv.ts:20067	useful	degree signs lost in three of the lines
3	pypi/warehouse	lone-sign	error	warehouse/locale/ta/LC_MESSAGES/messages.mo:29	pedantic	compiled catalog repeats the finding of its PO file
3	sienori/simple-translate	mixed-script	warning	src/_locales/uk/messages.json:741	useful	Latin letter in a Cyrillic name
3	vassalengine/vassal	entities	warning	vassal-app/src/main/resources/VASSAL/i18n/VASSAL_da.properties:238	pedantic	bare ampersand with spaces around it shows the same
3	thunder-app/thunder	brackets	warning	lib/l10n/app_sk.arb:1390	useful	stray bracket at the end
3	authpass/authpass	tripled-letter	info	metadata/android/zh-CN/full_description.txt:16	useful	misspelt domain in a link
3	vassalengine/vassal	quotation-marks	info	vassal-app/src/main/resources/VASSAL/i18n/VASSAL_da.properties:418	useful	stray quotation mark
3	conventional-commits/conventionalcommits.org	repeated-word	warning	content/v1.0.0/index.ro.md:54	useful	word doubled
3	deltachat/deltachat-ios	units	warning	deltachat-ios/zh-Hant.lproj/Localizable.strings:845	useful	minutes in place of an hour
3	EssentialsX/Essentials	invisible-character	warning	Essentials/src/main/resources/messages_pl.properties:393	useful	control character from quotation marks in a wrong encoding
3	pypi/warehouse	file-paths	warning	warehouse/locale/pt/LC_MESSAGES/messages.po:10837	useful	misspelt file name
3	Cockatrice/Cockatrice	duplicate-id	warning	cockatrice/translations/cockatrice_fi.ts:10032	useful	duplicate message
3	mltframework/shotcut	brackets	warning	translations/shotcut_ar.ts:16173	useful	brackets mirrored wrongly, one never closes
3	pypi/warehouse	urls	warning	warehouse/locale/uk/LC_MESSAGES/messages.po:12485	useful	new address of the source not in the old translation
3	mozilla-l10n/fx-private-relay-l10n	tag-extra	info	de/misc.ftl:289	pedantic	translator names the product once more, reads well
3	mltframework/shotcut	accelerators	info	translations/shotcut_es.ts:5013	useful	accelerator lost; the other menus have theirs
3	ankidroid/Anki-Android	trailing-whitespace	warning	docs/marketing/localized_description/marketdescription-es-AR.txt:3	useful	space at the end
3	mltframework/shotcut	file-paths	warning	translations/shotcut_ar.ts:6648	useful	file name was split and translated
3	EssentialsX/Essentials	brackets	warning	Essentials/src/main/resources/messages_fil_PH.properties:598	useful	one closing bracket too many
3	royshil/obs-backgroundremoval	syntax	error	data/locale/it-IT.ini:5	false	quote is closed; a full stop follows it (message wrong)
3	ClearURLs/Addon	space-around-tag	info	_locales/ja/messages.json:343	useful	space within a link
3	Cockatrice/Cockatrice	leading-whitespace	warning	cockatrice/translations/cockatrice_fi.ts:5781	useful	space lost where the texts are joined
3	deltachat/deltachat-ios	repeated-word	warning	deltachat-ios/Assets/Help/cs/help.html:1317	pedantic	typo of the source, copied with untranslated English
3	withastro/starlight	entities	info	docs/src/content/docs/de/reference/overrides.md:3	useful	entity in a page description, shown literally by search engines
3	Cockatrice/Cockatrice	syntax	warning	cockatrice/translations/cockatrice_tr.ts:5415	pedantic	empty, unfinished forms; nothing to lose yet
3	pypi/warehouse	mixed-script	warning	warehouse/locale/el/LC_MESSAGES/messages.po:85	useful	Latin letter in a Greek word
3	ClearURLs/Addon	quotation-marks	info	_locales/nl/messages.json:331	useful	opened with single, closed with double quotation mark
3	Cockatrice/Cockatrice	placeholder-missing	error	cockatrice/translations/cockatrice_zh-Hans.ts:6181	useful	mark of the placeholder mistyped, value is lost
3	EssentialsX/Essentials	leading-whitespace	warning	Essentials/src/main/resources/messages_he.properties:692	useful	line break at the start that no other language has
3	lay295/TwitchDownloader	untranslated	warning	TwitchDownloaderWPF/README_ja.md:363	false	literal program error, whole list kept in English on purpose
3	mozilla-l10n/fx-private-relay-l10n	double-space	warning	skr/faq.ftl:20	useful	two spaces
3	ClearURLs/Addon	punctuation-spacing	warning	_locales/ar/messages.json:227	useful	space before the colon
3	lay295/TwitchDownloader	inconsistent-translation	info	TwitchDownloaderWPF/Translations/Strings.zh-tw.resx:461	false	progress state versus heading, grammar differs rightly
3	mozilla-l10n/fx-private-relay-l10n	tag-missing	info	fur/faq.ftl:56	false	term is there; two sentences were merged into one
3	vassalengine/vassal	trailing-whitespace	warning	vassal-app/src/main/resources/VASSAL/i18n/VASSAL_da.properties:1085	pedantic	trailing space is a slip of the source; line breaks follow
3	deltachat/deltachat-ios	tag-extra	info	deltachat-ios/Assets/Help/de/help.html:1078	pedantic	translator added an example with the same emphasis
3	conventional-commits/conventionalcommits.org	tripled-letter	info	content/v1.0.0/index.ko.md:158	useful	misspelt word
3	EssentialsX/Essentials	placeholder-extra	error	Essentials/src/main/resources/messages_bg.properties:822	useful	argument that is never passed is shown to players
3	florisboard/florisboard	double-space	warning	app/src/main/res/values-ckb/strings.xml:129	false	dropped backslash is the fault; spaces are its effect
3	florisboard/florisboard	repeated-word	warning	app/src/main/assets/ime/media/emoji/it.txt:2994	false	name of a vehicle, in emoji keyword data
3	mltframework/shotcut	much-longer	info	translations/shotcut_cs.ts:11661	useful	description in place of a short menu label
3	thunder-app/thunder	missing-plural-form	warning	lib/l10n/app_pl.arb:210	useful	forms for few and many are missing
3	hitobito/hitobito	trailing-whitespace	warning	config/locales/views.it.yml:1554	pedantic	trailing space before a line break in HTML
3	ClearURLs/Addon	file-paths	warning	_locales/tr/messages.json:167	useful	capital in the name of a file
3	mozilla-l10n/fx-private-relay-l10n	inconsistent-translation	info	id/banner.ftl:105	useful	two words for the same thing in twin headings
3	thunder-app/thunder	much-shorter	info	lib/l10n/app_ru.arb:616	useful	second sentence is missing and the message shortened
3	florisboard/florisboard	tripled-letter	info	app/src/main/res/values-nl/strings.xml:405	useful	typo, letter three times
3	ankidroid/Anki-Android	inconsistent-translation	info	AnkiDroid/src/main/res/values-hu/10-preferences.xml:354	pedantic	neither for bars, nothing for gestures: right in context
3	deltachat/deltachat-ios	urls	warning	deltachat-ios/uk.lproj/Localizable.strings:785	useful	domain of the address was translated
3	ankidroid/Anki-Android	double-space	warning	docs/marketing/localized_description/marketdescription-sat.txt:11	useful	two spaces
3	hitobito/hitobito	much-longer	info	config/locales/models.it.yml:1664	pedantic	deliberately fuller explanation, French has it too
3	vassalengine/vassal	space-around-tag	info	vassal-app/src/main/resources/VASSAL/i18n/VASSAL_pl.properties:87	useful	no space between two words
3	hitobito/hitobito	tag-missing	warning	config/locales/views.fr.yml:1595	useful	code markup lost; the other languages keep it
3	authpass/authpass	untranslated	warning	metadata/android/lt-LT/short_description.txt:1	useful	store text left in English
3	thunder-app/thunder	escapes	warning	lib/l10n/app_pt_BR.arb:178	useful	double backslash shows the escape to people
3	mozilla-l10n/fx-private-relay-l10n	symbols	info	skr/banner.ftl:68	false	the sign is there, on the other side of the placeholder
3	LoopKit/LoopKit	extra-key	warning	MockKitUI/Resources/he.lproj/Localizable.strings:2	false	English file is an empty stub, keys are used by the code
3	mltframework/shotcut	punctuation-spacing	warning	translations/shotcut_da.ts:1004	useful	space before full stop
3	pypi/warehouse	double-space	warning	warehouse/locale/mr/LC_MESSAGES/messages.po:7838	pedantic	fuzzy guess of an unrelated text; already marked for review
3	hitobito/hitobito	repeated-word	warning	config/locales/views.fr.yml:1949	useful	word doubled
3	LoopKit/LoopKit	same-as-source	hint	LoopKitUI/Resources/ja.lproj/InsulinKit.strings:26	useful	left in English
3	thunder-app/thunder	missing-key	warning	lib/l10n/app_ru.arb:1088	useful	missing key
3	pypi/warehouse	much-longer	info	warehouse/locale/zh_Hans/LC_MESSAGES/messages.po:7322	pedantic	translator added an explanation on purpose
3	deltachat/deltachat-ios	punctuation-spacing	warning	deltachat-ios/el.lproj/Localizable.strings:572	useful	space before a full stop
3	FacilMap/facilmap	placeholder-extra	error	frontend/src/i18n/de.json:220	false	the component passes these slots; translation uses them rightly
3	authpass/authpass	placeholder-missing	error	authpass/lib/l10n/app_zh_TW.arb:111	useful	progress numbers and words left out
3	deltachat/deltachat-ios	much-longer	info	deltachat-ios/uk.lproj/Localizable.strings:620	useful	warning of an older source state is still there
3	pypi/warehouse	needs-review	info	warehouse/locale/ro/LC_MESSAGES/messages.po:4551	useful	wrong fuzzy guess awaits review
3	mltframework/shotcut	same-as-source	hint	translations/shotcut_zh-Hans.ts:7546	useful	untranslated; two siblings are translated
3	ankidroid/Anki-Android	document-structure	info	docs/marketing/localized_description/marketdescription-vi.txt:1	useful	page holds an older and a newer translation, one after another
3	EssentialsX/Essentials	urls	warning	Essentials/src/main/resources/messages_zh_TW.properties:363	useful	help link goes to another site than in other languages
3	pypi/warehouse	trailing-whitespace	warning	warehouse/locale/ar/LC_MESSAGES/messages.po:3053	useful	old text kept its line break at the end
3	thunder-app/thunder	icu-arguments	error	lib/l10n/app_it.arb:388	useful	plural form lost where the source counts
3	EssentialsX/Essentials	tripled-letter	info	Essentials/src/main/resources/messages_lol_US.properties:278	false	joke locale, spelling is intended
3	vassalengine/vassal	pure-punctuation	info	vassal-app/src/main/resources/VASSAL/i18n/VASSAL_pl.properties:563	useful	wrong key name; would show another shortcut
3	Cockatrice/Cockatrice	tripled-letter	info	cockatrice/translations/cockatrice_en@pirate.ts:4243	false	drawn-out cry of a joke language
3	EssentialsX/Essentials	much-longer	info	Essentials/src/main/resources/messages_fil_PH.properties:365	useful	paragraph added that the source does not have
3	EssentialsX/Essentials	much-shorter	info	Essentials/src/main/resources/messages_th.properties:83	useful	nonsense letters in the place of the sentence
3	mltframework/shotcut	tag-attributes	warning	translations/shotcut_oc.ts:8003	useful	attribute name was translated, markup broken
3	mltframework/shotcut	tag-missing	warning	translations/shotcut_sk.ts:1912	useful	bold of a heading lost
3	pypi/warehouse	inconsistent-translation	info	warehouse/locale/pt_BR/LC_MESSAGES/messages.po:5800	useful	names the wrong service
3	florisboard/florisboard	numbers	info	app/src/main/assets/ime/media/emoji/it.txt:3043	false	emoji keyword data, clock times of a localized list
3	pypi/warehouse	numbers	warning	warehouse/locale/el/LC_MESSAGES/messages.po:614	pedantic	fuzzy guess of another text; already marked for review
3	mltframework/shotcut	numbers	info	translations/shotcut_tr.ts:7957	false	number is there, percent sign before it as Turkish writes
3	pypi/warehouse	quotation-marks	info	warehouse/locale/ckb/LC_MESSAGES/messages.po:6718	useful	opening quotation mark never closed
3	mozilla-l10n/fx-private-relay-l10n	brackets	warning	zh-TW/whatsnew.ftl:23	pedantic	preview cut off on purpose in mid bracket
3	mozilla-l10n/fx-private-relay-l10n	punctuation-spacing	warning	id/misc.ftl:306	useful	space before a comma
3	ClearURLs/Addon	tag-missing	error	_locales/fr/messages.json:343	useful	link to the explaining article lost
3	mltframework/shotcut	placeholder-missing	error	translations/shotcut_ru.ts:21652	useful	placeholder split by a space, value not inserted
3	pypi/warehouse	tag-extra	warning	warehouse/locale/vi/LC_MESSAGES/messages.po:2732	pedantic	fuzzy guess of an unrelated text; already marked for review
3	deltachat/deltachat-ios	quotation-marks	info	deltachat-ios/pl.lproj/Localizable.strings:648	useful	closing quotation mark lost
3	ankidroid/Anki-Android	tripled-letter	info	AnkiDroid/src/main/res/values-tgl/09-backup.xml:46	false	correct Tagalog word
3	authpass/authpass	urls	warning	metadata/android/nl-NL/full_description.txt:16	useful	link broken by spaces
3	conventional-commits/conventionalcommits.org	tag-missing	info	content/v1.0.0/index.si.md:171	useful	code formatting lost in a heading
3	EssentialsX/Essentials	inconsistent-translation	info	Essentials/src/main/resources/messages_ja.properties:1248	useful	another term than everywhere else in the file
3	deltachat/deltachat-ios	leading-whitespace	warning	deltachat-ios/kab.lproj/Localizable.strings:323	useful	space at the start
3	vassalengine/vassal	inconsistent-translation	info	vassal-app/src/main/resources/VASSAL/i18n/VASSAL_da.properties:334	useful	one of two headings left in English
3	pypi/warehouse	tag-attributes	warning	warehouse/locale/tr/LC_MESSAGES/messages.po:7602	pedantic	fuzzy guess of another text; already marked for review
3	florisboard/florisboard	empty-tag	warning	app/src/main/res/values-uk/strings.xml:445	pedantic	same lost text as reported by the length check
3	deltachat/deltachat-ios	placeholder-missing	error	deltachat-ios/vi.lproj/Localizable.stringsdict:128	useful	number of files is lost
3	ankidroid/Anki-Android	placeholder-missing	error	AnkiDroid/src/main/res/values-es-rAR/02-strings.xml:280	useful	number of cards is lost
3	deltachat/deltachat-ios	mixed-script	warning	deltachat-ios/kab.lproj/Localizable.strings:748	useful	Greek letter for the Kabyle one, mixed use in the file
3	EssentialsX/Essentials	extra-key	warning	Essentials/src/main/resources/messages_zh.properties:439	false	real source has the key; the English translation was taken instead
3	deltachat/deltachat-ios	trailing-whitespace	warning	deltachat-ios/kab.lproj/Localizable.strings:905	useful	space at the end
3	vassalengine/vassal	end-punctuation	info	vassal-app/src/main/resources/VASSAL/i18n/VASSAL_nl.properties:156	useful	full stop twice
3	sienori/simple-translate	leading-whitespace	warning	src/_locales/sat/messages.json:705	useful	space at the start of a language name
3	sienori/simple-translate	punctuation-spacing	warning	src/_locales/ar/messages.json:426	useful	no space behind a comma
3	vassalengine/vassal	leading-whitespace	warning	vassal-app/src/main/resources/VASSAL/i18n/VASSAL_ja.properties:289	useful	space at the start of a message
3	mozilla-l10n/fx-private-relay-l10n	same-as-source	warning	skr/misc.ftl:122	useful	left in English
3	authpass/authpass	missing-key	warning	authpass/lib/l10n/app_si.arb:338	useful	key missing in the language
3	LoopKit/LoopKit	trailing-whitespace	warning	LoopKit Example/sv.lproj/Localizable.strings:39	useful	space at the end
3	lay295/TwitchDownloader	double-space	warning	TwitchDownloaderWPF/Translations/Strings.tr.resx:686	useful	two spaces
3	withastro/starlight	tag-missing	warning	docs/src/content/docs/zh-cn/reference/configuration.mdx:350	false	link localized within an expression that was taken for a tag
3	Cockatrice/Cockatrice	double-space	warning	cockatrice/translations/cockatrice_ru.ts:5932	useful	two spaces
3	mozilla-l10n/fx-private-relay-l10n	space-around-tag	info	skr/faq.ftl:70	useful	space within a link
3	ankidroid/Anki-Android	invisible-character	warning	AnkiDroid/src/main/res/values-sq/03-dialogs.xml:42	useful	invisible characters
3	ankidroid/Anki-Android	end-punctuation	info	AnkiDroid/src/main/res/values-sat/02-strings.xml:32	pedantic	lookalike sign stands for the colon; fix would double it
3	florisboard/florisboard	document-structure	warning	app/src/main/assets/ime/keyboard/org.florisboard.localization/popupMappings/es.json:72	false	keyboard popup data, lists differ by language
3	FacilMap/facilmap	brackets	warning	frontend/src/i18n/ta.json:535	useful	third closing brace is shown
3	EssentialsX/Essentials	double-space	warning	Essentials/src/main/resources/messages_lol_US.properties:416	useful	two spaces
3	lay295/TwitchDownloader	end-punctuation	info	TwitchDownloaderWPF/Translations/Strings.fr.resx:770	useful	colon lost; all neighbouring labels have it
3	EssentialsX/Essentials	garbled-text	warning	Essentials/src/main/resources/messages_sv.properties:429	useful	wrong encoding within a word
3	FacilMap/facilmap	extra-key	warning	leaflet/src/i18n/fr.json:10	useful	key is gone from source and code
3	florisboard/florisboard	brackets	warning	app/src/main/assets/ime/keyboard/org.florisboard.localization/popupMappings/hy-am.json:24	false	keyboard popup data, label of a bracket key
3	deltachat/deltachat-ios	product-codes	info	deltachat-ios/ca.lproj/Localizable.strings:608	useful	name of the protocol misspelt
3	florisboard/florisboard	quotation-marks	info	app/src/main/res/values-ca/strings.xml:714	useful	stray quotation mark
3	hitobito/hitobito	space-around-tag	info	config/locales/views.it.yml:1238	useful	space lost before the title
3	vassalengine/vassal	much-shorter	info	vassal-app/src/main/resources/VASSAL/i18n/VASSAL_de.properties:74	useful	stale short text of an older version
3	withastro/starlight	punctuation-spacing	info	docs/src/content/docs/zh-cn/components/link-buttons.mdx:31	false	line break between sentences, as in the source; no space
3	lay295/TwitchDownloader	tag-missing	info	TwitchDownloaderWPF/README_ja.md:288	useful	opening emphasis mark lost, asterisk shows
3	vassalengine/vassal	placeholder-extra	warning	vassal-app/src/main/resources/VASSAL/i18n/VASSAL_it.properties:436	useful	third argument is never passed, arguments have shifted
3	FacilMap/facilmap	urls	warning	leaflet/src/i18n/ta.json:20	pedantic	repeats the broken link; the address is cut wrongly, too
3	deltachat/deltachat-ios	missing-key	warning	deltachat-ios/ta.lproj/Localizable.strings:104	useful	missing key
3	mozilla-l10n/fx-private-relay-l10n	invisible-character	warning	en-GB/faq.ftl:51	useful	invisible isolate opened and never closed
3	florisboard/florisboard	missing-key	warning	app/src/main/res/values-sk/strings.xml:356	useful	key missing
3	florisboard/florisboard	punctuation-spacing	warning	app/src/main/res/values-it/strings.xml:146	useful	space before exclamation mark
3	conventional-commits/conventionalcommits.org	mixed-script	warning	content/v1.0.0-beta.3/index.hy.md:214	useful	Cyrillic letter within a Latin word
3	EssentialsX/Essentials	mixed-script	warning	Essentials/src/main/resources/messages_uk.properties:300	useful	Latin letter within a Cyrillic unit
3	florisboard/florisboard	symbols	info	app/src/main/assets/ime/media/emoji/de.txt:3694	false	emoji keyword data, number of keywords differs by language
3	vassalengine/vassal	punctuation-spacing	warning	vassal-app/src/main/resources/VASSAL/i18n/VASSAL_nl.properties:419	useful	space before the full stop
3	vassalengine/vassal	tag-extra	warning	vassal-app/src/main/resources/VASSAL/i18n/VASSAL_pl.properties:473	pedantic	dialog renders HTML; paragraph chosen instead of line breaks
3	sienori/simple-translate	same-as-source	warning	src/_locales/nl/messages.json:306	useful	left in English
3	mltframework/shotcut	space-around-tag	info	translations/shotcut_nl.ts:4198	pedantic	space behind a paragraph tag is not shown
3	EssentialsX/Essentials	end-punctuation	info	Essentials/src/main/resources/messages_fr.properties:1476	useful	full stop where a value follows in the log
3	mltframework/shotcut	leading-whitespace	warning	translations/shotcut_ca.ts:19636	pedantic	the space is a slip of the source label
3	pypi/warehouse	space-around-tag	info	warehouse/locale/ta/LC_MESSAGES/messages.po:10805	useful	space within a link
3	EssentialsX/Essentials	tag-missing	warning	Essentials/src/main/resources/messages_ro.properties:509	useful	formatting tags of the line were stripped
3	mltframework/shotcut	end-punctuation	info	translations/shotcut_nl.ts:3518	useful	colon of a form label lost
3	hitobito/hitobito	double-space	warning	config/locales/views.fr.yml:941	pedantic	two spaces in HTML, which shows one
3	FacilMap/facilmap	missing-key	warning	frontend/src/i18n/nb-NO.json:60	useful	key missing
3	pypi/warehouse	same-as-source	info	warehouse/locale/ja/LC_MESSAGES/messages.po:1565	false	proper name that Japanese texts keep
3	pypi/warehouse	syntax	warning	warehouse/locale/yue/LC_MESSAGES/messages.po:6407	pedantic	empty surplus form, gettext compiles it
3	withastro/starlight	document-structure	warning	docs/src/content/docs/fa/index.mdx:2	false	paragraph of a quotation without indent, the source has it too
3	withastro/starlight	symbols	info	docs/src/content/docs/ja/resources/plugins.mdx:211	false	cards of a list paired by position, others were inserted
3	lay295/TwitchDownloader	markdown-links	warning	TwitchDownloaderWPF/README_de.md:24	false	anchor rightly follows the translated heading
3	pypi/warehouse	placeholder-extra	warning	warehouse/locale/ckb/LC_MESSAGES/messages.po:6750	pedantic	fuzzy guess of an unrelated text; already marked for review
3	pypi/warehouse	start-punctuation	info	warehouse/locale/it/LC_MESSAGES/messages.po:1722	useful	stray dots of a template around the text
3	withastro/starlight	file-paths	warning	docs/src/content/docs/es/guides/customization.mdx:22	useful	tree and code sample of the page name different files
3	ClearURLs/Addon	double-space	warning	_locales/ar/messages.json:219	useful	two spaces between sentences
3	pypi/warehouse	tag-missing	error	warehouse/locale/ta/LC_MESSAGES/messages.po:10358	useful	end tag broken by a space
3	conventional-commits/conventionalcommits.org	missing-key	warning	content/v1.0.0-beta.3/index.hy.md:21	false	the sentence is there as paragraph without the line break tag
3	florisboard/florisboard	same-as-source	info	app/src/main/res/values-da/strings.xml:328	useful	untranslated
3	authpass/authpass	inconsistent-translation	info	authpass/lib/l10n/app_zh.arb:263	useful	same command has two names
3	deltachat/deltachat-ios	tag-missing	info	deltachat-ios/Assets/Help/fr/help.html:276	useful	half a sentence is missing
3	pypi/warehouse	end-punctuation	info	warehouse/locale/fr/LC_MESSAGES/messages.po:5675	pedantic	fuzzy guess of an unrelated text; already marked for review
3	mozilla-l10n/fx-private-relay-l10n	missing-key	warning	ja/landing.ftl:55	useful	key missing in the language
3	pypi/warehouse	untranslated	warning	warehouse/locale/brx/LC_MESSAGES/messages.po:853	useful	empty translation
3	conventional-commits/conventionalcommits.org	tag-extra	info	content/v1.0.0/index.fr.md:131	pedantic	emphasis of a term throughout this translation
3	deltachat/deltachat-ios	document-structure	warning	deltachat-ios/Assets/Help/eu/help.html:123	pedantic	one list split in two, hardly visible; place names the first paragraph
3	ankidroid/Anki-Android	mixed-script	warning	AnkiDroid/src/main/res/values-mk/04-network.xml:55	useful	Latin letter with grave in a Cyrillic word
3	vassalengine/vassal	double-space	warning	vassal-app/src/main/resources/VASSAL/i18n/VASSAL_pl.properties:596	useful	two spaces
3	vassalengine/vassal	same-as-source	hint	vassal-app/src/main/resources/VASSAL/i18n/VASSAL_fr.properties:578	useful	left in English between translated sizes
3	Cockatrice/Cockatrice	file-paths	warning	oracle/translations/oracle_zh-Hans.ts:170	useful	pattern in capitals misses files on Linux
3	ankidroid/Anki-Android	untranslated	warning	docs/marketing/localized_description/marketdescription-gu-IN.txt:5	useful	store text left in English
3	conventional-commits/conventionalcommits.org	extra-key	warning	content/v1.0.0/index.bn.md:9	pedantic	translator's note added on purpose
3	vassalengine/vassal	tag-missing	warning	vassal-app/src/main/resources/VASSAL/i18n/VASSAL_nl.properties:76	pedantic	wrapper tag; repeats the two links reported as lost
3	pypi/warehouse	much-shorter	info	warehouse/locale/nb_NO/LC_MESSAGES/messages.po:562	pedantic	fuzzy guess of an unrelated text; already marked for review
3	authpass/authpass	icu-arguments	warning	authpass/lib/l10n/app_he.arb:291	pedantic	surplus form with the same text as the general one
3	conventional-commits/conventionalcommits.org	document-structure	warning	content/v1.0.0-beta.4/index.hy.md:178	useful	one question of the page is missing
3	EssentialsX/Essentials	numbers	info	Essentials/src/main/resources/messages_nl.properties:690	pedantic	obsolete item number that four languages leave out
3	thunder-app/thunder	markdown-marks	warning	lib/l10n/app_cs.arb:794	useful	emphasis lost in text rendered as Markdown
3	HandyOrg/HandyControl	same-as-source	warning	src/Shared/HandyControlDemo_Shared/Properties/Langs/Lang.ru.resx:136	useful	untranslated sentence
3	mozilla-l10n/fx-private-relay-l10n	untranslated	warning	cs/misc.ftl:124	false	deliberately empty variant that the source does not have
3	withastro/starlight	tag-order	error	docs/src/content/docs/ko/reference/overrides.md:18	false	link text begins with a code span; the link is whole
3	lay295/TwitchDownloader	extra-key	warning	TwitchDownloaderWPF/README_pt-br.md:2	pedantic	notice that the translation may lag, added on purpose
3	hitobito/hitobito	placeholder-extra	warning	config/locales/views.it.yml:2509	false	English side holds a hash placeholder; the Italian is right
3	deltachat/deltachat-ios	inconsistent-translation	info	deltachat-ios/ko.lproj/Localizable.strings:593	useful	one text, two translations, other particle and stop
3	EssentialsX/Essentials	punctuation-spacing	warning	Essentials/src/main/resources/messages_he.properties:65	useful	no space behind the comma
3	Cockatrice/Cockatrice	much-longer	info	cockatrice/translations/cockatrice_zh-Hans.ts:3447	useful	translation of another message stands here
3	royshil/obs-backgroundremoval	missing-key	warning	data/locale/it-IT.ini:31	useful	key missing
3	mltframework/shotcut	needs-review	info	translations/shotcut_sl.ts:22482	useful	unfinished translation awaits review
3	withastro/starlight	same-as-source	warning	packages/starlight/translations/nb.json:21	useful	left in English
3	withastro/starlight	untranslated	warning	docs/src/content/docs/ru/resources/plugins.mdx:322	false	package name, same in all languages
3	EssentialsX/Essentials	trailing-whitespace	warning	Essentials/src/main/resources/messages_he.properties:285	useful	line break at the end that no other language has
3	florisboard/florisboard	untranslated	warning	app/src/main/assets/ime/media/emoji/pt.txt:1	false	comment of a generated data file
3	pypi/warehouse	empty-tag	warning	warehouse/locale/sk/LC_MESSAGES/messages.po:10186	useful	emphasis left empty, its words stand outside
3	ankidroid/Anki-Android	quotation-marks	info	AnkiDroid/src/main/res/values-heb/09-backup.xml:45	false	the partner is there; prefix letter before the opening mark
3	lay295/TwitchDownloader	escapes	warning	TwitchDownloaderWPF/Translations/Strings.es.resx:127	useful	escape is shown literally, code does not replace it here
3	mltframework/shotcut	invisible-character	warning	translations/shotcut_uk.ts:17296	useful	stray zero width spaces
3	ankidroid/Anki-Android	leading-whitespace	warning	AnkiDroid/src/main/res/values-sc/03-dialogs.xml:119	useful	empty line before the second part lost
3	conventional-commits/conventionalcommits.org	symbols	info	content/v1.0.0/index.it.md:37	useful	outdated package name in the link text
3	vassalengine/vassal	placeholder-missing	warning	vassal-app/src/main/resources/VASSAL/i18n/VASSAL_fr.properties:192	useful	additional error message is lost
3	EssentialsX/Essentials	tag-extra	error	Essentials/src/main/resources/messages_nl.properties:230	pedantic	whole config file pasted; repeats #55
4	lichess-org/mobile	icu-arguments	warning	lib/l10n/app_he.arb:70	pedantic	Hebrew form is unused, but exported so and identical to other
4	lichess-org/mobile	units	warning	translation/dest/timeago/tk-TM.xml:47	useful	Plural form says months where the source says weeks
4	lichess-org/mobile	tripled-letter	info	translation/dest/arena/ga-IE.xml:35	useful	Clear spelling mistake with a tripled letter
4	lichess-org/mobile	urls	warning	translation/dest/tfa/ta-IN.xml:16	pedantic	Address is there, only its first letter is capitalised
4	lichess-org/mobile	missing-plural-form	warning	lib/l10n/app_lv.arb:1231	false	Flutter reads exact 0 and 1 as zero and one
4	lichess-org/mobile	tag-extra	error	translation/dest/study/hr-HR.xml:197	useful	Line break was mistyped as a second opening italic tag
4	lichess-org/mobile	entities	info	translation/dest/class/gl-ES.xml:69	useful	Double-escaped italic tag shows as raw markup, absent in source
4	lichess-org/mobile	lone-sign	error	translation/dest/activity/sq-AL.xml:42	useful	Broken placeholder is real, though message and fix misread it
4	lichess-org/mobile	trailing-whitespace	warning	lib/l10n/app_mk.arb:1020	pedantic	Trailing break in the source is an accident; nothing to change
4	lichess-org/mobile	mixed-script	warning	translation/dest/site/sr-SP.xml:582	useful	Latin letter at the end of a Cyrillic word
4	lichess-org/mobile	repeated-word	warning	translation/dest/faq/pcd-FR.xml:53	false	Correct French reflexive construction
4	lichess-org/mobile	much-longer	info	translation/dest/emails/rn-BI.xml:20	useful	Translation hard-codes the link and adds text of its own
4	lichess-org/mobile	same-as-source	warning	lib/l10n/app_cs.arb:109	false	Variant names stay English throughout the Czech file
4	lichess-org/mobile	syntax	error	translation/source/site.xml:777	false	Crowdin source, never compiled by Android; apostrophe is harmless there
4	lichess-org/mobile	placeholder-missing	error	translation/dest/site/ro-RO.xml:436	false	Form serves only number one and says it in words
4	lichess-org/mobile	markdown-marks	warning	translation/dest/site/mr-IN.xml:981	useful	Space breaks the link syntax shown as an example
4	lichess-org/mobile	invisible-character	warning	translation/dest/faq/ko-KR.xml:107	useful	Stray zero width spaces in the middle of a sentence
4	lichess-org/mobile	missing-key	warning	translation/dest/broadcast/tt-RU.xml:13	useful	Key really is missing in the translation
4	lichess-org/mobile	brackets	warning	translation/dest/onboarding/zh-TW.xml:17	false	Full-width colon and bracket form a smiley, as in source
4	lichess-org/mobile	leading-whitespace	warning	lib/l10n/app_uz.arb:104	useful	Stray space before a short label
4	lichess-org/mobile	inconsistent-translation	info	lib/l10n/app_ar.arb:1455	pedantic	Slight difference between two contexts; sibling terms agree
4	lichess-org/mobile	numbers	warning	translation/dest/site/bn-BD.xml:881	useful	Range copied from another entry; numbers are wrong
4	lichess-org/mobile	start-punctuation	info	translation/dest/study/mr-IN.xml:182	false	Subject moved to the front by the language's word order
4	lichess-org/mobile	ip-addresses	warning	translation/dest/faq/ckb-IR.xml:59	false	Rule section numbers taken for IP addresses
4	lichess-org/mobile	kashida	info	translation/dest/learn/ckb-IR.xml:90	pedantic	True, but stretching marks the stem; nobody would change it
4	lichess-org/mobile	quotation-marks	info	translation/dest/mobile/gsw-CH.xml:27	useful	Closing quotation mark mistyped as a percent sign
4	lichess-org/mobile	punctuation-spacing	warning	translation/dest/site/eo-AA.xml:757	useful	Stray space before the comma
4	lichess-org/mobile	untranslated	warning	ios/LichessWidgets/Localizable.xcstrings:343	useful	String has no translations at all in the catalogue
4	lichess-org/mobile	double-space	warning	lib/l10n/app_cs.arb:1262	useful	Accidental double space
4	lichess-org/mobile	extra-key	warning	translation/dest/preferences/ro-RO.xml:85	false	Key is in the source; compared with the partial American file
4	lichess-org/mobile	much-shorter	info	translation/dest/site/nb-NO.xml:259	pedantic	Deliberately short, says the essential
4	lichess-org/mobile	tag-missing	error	translation/dest/study/hu-HU.xml:184	useful	Missing space breaks the opening link tag
4	lichess-org/mobile	end-punctuation	info	translation/dest/class/hy-AM.xml:50	false	Armenian uses this mark as its colon
4	lichess-org/mobile	icu-arguments	warning	lib/l10n/app_he.arb:1656	pedantic	Unused form with the same text as other; exported so
4	lichess-org/mobile	units	warning	lib/l10n/app_eu.arb:1892	useful	Plural form says days where the source says weeks
4	lichess-org/mobile	tripled-letter	info	lib/l10n/app_ro.arb:1363	false	Correct Romanian definite plural with three letters
4	lichess-org/mobile	urls	warning	translation/dest/emails/os-SE.xml:12	pedantic	Address is there without the scheme; harmless
4	lichess-org/mobile	missing-plural-form	warning	lib/l10n/app_mk.arb:1040	false	Flutter maps exact 1 to one, texts are identical anyway
4	lichess-org/mobile	entities	warning	translation/dest/study/mn-MN.xml:38	useful	Doubly written ampersand reference is broken
4	lichess-org/mobile	lone-sign	error	translation/dest/mobile/gsw-CH.xml:27	pedantic	Repeats the mistyped quotation mark; suggested doubling is wrong
4	lichess-org/mobile	trailing-whitespace	warning	lib/l10n/app_hy.arb:1179	pedantic	Trailing break in the source is an accident; nothing to change
4	lichess-org/mobile	mixed-script	warning	lib/l10n/app_el.arb:1254	useful	Latin capital in a Greek word
4	lichess-org/mobile	repeated-word	warning	translation/dest/voiceCommands/pl-PL.xml:6	useful	Negation doubled by mistake
4	lichess-org/mobile	much-longer	info	translation/dest/challenge/ms-MY.xml:25	useful	Translation is a different text altogether
4	lichess-org/mobile	same-as-source	warning	lib/l10n/app_hu.arb:683	useful	Left in English
4	lichess-org/mobile	syntax	error	translation/source/swiss.xml:90	false	Crowdin source, never compiled by Android; apostrophe is harmless there
4	lichess-org/mobile	placeholder-missing	error	translation/dest/activity/ga-IE.xml:27	false	Form serves only number one and says it in words
4	Vazkii/Botania	mixed-script	warning	src/main/resources/assets/botania/lang/ru_ru.json:2413	useful	Latin capital in a Russian word
4	Vazkii/Botania	much-longer	info	src/main/resources/assets/botania/lang/zh_cn.json:2433	useful	Text belongs to an older page; does not match the caption
4	Vazkii/Botania	much-shorter	info	src/main/resources/assets/botania/lang/es_es.json:1844	useful	First and last paragraphs of the source are missing
4	Vazkii/Botania	duplicate-id	warning	src/main/resources/assets/botania/lang/pt_br.json:246	useful	Key stands twice with different texts
4	Vazkii/Botania	dates	warning	src/main/resources/assets/botania/lang/ko_kr.json:791	false	Deliberate localization to Korean Parents' Day
4	Vazkii/Botania	trailing-whitespace	warning	src/main/resources/assets/botania/lang/ru_ru.json:851	useful	Stray space at the end of an item name
4	Vazkii/Botania	inconsistent-translation	info	src/main/resources/assets/botania/lang/de_de.json:1194	useful	Guide entry and block carry two different names
4	Vazkii/Botania	same-as-source	warning	src/main/resources/assets/botania/lang/pt_br.json:1783	useful	Left in English while neighbouring flavour texts are translated
4	Vazkii/Botania	punctuation-spacing	info	src/main/resources/assets/botania/lang/ja_jp.json:1486	false	File breaks its lines by hand with such spaces
4	Vazkii/Botania	repeated-word	warning	src/main/resources/assets/botania/lang/es_es.json:2238	false	Deliberate cartoon sound
4	Vazkii/Botania	missing-key	warning	src/main/resources/assets/botania/lang/es_ar.json:167	useful	Key really is missing in the translation
4	Vazkii/Botania	double-space	warning	src/main/resources/assets/botania/lang/fr_fr.json:1127	useful	Accidental double space
4	Vazkii/Botania	function-names	warning	src/main/resources/assets/botania/lang/nl_nl.json:1889	false	Ordinary word before a formatting code, no function
4	Vazkii/Botania	numbers	info	src/main/resources/assets/botania/lang/nl_nl.json:2393	useful	Half the duration of the source
4	Vazkii/Botania	tripled-letter	info	src/main/resources/assets/botania/lang/fr_fr.json:1008	useful	Clear spelling mistake in an item name
4	Vazkii/Botania	extra-key	warning	src/main/resources/assets/botania/lang/es_es.json:1255	useful	Dead key, removed from the source
4	Vazkii/Botania	end-punctuation	info	src/main/resources/assets/botania/lang/de_de.json:483	false	Free, humorous answer with fitting punctuation
4	Vazkii/Botania	mixed-script	warning	src/main/resources/assets/botania/lang/ru_ru.json:1959	useful	Latin letter in a Russian word
4	Vazkii/Botania	much-longer	warning	src/main/resources/assets/botania/lang/zh_tw.json:2147	useful	Old page text under a key that now holds another
4	Vazkii/Botania	much-shorter	info	src/main/resources/assets/botania/lang/zh_cn.json:2837	useful	Keys shifted; text belongs to the next page
4	Vazkii/Botania	duplicate-id	warning	src/main/resources/assets/botania/lang/ko_kr.json:246	useful	Key stands twice with different texts
4	Vazkii/Botania	dates	warning	src/main/resources/assets/botania/lang/ko_kr.json:789	false	Deliberate localization to Korean Parents' Day
4	Vazkii/Botania	trailing-whitespace	warning	src/main/resources/assets/botania/lang/nl_nl.json:2567	pedantic	Trailing space in the source is an accident
4	Vazkii/Botania	inconsistent-translation	info	src/main/resources/assets/botania/lang/zh_cn.json:554	pedantic	Wearable item and block deliberately named apart
4	monero-project/monero-gui	mixed-script	warning	translations/monero-core_el.ts:2882	useful	Greek letter in a currency code
4	monero-project/monero-gui	end-punctuation	info	translations/monero-core_he.ts:1721	useful	Neighbouring labels have the colon, this one lacks it
4	monero-project/monero-gui	double-space	warning	translations/monero-core_ar.ts:4438	useful	Accidental double space
4	monero-project/monero-gui	space-around-tag	info	translations/monero-core_fr.ts:3825	useful	Space before the closing tag and full stop
4	monero-project/monero-gui	same-as-source	hint	translations/monero-core_da.ts:2760	false	Correct Danish word, spelled alike
4	monero-project/monero-gui	tag-missing	error	translations/monero-core_sk.ts:3828	useful	Broken closing tag with a space inside
4	monero-project/monero-gui	invisible-character	warning	translations/monero-core_ta.ts:2315	useful	Stray invisible characters before a word
4	monero-project/monero-gui	declared-language	warning	translations/monero-core_pt-br.ts:3	false	Path says the same language; its name was misread
4	monero-project/monero-gui	trailing-whitespace	warning	translations/monero-core_sr.ts:3793	useful	Stray space at the end of a label
4	monero-project/monero-gui	placeholder-missing	error	translations/monero-core_hi.ts:4455	useful	Space inside the placeholder breaks it
4	monero-project/monero-gui	brackets	warning	translations/monero-core_el.ts:2403	useful	Closing bracket of the source was lost
4	monero-project/monero-gui	needs-review	info	translations/monero-core_cat.ts:1421	useful	Marked unfinished and needs a confirmation
4	monero-project/monero-gui	untranslated	warning	translations/monero-core_cat.ts:1644	useful	Text is really untranslated
4	monero-project/monero-gui	leading-whitespace	warning	translations/monero-core_ar.ts:270	useful	Stray space at the start
4	monero-project/monero-gui	punctuation-spacing	warning	translations/monero-core_el.ts:638	useful	Stray space before the full stop
4	monero-project/monero-gui	mixed-script	warning	translations/monero-core_el.ts:1808	useful	Greek capital in a Latin product name
4	monero-project/monero-gui	end-punctuation	info	translations/monero-core_es.ts:1807	useful	Neighbouring labels have the colon, this one lacks it
4	monero-project/monero-gui	double-space	warning	translations/monero-core_ar.ts:3173	useful	Accidental double space
4	monero-project/monero-gui	space-around-tag	info	translations/monero-core_ro.ts:3854	useful	Space before the closing tag and full stop
4	lostindark/DriverStoreExplorer	untranslated	warning	README_KO.md:11	false	Status badges need no translation
4	lostindark/DriverStoreExplorer	tripled-letter	info	Rapr/Lang/Language.uk-UA.resx:413	useful	Clear spelling mistake with a tripled letter
4	lostindark/DriverStoreExplorer	inconsistent-translation	info	Rapr/Lang/Language.ja-JP.resx:354	false	Window title rightly goes without menu shortcut and dots
4	lostindark/DriverStoreExplorer	trailing-whitespace	warning	Rapr/Lang/Language.ar-SA.resx:259	pedantic	Lost last line break changes nothing visible
4	lostindark/DriverStoreExplorer	document-structure	warning	README_KO.md:2	pedantic	Extra heading is real but deliberate; marked at a wrong place
4	lostindark/DriverStoreExplorer	double-space	warning	Rapr/Lang/Language.el-GR.resx:390	useful	Accidental double space
4	lostindark/DriverStoreExplorer	end-punctuation	info	Rapr/Lang/Language.nb-NO.resx:399	useful	Doubled full stop
4	lostindark/DriverStoreExplorer	punctuation-spacing	warning	Rapr/Lang/Language.el-GR.resx:202	useful	Stray space before the question mark
4	exeldro/obs-source-record	missing-key	warning	data/locale/ja-JP.ini:39	useful	Key really is missing in the translation
4	exeldro/obs-source-record	missing-key	warning	data/locale/de-DE.ini:39	useful	Key really is missing in the translation
4	GNOME/file-roller	syntax	warning	po/km.po:926	useful	first form empty, text sits in a form that is never read
4	GNOME/file-roller	much-shorter	info	po/my.po:1211	useful	only one word of the sentence is translated
4	GNOME/file-roller	brackets	warning	po/eu.po:976	useful	stray bracket and quote left over from an edit
4	GNOME/file-roller	leading-whitespace	warning	po/mn.po:904	useful	needless space at the start
4	GNOME/file-roller	start-punctuation	info	po/ps.po:660	useful	full stop typed at the wrong end of right-to-left text
4	GNOME/file-roller	tag-missing	error	help/sl/sl.po:477	useful	the sentence about the asterisk is lost in translation
4	GNOME/file-roller	repeated-word	warning	po/et.po:398	false	mail address with spaces for at and dot, a credit
4	GNOME/file-roller	tag-extra	warning	help/cs/cs.po:1071	useful	wrong tag name, unknown to this help format
4	GNOME/file-roller	needs-review	info	po/ga.po:725	useful	fuzzy and translation says something else
4	GNOME/file-roller	same-as-source	hint	help/tr/tr.po:823	false	key name that Turkish keyboards and this page keep
4	GNOME/file-roller	punctuation-spacing	warning	po/ug.po:582	useful	space before full stop; word order is broken as well
4	GNOME/file-roller	declared-language	warning	po/zh_HK.po:16	useful	header names another locale than the file
4	GNOME/file-roller	plural-formula	warning	po/cy.po:23	pedantic	one form suffices after Welsh numerals; old deliberate header
4	GNOME/file-roller	accelerators	info	po/mg.po:214	useful	access key lost
4	GNOME/file-roller	space-around-tag	info	help/gl/gl.po:67	useful	words run together after the tag
4	GNOME/file-roller	trailing-whitespace	warning	po/uk.po:776	useful	needless space at the end
4	GNOME/file-roller	double-space	warning	po/ta.po:214	useful	two spaces in the middle of a sentence
4	GNOME/file-roller	end-punctuation	info	po/mai.po:169	useful	visarga typed for the colon; file uses colons elsewhere
4	GNOME/file-roller	symbols	info	po/km.po:451	pedantic	word for copyright stands there, sign not needed
4	GNOME/file-roller	file-paths	warning	po/dz.po:308	useful	file patterns transliterated, no longer an example
4	GNOME/file-roller	po-header	hint	po/zu.po:8	pedantic	header placeholder nobody minds; very old file
4	GNOME/file-roller	mixed-script	warning	po/mk.po:512	useful	Latin letter in a Cyrillic word
4	GNOME/file-roller	quotation-marks	info	po/eu.po:976	pedantic	same fault as the bracket; marks a sound quote
4	GNOME/file-roller	untranslated	warning	po/am.po:718	useful	empty translation
4	GNOME/file-roller	invisible-character	warning	po/el.po:300	useful	stray soft hyphen before the access key
4	GNOME/file-roller	command-options	warning	po/dz.po:926	useful	command options were translated and would mislead users
4	GNOME/file-roller	syntax	warning	po/km.po:919	useful	first form empty, text sits in a form that is never read
4	GNOME/file-roller	brackets	warning	po/hy.po:212	useful	closing bracket lost
4	GNOME/file-roller	leading-whitespace	warning	po/my.po:98	useful	needless space at the start
4	GNOME/file-roller	start-punctuation	info	po/ps.po:738	useful	full stop typed at the wrong end of right-to-left text
4	GNOME/file-roller	tag-missing	warning	help/fi/fi.po:101	pedantic	unit written as a word on purpose, tag not needed
4	GNOME/file-roller	repeated-word	warning	help/nl/nl.po:214	false	particle and preposition, correct Dutch
4	GNOME/file-roller	tag-extra	warning	help/cs/cs.po:1081	useful	wrong tag name, unknown to this help format
4	GNOME/file-roller	needs-review	info	po/mg.po:526	useful	fuzzy entry, not shown to users
4	GNOME/file-roller	same-as-source	warning	po/he.po:453	useful	help text left in English
4	GNOME/file-roller	punctuation-spacing	warning	po/ast.po:538	useful	space before colon, unlike the source
4	libre-tube/LibreTube	tripled-letter	info	app/src/main/res/values-tr/strings.xml:517	useful	misspelling, one letter too many
4	libre-tube/LibreTube	double-space	warning	app/src/main/res/values-bn/strings.xml:383	useful	two spaces between words
4	libre-tube/LibreTube	end-punctuation	info	app/src/main/res/values-lt/strings.xml:571	useful	dialog question turned into a statement
4	libre-tube/LibreTube	invisible-character	warning	app/src/main/res/values-as/strings.xml:23	useful	broken character in a word
4	libre-tube/LibreTube	untranslated	warning	app/src/main/res/values-lt/strings.xml:550	useful	empty plural form, users see nothing
4	libre-tube/LibreTube	same-as-source	hint	app/src/main/res/values-el/strings.xml:98	false	product name of the design
4	libre-tube/LibreTube	brackets	warning	app/src/main/res/values-ca/strings.xml:359	useful	opening bracket lost with the plural hint
4	libre-tube/LibreTube	mixed-script	warning	app/src/main/res/values-el/strings.xml:110	useful	Latin capital in a Greek word
4	libre-tube/LibreTube	missing-key	warning	app/src/main/res/values-hy/strings.xml:36	useful	text is missing in this language
4	libre-tube/LibreTube	syntax	warning	app/src/main/res/values/strings.xml:459	useful	quotes vanish on screen, need escaping
4	libre-tube/LibreTube	lone-sign	error	app/src/main/res/values-ckb/strings.xml:571	useful	broken placeholder crashes; message names another cause
4	libre-tube/LibreTube	urls	warning	app/src/main/res/values-vi/strings.xml:92	pedantic	address recognizable without scheme, deliberate
4	libre-tube/LibreTube	inconsistent-translation	info	app/src/main/res/values-mr/strings.xml:146	pedantic	two common words for one term, slight inconsistency
4	libre-tube/LibreTube	placeholder-missing	error	app/src/main/res/values-lt/strings.xml:526	useful	count is lost, label only
4	libre-tube/LibreTube	punctuation-spacing	warning	app/src/main/res/values-ar/strings.xml:262	useful	space before full stop
4	libre-tube/LibreTube	missing-plural-form	warning	app/src/main/res/values-ckb/strings.xml:555	useful	required plural form is missing, app can crash
4	libre-tube/LibreTube	much-shorter	info	app/src/main/res/values-lt/strings.xml:423	useful	explanation reduced to a short title
4	libre-tube/LibreTube	placeholder-extra	error	app/src/main/res/values-tk/strings.xml:35	useful	code passes no argument, users see the raw placeholder
4	libre-tube/LibreTube	numbers	warning	app/src/main/res/values-nl/strings.xml:553	false	same duration in hours, matches sibling entries
4	libre-tube/LibreTube	start-punctuation	info	app/src/main/res/values-ne/strings.xml:34	useful	row of dots at the start by mistake
4	libre-tube/LibreTube	repeated-word	warning	app/src/main/res/values-lv/strings.xml:349	false	term for picture-in-picture repeats the word rightly
4	libre-tube/LibreTube	double-space	warning	app/src/main/res/values-lt/strings.xml:399	useful	two spaces between words
4	libre-tube/LibreTube	end-punctuation	info	app/src/main/res/values-ne/strings.xml:77	useful	doubled full stop
4	libre-tube/LibreTube	invisible-character	warning	app/src/main/res/values-as/strings.xml:29	useful	broken character in a word
4	libre-tube/LibreTube	untranslated	warning	app/src/main/res/values-lt/strings.xml:504	useful	empty plural form, users see nothing
4	libre-tube/LibreTube	same-as-source	warning	app/src/main/res/values-uz/strings.xml:269	useful	text left in English
4	libre-tube/LibreTube	mixed-script	warning	app/src/main/res/values-el/strings.xml:30	useful	Latin letter in a Greek word
4	libre-tube/LibreTube	missing-key	warning	app/src/main/res/values-mr/strings.xml:250	useful	text is missing in this language
4	nodejs/nodejs.org	symbols	info	apps/site/pages/zh-tw/about/branding.mdx:10	pedantic	trademark sign in heading, named elsewhere on page
4	nodejs/nodejs.org	inconsistent-translation	info	packages/i18n/src/locales/uk.json:137	false	genitive plural after the number shown above it, deliberate
4	nodejs/nodejs.org	punctuation-spacing	warning	apps/site/pages/id/about/security-reporting.mdx:35	useful	space lost between two sentences
4	nodejs/nodejs.org	document-structure	warning	apps/site/pages/es/about/eol.mdx:38	useful	two supplier paragraphs are missing
4	nodejs/nodejs.org	trailing-whitespace	warning	packages/i18n/src/locales/ko.json:148	useful	needless space at the end
4	nodejs/nodejs.org	repeated-word	warning	apps/site/pages/fr/about/governance.md:28	useful	article doubled over a line break
4	nodejs/nodejs.org	untranslated	warning	apps/site/pages/id/index.mdx:58	pedantic	code comment that all languages keep in English
4	nodejs/nodejs.org	same-as-source	warning	packages/i18n/src/locales/ja.json:13	useful	legal notice untranslated, other languages translate it
4	nodejs/nodejs.org	tag-extra	warning	apps/site/pages/zh-cn/download/archive/index.mdx:35	false	source has both links; its first link was dropped
4	nodejs/nodejs.org	markdown-links	warning	apps/site/pages/es/about/eol.mdx:23	useful	old address, works by redirect only
4	nodejs/nodejs.org	tag-missing	warning	apps/site/pages/fa/about/governance.md:10	false	reference link resolves to the same address below
4	nodejs/nodejs.org	brackets	warning	apps/site/pages/zh-cn/about/security-reporting.mdx:32	useful	one closing bracket too many
4	nodejs/nodejs.org	missing-key	warning	packages/i18n/src/locales/ro.json:160	useful	text is missing in this language
4	nodejs/nodejs.org	space-around-tag	info	apps/site/pages/ta/download/archive/index.mdx:26	useful	words run together at the link
4	nodejs/nodejs.org	start-punctuation	info	packages/i18n/src/locales/uk.json:192	false	comma belongs to the clause after the key name
4	nodejs/nodejs.org	symbols	info	apps/site/pages/fa/about/security-reporting.mdx:32	pedantic	trademark sign not needed in running text
4	nodejs/nodejs.org	inconsistent-translation	info	packages/i18n/src/locales/ta.json:125	pedantic	heading and label worded slightly differently
4	nodejs/nodejs.org	punctuation-spacing	info	apps/site/pages/zh-cn/download/archive/index.mdx:35	useful	needless space after full-width stop
4	nodejs/nodejs.org	document-structure	warning	apps/site/pages/ta/about/eol.mdx:40	useful	two supplier paragraphs are missing
4	MonitorControl/MonitorControl	double-space	warning	MonitorControl/UI/pt-BR.lproj/Localizable.strings:119	useful	two spaces between words
4	MonitorControl/MonitorControl	punctuation-spacing	warning	MonitorControl/UI/it.lproj/Main.strings:116	useful	space before comma
4	MonitorControl/MonitorControl	trailing-whitespace	warning	MonitorControl/UI/it.lproj/Main.strings:2	useful	needless space at the end
4	MonitorControl/MonitorControl	extra-key	warning	MonitorControl/UI/hi.lproj/Main.strings:72	useful	leftover entry with a translated tool marker
4	MonitorControl/MonitorControl	end-punctuation	info	MonitorControl/UI/de.lproj/Main.strings:191	useful	colon missing, the twin label has it
4	MonitorControl/MonitorControl	invisible-character	warning	MonitorControl/UI/sk.lproj/Main.strings:234	useful	invisible characters inside the text
4	MonitorControl/MonitorControl	syntax	error	MonitorControl/UI/pt-PT.lproj/Main.strings:299	useful	file cannot be parsed from here
4	MonitorControl/MonitorControl	duplicate-id	warning	MonitorControl/UI/pt-BR.lproj/Main.strings:308	useful	second entry overrides the translation with English
4	MonitorControl/MonitorControl	tripled-letter	info	MonitorControl/UI/it.lproj/Main.strings:308	useful	misspelling, one letter too many
4	MonitorControl/MonitorControl	inconsistent-translation	info	MonitorControl/UI/hi.lproj/Main.strings:261	useful	same label spelled two ways in one window
4	MonitorControl/MonitorControl	same-as-source	warning	MonitorControl/UI/it.lproj/Localizable.strings:5	useful	alert text left in English
4	MonitorControl/MonitorControl	double-space	warning	MonitorControl/UI/hi.lproj/Main.strings:9	useful	two spaces between words
4	MonitorControl/MonitorControl	punctuation-spacing	info	MonitorControl/UI/zh-Hant-TW.lproj/InternetAccessPolicy.strings:5	useful	needless space after full-width stop
4	MonitorControl/MonitorControl	trailing-whitespace	warning	MonitorControl/UI/cs.lproj/Main.strings:221	pedantic	consequence of unescaped quotes that cut the text
4	MonitorControl/MonitorControl	extra-key	warning	MonitorControl/UI/ja.lproj/Main.strings:72	useful	leftover tool marker, gone from the source
4	MonitorControl/MonitorControl	end-punctuation	info	MonitorControl/UI/ko.lproj/Localizable.strings:95	pedantic	noun-style title without question mark is usual
4	in2code-de/powermail	duplicate-id	warning	Resources/Private/Language/locallang.xlf:157	useful	same id twice, same source text
4	mozilla-l10n/www-l10n	invisible-character	warning	ml/fxa_form.ftl:8	useful	Zero width joiner inside the opening tag corrupts the markup
4	mozilla-l10n/www-l10n	extra-key	warning	fy-NL/privacy/firefox.ftl:14	pedantic	File itself marks the key as obsolete, kept deliberately
4	mozilla-l10n/www-l10n	entities	info	nb-NO/mozorg/about-m24.ftl:68	false	Deliberate soft hyphen; the strings are rendered as HTML
4	mozilla-l10n/www-l10n	tag-missing	info	ml/firefox/new/platform.ftl:21	pedantic	Brand deliberately transliterated in whole sentence, one of three terms
4	mozilla-l10n/www-l10n	quotation-marks	info	ar/mozorg/about/governance/policies/participation.ftl:52	useful	Stray straight quote encloses the sentence, unbalanced
4	mozilla-l10n/www-l10n	tripled-letter	info	ff/firefox/features/adblocker.ftl:20	useful	Real typo; spelled with two letters in next string
4	mozilla-l10n/www-l10n	missing-plural-form	warning	he/products/vpn/features.ftl:19	pedantic	Other form reads correctly for two in Hebrew
4	mozilla-l10n/www-l10n	much-shorter	info	be/privacy/index.ftl:14	useful	Whole second part of the paragraph missing
4	mozilla-l10n/www-l10n	tag-order	error	skr/firefox/new/desktop.ftl:34	useful	Closing strong tag really comes before the opening one in bytes
4	mozilla-l10n/www-l10n	space-around-tag	info	skr/mozorg/about/history.ftl:16	useful	Space inside link text before closing tag
4	mozilla-l10n/www-l10n	urls	warning	bs/products/vpn/platform-post-download.ftl:60	useful	Visible address differs from source and from file comment
4	mozilla-l10n/www-l10n	tag-extra	info	zh-TW/firefox/faq.ftl:66	false	Natural Chinese sentence names the search engine twice
4	mozilla-l10n/www-l10n	missing-key	warning	my/privacy/faq.ftl:19	useful	Text is missing in this locale
4	mozilla-l10n/www-l10n	double-space	warning	an/privacy/principles.ftl:14	useful	Real double space in the text
4	mozilla-l10n/www-l10n	much-longer	info	ml/firefox/installer-help.ftl:18	useful	Two messages run together on one line, broken
4	mozilla-l10n/www-l10n	repeated-word	warning	cak/firefox/browsers/best-browser.ftl:28	false	Two different words; second carries a glottal apostrophe, normal phrase
4	mozilla-l10n/www-l10n	brackets	warning	cak/firefox/nightly/whatsnew.ftl:17	useful	Parenthesis closed twice around misplaced text
4	mozilla-l10n/www-l10n	symbols	info	skr/firefox/channel.ftl:51	useful	Title separator before brand was lost
4	mozilla-l10n/www-l10n	mixed-script	warning	tg/footer-refresh.ftl:24	useful	Latin letter in Cyrillic word, real typo
4	mozilla-l10n/www-l10n	punctuation-spacing	warning	uk/firefox/browsers/chromebook.ftl:29	useful	Space before comma, typo
4	mozilla-l10n/www-l10n	inconsistent-translation	info	nn-NO/mozorg/about/manifesto.ftl:103	pedantic	Two equivalent wordings of one principle, many lines differ likewise
4	mozilla-l10n/www-l10n	end-punctuation	info	gn/products/vpn/landing-2023.ftl:56	useful	Question mark dropped; neighbouring questions have one
4	mozilla-l10n/www-l10n	numbers	warning	ko/firefox/welcome/page4.ftl:23	false	Number with Chinese-Korean thousand numeral equals the source number
4	mozilla-l10n/www-l10n	same-as-source	info	cy/mozorg/home-m24.ftl:73	useful	Heading left in English; most locales translate it
4	mozilla-l10n/www-l10n	start-punctuation	info	bn/mozorg/about/manifesto.ftl:9	useful	Stray dash begins the page title
4	mozilla-l10n/www-l10n	invisible-character	warning	vi/firefox/browsers/compare/chrome.ftl:18	useful	Stray zero width spaces in Vietnamese text
4	mozilla-l10n/www-l10n	extra-key	warning	kk/privacy/firefox.ftl:11	pedantic	File itself marks the key as obsolete, kept deliberately
4	mozilla-l10n/www-l10n	entities	info	oc/mozorg/home.ftl:11	false	Deliberate no-break space entity; the string is rendered as HTML
4	mozilla-l10n/www-l10n	tag-missing	info	mr/firefox/whatsnew/whatsnew-s2d.ftl:8	useful	Brand hard-coded in local script beside two proper terms
4	mozilla-l10n/www-l10n	quotation-marks	info	sv-SE/products/vpn/shared.ftl:67	useful	Curly quote opened inside stray straight quotes, never closed
4	mozilla-l10n/www-l10n	tripled-letter	info	kab/firefox/browsers/best-browser.ftl:14	useful	Real typo with tripled letter
4	mozilla-l10n/www-l10n	missing-plural-form	warning	he/products/vpn/pricing-2023.ftl:34	pedantic	Other form reads correctly for two in Hebrew
4	mozilla-l10n/www-l10n	much-shorter	info	en-CA/privacy/index.ftl:14	useful	Second half of the paragraph missing
4	bisq-network/bisq	inconsistent-translation	info	core/src/main/resources/i18n/displayStrings_fr.properties:3472	useful	Same message differs, both have a mistake; suggested text is ungrammatical
4	bisq-network/bisq	much-shorter	info	core/src/main/resources/i18n/displayStrings_pl.properties:292	useful	Second sentence missing
4	bisq-network/bisq	tripled-letter	info	core/src/main/resources/i18n/displayStrings_it.properties:276	useful	Real typo with tripled letter
4	bisq-network/bisq	product-codes	info	core/src/main/resources/i18n/displayStrings_de.properties:3238	false	Deliberate German abbreviation of the translated method name
4	bisq-network/bisq	quotation-marks	info	core/src/main/resources/i18n/displayStrings_pt.properties:988	useful	Stray quotation mark at the end
4	bisq-network/bisq	repeated-word	warning	core/src/main/resources/i18n/displayStrings_es.properties:1427	useful	Verb stands twice
4	bisq-network/bisq	placeholder-missing	error	core/src/main/resources/i18n/displayStrings_zh-hans.properties:871	useful	Trade number dropped; the program passes it
4	bisq-network/bisq	mixed-script	warning	core/src/main/resources/i18n/displayStrings_ru.properties:815	useful	Latin letter in Russian word
4	bisq-network/bisq	missing-key	warning	core/src/main/resources/i18n/displayStrings_ja.properties:2730	useful	Key used in code is missing here
4	bisq-network/bisq	symbols	info	core/src/main/resources/i18n/displayStrings_es.properties:3125	pedantic	Amount written with currency letters; only notation mixed
4	bisq-network/bisq	icu-syntax	error	core/src/main/resources/i18n/displayStrings_it.properties:782	useful	Message goes through MessageFormat, argument becomes literal
4	bisq-network/bisq	punctuation-spacing	warning	core/src/main/resources/i18n/displayStrings_pl.properties:2049	useful	Space before question mark
4	bisq-network/bisq	units	warning	core/src/main/resources/i18n/displayStrings_zh-hans.properties:1679	useful	Size unit changed from kilobytes to bytes
4	bisq-network/bisq	same-as-source	warning	core/src/main/resources/i18n/displayStrings_zh-hant.properties:859	useful	Sentence left in English
4	bisq-network/bisq	extra-key	warning	core/src/main/resources/i18n/displayStrings_zh-hans.properties:2675	useful	Leftover key, used nowhere in the code
4	bisq-network/bisq	brackets	warning	core/src/main/resources/i18n/displayStrings_zh-hans.properties:1388	false	Half bracket list markers, third after a conjunction
4	bisq-network/bisq	trailing-whitespace	warning	core/src/main/resources/i18n/displayStrings_pl.properties:120	useful	Trailing space not in source
4	bisq-network/bisq	end-punctuation	info	core/src/main/resources/i18n/displayStrings_pt-br.properties:990	useful	Label ends with period; its sibling has a colon
4	bisq-network/bisq	invisible-character	warning	core/src/main/resources/i18n/displayStrings_vi.properties:392	useful	Control character replaces a letter
4	bisq-network/bisq	double-space	warning	core/src/main/resources/i18n/displayStrings_fr.properties:2604	useful	Real double space
4	bisq-network/bisq	leading-whitespace	warning	core/src/main/resources/i18n/displayStrings_pt-br.properties:1836	useful	Stray space and line break at start
4	bisq-network/bisq	urls	warning	core/src/main/resources/i18n/displayStrings_zh-hans.properties:2285	useful	Wrong domain for the download page
4	bisq-network/bisq	inconsistent-translation	info	core/src/main/resources/i18n/displayStrings_ru.properties:2048	pedantic	Second wording only adds one word
4	bisq-network/bisq	quotation-marks	info	core/src/main/resources/i18n/displayStrings_pt-br.properties:988	useful	Stray quotation mark at the end
4	bisq-network/bisq	repeated-word	warning	core/src/main/resources/i18n/displayStrings_es.properties:2886	useful	Preposition stands twice
4	bisq-network/bisq	placeholder-missing	error	core/src/main/resources/i18n/displayStrings_pt-br.properties:2668	useful	Account detail placeholder dropped
4	bisq-network/bisq	mixed-script	warning	core/src/main/resources/i18n/displayStrings_ru.properties:536	useful	Latin letter in Russian word
4	bisq-network/bisq	missing-key	warning	core/src/main/resources/i18n/displayStrings_fa.properties:2475	useful	Key used in code is missing here
4	bisq-network/bisq	symbols	info	core/src/main/resources/i18n/displayStrings_cs.properties:3144	pedantic	Currency code written for the sign; only notation mixed
4	bisq-network/bisq	icu-syntax	error	core/src/main/resources/i18n/displayStrings_it.properties:1153	useful	Message goes through MessageFormat, second argument becomes literal
4	fluidd-core/fluidd	tag-missing	warning	src/locales/cs.yaml:31	useful	Keyboard formatting lost
4	fluidd-core/fluidd	extra-key	warning	src/locales/pt.yaml:774	false	Key is in the source file, unquoted boolean-like value
4	fluidd-core/fluidd	much-shorter	info	src/locales/zh-CN.yaml:347	false	Short, idiomatic and complete message for a wrong password
4	fluidd-core/fluidd	inconsistent-translation	info	src/locales/de.yaml:1218	pedantic	Different context, both words acceptable
4	fluidd-core/fluidd	placeholder-extra	error	src/locales/zh-HK.yaml:187	useful	Full-width percent sign breaks the placeholder
4	fluidd-core/fluidd	double-space	warning	src/locales/ru.yaml:1014	useful	Real double space
4	fluidd-core/fluidd	tag-extra	error	src/locales/de.yaml:932	useful	Bold tag typed for a line break
4	fluidd-core/fluidd	symbols	info	src/locales/de.yaml:664	false	German singular and plural are identical; one form works
4	fluidd-core/fluidd	untranslated	warning	src/locales/zh-CN.yaml:1053	useful	Empty value, text missing
4	fluidd-core/fluidd	punctuation-spacing	warning	src/locales/pt.yaml:54	useful	Space before period
4	fluidd-core/fluidd	placeholder-missing	error	src/locales/ko.yaml:738	useful	Second form with the macro name is lost
4	fluidd-core/fluidd	file-paths	warning	src/locales/ta.yaml:659	useful	File name corrupted
4	fluidd-core/fluidd	same-as-source	warning	src/locales/af.yaml:716	useful	Sentence left in English
4	fluidd-core/fluidd	space-around-tag	info	src/locales/cs.yaml:50	useful	Space inside link text
4	fluidd-core/fluidd	missing-key	warning	src/locales/sv.yaml:13	useful	Text is missing in this locale
4	fluidd-core/fluidd	mixed-script	warning	src/locales/ru.yaml:922	useful	Latin letter in Russian word
4	fluidd-core/fluidd	empty-tag	warning	src/locales/ru.yaml:856	pedantic	Word deliberately replaced by a comma; empty span harmless
4	fluidd-core/fluidd	tag-missing	warning	src/locales/zh-HK.yaml:617	pedantic	Only the colour of a comma phrase is lost
4	fluidd-core/fluidd	extra-key	warning	src/locales/de.yaml:864	useful	Leftover key; code uses another place now
4	fluidd-core/fluidd	inconsistent-translation	info	src/locales/af.yaml:473	useful	Other text has a wrong verb and plural
4	fluidd-core/fluidd	placeholder-extra	error	src/locales/it.yaml:274	useful	Misplaced space breaks the placeholder
4	freeplane/freeplane	mixed-script	warning	freeplane/src/editor/resources/translations/Resources_el.properties:319	useful	Latin letter in Greek word
4	freeplane/freeplane	document-structure	info	freeplane_framework/windows-installer/gpl-2.0_french.txt:2	false	Unofficial licence translation has its own preface and layout
4	freeplane/freeplane	icu-syntax	error	freeplane/src/editor/resources/translations/Resources_ca.properties:718	useful	Code uses MessageFormat; all dates become literal
4	freeplane/freeplane	missing-key	warning	JOrtho_0.4_freeplane/src/main/resources/com/inet/jortho/i18n/resource_ru.properties:6	useful	Text is missing; code uses it
4	freeplane/freeplane	extra-key	warning	freeplane/src/editor/resources/default_accelerators_mac.properties:3	false	Keyboard shortcuts for a platform, not a translation
4	freeplane/freeplane	repeated-word	warning	freeplane_framework/windows-installer/gpl-2.0_croatian.txt:64	false	Correct Croatian: indefinite pronoun followed by relative pronoun
4	freeplane/freeplane	encoding	warning	freeplane_framework/windows-installer/gpl-2.0_croatian.txt:1	pedantic	Installer licence in the language's usual code page
4	freeplane/freeplane	invisible-character	warning	freeplane/src/editor/resources/translations/Resources_nb.properties:1773	useful	Letters lost to replacement characters
4	freeplane/freeplane	mixed-script	warning	freeplane/src/editor/resources/translations/Resources_ru.properties:1573	useful	Latin letter in Russian word
4	freeplane/freeplane	document-structure	info	freeplane_framework/windows-installer/gpl-2.0_portuguese.txt:1	false	Unofficial licence translation has its own preface and layout
4	freeplane/freeplane	icu-syntax	error	freeplane/src/editor/resources/translations/Resources_it.properties:453	useful	Code uses MessageFormat; error text becomes literal
4	pop-os/cosmic-term	missing-key	warning	i18n/nn/cosmic_term.ftl:3	useful	Text is missing in this locale
4	pop-os/cosmic-term	inconsistent-translation	info	i18n/zh-CN/cosmic_term.ftl:53	pedantic	Translation says default font, which the key means
4	pop-os/cosmic-term	punctuation-spacing	info	i18n/zh-TW/cosmic_term.ftl:147	useful	Space after full-width stop, not usual
4	pop-os/cosmic-term	end-punctuation	info	i18n/bg/cosmic_term.ftl:70	useful	Period typed twice
4	pop-os/cosmic-term	missing-key	warning	i18n/ie/cosmic_term.ftl:1	useful	Text is missing in this locale
4	bookwyrm-social/bookwyrm	quotation-marks	info	locale/no_NO/LC_MESSAGES/django.po:1283	useful	opening quote has no closing one
4	bookwyrm-social/bookwyrm	trailing-whitespace	warning	locale/fr_FR/LC_MESSAGES/django.po:3913	useful	stray trailing space in an aria-label
4	bookwyrm-social/bookwyrm	tag-missing	error	locale/fa_IR/LC_MESSAGES/django.po:7318	useful	text cut off inside a tag; strong left open
4	bookwyrm-social/bookwyrm	declared-language	warning	locale/es/LC_MESSAGES/django.po:14	useful	language header holds a name, not a code
4	bookwyrm-social/bookwyrm	punctuation-spacing	info	locale/zh_Hans/LC_MESSAGES/django.po:7272	useful	stray space after full-width stop
4	bookwyrm-social/bookwyrm	space-around-tag	info	locale/ca_ES/LC_MESSAGES/django.po:6812	useful	space inside link before closing tag
4	bookwyrm-social/bookwyrm	much-shorter	info	locale/fa_IR/LC_MESSAGES/django.po:7318	pedantic	repeats the missing-tag finding on the same cut-off text
4	bookwyrm-social/bookwyrm	symbols	info	locale/it_IT/LC_MESSAGES/django.po:6868	useful	handle sign lost; neighbouring texts keep it
4	bookwyrm-social/bookwyrm	empty-tag	warning	locale/sv_SE/LC_MESSAGES/django.po:4851	useful	link has no text, cannot be seen or clicked
4	bookwyrm-social/bookwyrm	leading-whitespace	warning	locale/fi_FI/LC_MESSAGES/django.po:7939	false	deliberate Finnish range dash without spaces
4	bookwyrm-social/bookwyrm	needs-review	info	locale/es/LC_MESSAGES/django.po:1712	useful	fuzzy entry is not used by the program
4	bookwyrm-social/bookwyrm	tag-extra	warning	locale/fr_FR/LC_MESSAGES/django.po:2413	useful	markup would be shown literally inside an aria-label
4	bookwyrm-social/bookwyrm	invisible-character	warning	locale/ko_KR/LC_MESSAGES/django.po:3647	useful	backspace control character in the label
4	bookwyrm-social/bookwyrm	plural-formula	warning	locale/he_IL/LC_MESSAGES/django.po:13	useful	Slovenian plural formula in a Hebrew file
4	bookwyrm-social/bookwyrm	double-space	warning	locale/pt_BR/LC_MESSAGES/django.po:646	useful	typed double space
4	bookwyrm-social/bookwyrm	placeholder-missing	error	locale/ca_ES/LC_MESSAGES/django.po:502	useful	broken format breaks Python formatting
4	bookwyrm-social/bookwyrm	mixed-script	warning	locale/el_GR/LC_MESSAGES/django.po:7198	useful	Latin o inside a Greek word
4	bookwyrm-social/bookwyrm	untranslated	warning	locale/sr_SP/LC_MESSAGES/django.po:2243	useful	empty translation
4	bookwyrm-social/bookwyrm	end-punctuation	info	locale/yi_DE/LC_MESSAGES/django.po:759	false	file uses Hebrew sof pasuq as colon; not left out
4	bookwyrm-social/bookwyrm	repeated-word	warning	locale/es/LC_MESSAGES/django.po:610	false	established Spanish placeholder name, deliberate
4	bookwyrm-social/bookwyrm	file-paths	warning	locale/zh_Hans/LC_MESSAGES/django.po:7268	useful	command without path prefix will not run
4	bookwyrm-social/bookwyrm	entities	info	locale/it_IT/LC_MESSAGES/django.po:3987	useful	entity instead of the capital letter; should be È
4	bookwyrm-social/bookwyrm	brackets	warning	locale/pt_BR/LC_MESSAGES/django.po:866	useful	opening bracket missing
4	bookwyrm-social/bookwyrm	lone-sign	error	locale/fi_FI/LC_MESSAGES/django.po:896	useful	split percent sign raises TypeError in Python; last-sign-only edit would not cure
4	bookwyrm-social/bookwyrm	units	warning	locale/it_IT/LC_MESSAGES/django.po:3265	useful	hours instead of minutes
4	bookwyrm-social/bookwyrm	same-as-source	hint	locale/ko_KR/LC_MESSAGES/django.po:1078	useful	label left in English
4	bookwyrm-social/bookwyrm	quotation-marks	info	locale/eu_ES/LC_MESSAGES/django.po:4225	useful	opening quote missing
4	bookwyrm-social/bookwyrm	trailing-whitespace	warning	locale/eu_ES/LC_MESSAGES/django.po:6321	useful	stray trailing space
4	bookwyrm-social/bookwyrm	tag-missing	warning	locale/yi_DE/LC_MESSAGES/django.po:646	useful	code markup dropped
4	bookwyrm-social/bookwyrm	punctuation-spacing	info	locale/zh_Hans/LC_MESSAGES/django.po:725	useful	stray space after full-width comma
4	bookwyrm-social/bookwyrm	space-around-tag	info	locale/it_IT/LC_MESSAGES/django.po:7815	useful	space inside emphasis before closing tag
4	bookwyrm-social/bookwyrm	much-shorter	info	locale/en_Oulipo/LC_MESSAGES/django.po:3829	false	language without letter e; deliberate shortening
4	bookwyrm-social/bookwyrm	symbols	info	locale/no_NO/LC_MESSAGES/django.po:7470	useful	handle sign lost; neighbouring texts keep it
4	coteditor/CotEditor	untranslated	warning	CotEditor/Localizables/Document Window/Document.xcstrings:4668	useful	Bulgarian translation missing
4	coteditor/CotEditor	much-shorter	info	CotEditor/Localizables/Document Window/Accessory Views/AdvancedCharacterCount.xcstrings:735	useful	translation cut off after the first word
4	coteditor/CotEditor	needs-review	info	CotEditor/Localizables/Document Window/Document.xcstrings:697	useful	state marked needs review
4	coteditor/CotEditor	invisible-character	warning	CotEditor/Localizables/Settings/SyntaxEditor.xcstrings:6121	useful	zero width spaces in the middle of text
4	coteditor/CotEditor	escapes	warning	CotEditor/Resources/CotEditor.help/Contents/Resources/ja.lproj/pgs/howto_pattern_sort.html:49	false	source has the sequence too, inside code
4	coteditor/CotEditor	quotation-marks	info	CotEditor/Localizables/Application/Localizable.xcstrings:12740	useful	opening quote missing
4	coteditor/CotEditor	end-punctuation	info	CotEditor/Localizables/Settings/Panes/WindowSettings.xcstrings:832	useful	colon missing; other languages have it
4	coteditor/CotEditor	document-structure	warning	CotEditor/Resources/CotEditor.help/Contents/Resources/ja.lproj/pgs/releasenotes.html:9415	useful	empty extra section in the translation
4	coteditor/CotEditor	tag-missing	info	CotEditor/Resources/CotEditor.help/Contents/Resources/ja.lproj/pgs/releasenotes.html:7200	pedantic	plain digit without code markup; nobody would change
4	coteditor/CotEditor	trailing-whitespace	warning	CotEditor/Localizables/Text Finder/RegexReference.xcstrings:2820	useful	stray trailing space
4	coteditor/CotEditor	missing-key	warning	CotEditor/Resources/CotEditor.help/Contents/Resources/ja.lproj/pgs/howto_customize_encoding_order.html:41	false	sentence is there, only without paragraph tag
4	coteditor/CotEditor	numbers	warning	CotEditor/Resources/CotEditor.help/Contents/Resources/ja.lproj/pgs/releasenotes.html:10538	useful	dates differ; the English article has wrong version and date
4	coteditor/CotEditor	start-punctuation	info	CotEditor/Localizables/Text Finder/TextFind.xcstrings:4871	false	full stop sign is the subject of the sentence
4	coteditor/CotEditor	leading-whitespace	warning	CotEditor/Localizables/Document Window/Document.xcstrings:9	useful	leading space missing; text is appended to a name
4	coteditor/CotEditor	tag-extra	info	CotEditor/Resources/CotEditor.help/Contents/Resources/ja.lproj/pgs/howto_find_newline.html:55	false	sentence names the matched text again; sensible
4	coteditor/CotEditor	brackets	warning	CotEditor/Resources/CotEditor.help/Contents/Resources/ja.lproj/pgs/releasenotes.html:10299	useful	bracket never closed
4	coteditor/CotEditor	double-space	warning	CotEditor/Localizables/Text Finder/RegexReference.xcstrings:2737	useful	typed double space
4	coteditor/CotEditor	same-as-source	hint	Packages/EditorCore/Sources/LineEnding/Resources/Localizable.xcstrings:542	false	comment says leave the technical term as is
4	coteditor/CotEditor	inconsistent-translation	info	CotEditor/Localizables/Document Window/Document.xcstrings:12457	pedantic	two wordings of one status text; slight
4	coteditor/CotEditor	file-paths	warning	CotEditor/Resources/CotEditor.help/Contents/Resources/ja.lproj/pgs/howto_uninstall.html:35	false	localized Finder folder names are deliberate throughout list
4	coteditor/CotEditor	untranslated	warning	Packages/EditorCore/Sources/CharacterInfo/Resources/UnicodeBlock.xcstrings:28386	useful	Dutch translation missing
4	coteditor/CotEditor	much-shorter	info	Packages/EditorCore/Sources/StringUtils/Resources/Localizable.xcstrings:1170	useful	translation cut off after the first word
4	coteditor/CotEditor	needs-review	info	CotEditor/Localizables/Document Window/Document.xcstrings:12748	useful	state marked needs review
4	coteditor/CotEditor	invisible-character	warning	CotEditor/Resources/CotEditor.help/Contents/Resources/en.lproj/pgs/howto_display_invisibles.html:107	false	replacement character shown on purpose as sample
4	coteditor/CotEditor	quotation-marks	info	CotEditor/Localizables/Text Finder/TextFind.xcstrings:5917	useful	opening quote missing
4	coteditor/CotEditor	end-punctuation	info	CotEditor/Localizables/Settings/Panes/WindowSettings.xcstrings:2421	useful	colon missing, text shortened; others have it
4	coteditor/CotEditor	document-structure	warning	CotEditor/Resources/CotEditor.help/Contents/Resources/ja.lproj/pgs/syntax_definition.html:87	false	only word order: sentence begins with the object
4	coteditor/CotEditor	tag-missing	info	CotEditor/Resources/CotEditor.help/Contents/Resources/ja.lproj/pgs/script_osascript_changes.html:99	pedantic	heading reworded in Japanese; slight
4	hoppscotch/hoppscotch	mixed-script	warning	packages/hoppscotch-common/locales/ru.json:170	useful	Latin C at start of Russian word
4	hoppscotch/hoppscotch	space-around-tag	info	packages/hoppscotch-common/locales/mn.json:1203	useful	words glued to the tag
4	hoppscotch/hoppscotch	punctuation-spacing	warning	packages/hoppscotch-common/locales/nl.json:658	useful	space missing after comma
4	hoppscotch/hoppscotch	end-punctuation	info	packages/hoppscotch-common/locales/ja.json:102	false	noun heading, no question mark needed
4	hoppscotch/hoppscotch	same-as-source	warning	packages/hoppscotch-common/locales/pl.json:148	useful	left in English
4	hoppscotch/hoppscotch	placeholder-missing	warning	packages/hoppscotch-common/locales/vi.json:462	useful	limit hard-coded and text untranslated
4	hoppscotch/hoppscotch	much-shorter	info	packages/hoppscotch-common/locales/tw.json:674	false	Chinese translation is complete
4	hoppscotch/hoppscotch	extra-key	warning	packages/hoppscotch-common/locales/ko.json:1098	useful	stale key, source removed it, not used
4	hoppscotch/hoppscotch	entities	info	packages/hoppscotch-common/locales/it.json:418	useful	entity would be shown literally
4	hoppscotch/hoppscotch	numbers	warning	packages/hoppscotch-common/locales/fr.json:477	useful	wrong minimum number
4	hoppscotch/hoppscotch	trailing-whitespace	warning	packages/hoppscotch-common/locales/no.json:658	pedantic	template newline gives the space anyway
4	hoppscotch/hoppscotch	double-space	warning	packages/hoppscotch-common/locales/it.json:777	pedantic	text is plain untranslated English; space is minor
4	hoppscotch/hoppscotch	missing-key	warning	packages/hoppscotch-common/locales/de.json:254	useful	key missing
4	hoppscotch/hoppscotch	inconsistent-translation	info	packages/hoppscotch-common/locales/ro.json:970	pedantic	right translation; the other entry is untranslated
4	hoppscotch/hoppscotch	leading-whitespace	warning	packages/hoppscotch-common/locales/pt-br.json:487	pedantic	leading space has no effect behind icon
4	hoppscotch/hoppscotch	space-around-tag	info	packages/hoppscotch-common/locales/mn.json:1203	useful	word glued behind the tag
4	hoppscotch/hoppscotch	punctuation-spacing	warning	packages/hoppscotch-common/locales/nl.json:389	useful	space missing after comma
4	hoppscotch/hoppscotch	end-punctuation	info	packages/hoppscotch-common/locales/hy.json:1908	false	full stop serves as colon in Armenian
4	hoppscotch/hoppscotch	same-as-source	warning	packages/hoppscotch-common/locales/sr.json:871	useful	left in English
4	hoppscotch/hoppscotch	placeholder-missing	warning	packages/hoppscotch-common/locales/uk.json:461	useful	limit hard-coded and text untranslated
4	hoppscotch/hoppscotch	much-shorter	info	packages/hoppscotch-common/locales/tw.json:319	false	Chinese translation is complete
4	hoppscotch/hoppscotch	extra-key	warning	packages/hoppscotch-common/locales/hu.json:1098	useful	stale key, source removed it, not used
4	exeldro/obs-move-transition	much-shorter	info	data/locale/nl-NL.ini:69	useful	explanation left out in the translation
4	exeldro/obs-move-transition	duplicate-id	warning	data/locale/pt-BR.ini:220	useful	key twice with different values
4	exeldro/obs-move-transition	trailing-whitespace	warning	data/locale/ru-RU.ini:50	useful	stray trailing space
4	exeldro/obs-move-transition	missing-key	warning	data/locale/pt-BR.ini:89	useful	key missing
4	exeldro/obs-move-transition	punctuation-spacing	warning	data/locale/ru-RU.ini:70	useful	space missing after comma
4	exeldro/obs-move-transition	same-as-source	warning	data/locale/de-DE.ini:7	pedantic	animation term left in English with its siblings
4	exeldro/obs-move-transition	extra-key	warning	data/locale/ru-RU.ini:103	useful	key renamed in source; orphan here
4	exeldro/obs-move-transition	inconsistent-translation	info	data/locale/es-ES.ini:285	false	different context, wording fits the sentence
4	exeldro/obs-move-transition	much-shorter	info	data/locale/nl-NL.ini:72	useful	explanation left out in the translation
4	exeldro/obs-move-transition	duplicate-id	warning	data/locale/pt-BR.ini:187	pedantic	same value twice, source doubles it as well
4	exeldro/obs-move-transition	missing-key	warning	data/locale/de-DE.ini:32	useful	key missing
4	exeldro/obs-move-transition	punctuation-spacing	warning	data/locale/ru-RU.ini:49	useful	space missing after comma
4	foxyproxy/browser-extension	same-as-source	hint	src/_locales/ja/messages.json:100	useful	left in English, other labels translated
4	foxyproxy/browser-extension	missing-key	warning	src/_locales/de/messages.json:77	useful	key missing
4	foxyproxy/browser-extension	extra-key	warning	src/_locales/de/messages.json:22	useful	key renamed in source; orphan here
4	oxygenxml/userguide	dita-references	warning	.contentfusion/templates/Template-12/out/pdf/bookmap-sample.merged.xml:330	false	build output with links already resolved
4	oxygenxml/userguide	invisible-character	warning	DITA/topics/floating-license-servlet-setup.dita:106	useful	stray zero width spaces all through paragraph
5	2dust/v2rayN	leading-whitespace	warning	v2rayN/ServiceLib/Resx/ResUI.fa.resx:196	useful	stray leading space in a label; no other language has it
5	2dust/v2rayN	trailing-whitespace	warning	v2rayN/ServiceLib/Resx/ResUI.fr.resx:919	false	the stray space is in the source; all other languages rightly lack it
6	GitJournal/GitJournal	same-as-source	warning	lib/l10n/app_de.arb:306	useful	whole sentence left in English
6	GitJournal/GitJournal	extra-key	warning	lib/l10n/app_it.arb:140	useful	leftover key, no longer in the English file
6	GitJournal/GitJournal	declared-language	warning	lib/l10n/app_pt_br.arb:2	false	file name and declaration both say pt_BR; the name was misread as br
6	Kareadita/Kavita	invisible-character	warning	UI/Web/src/assets/langs/es.json:616	useful	stray soft hyphen at the end of the text
6	Kareadita/Kavita	space-around-tag	info	UI/Web/src/assets/langs/it.json:572	useful	text is corrupted just there, though adding a space does not mend it
6	Kareadita/Kavita	tripled-letter	info	UI/Web/src/assets/langs/sk.json:245	useful	typo with tripled letter
6	Kareadita/Kavita	trailing-whitespace	warning	UI/Web/src/assets/langs/th.json:198	useful	stray space after the colon, source has none
6	Tichau/FileConverter	leading-whitespace	warning	Application/FileConverter/Properties/Resources.ar-EG.resx:605	useful	two stray spaces at the start
6	Tichau/FileConverter	much-shorter	info	Application/FileConverter/Properties/Resources.fa-IR.resx:124	useful	tooltip says something else and is far too short
6	Tichau/FileConverter	placeholder-missing	error	Application/FileConverter/Properties/Resources.fa-IR.resx:482	useful	the format name is lost from the error message
6	Tichau/FileConverter	extra-key	warning	Application/FileConverter/Properties/Resources.tr-TR.resx:559	false	key is in the neutral Resources.resx; en.resx is a satellite, not the source
6	WarmUpTill/SceneSwitcher	missing-key	warning	data/locale/fr-FR.ini:1071	useful	missing in the French file
6	WarmUpTill/SceneSwitcher	duplicate-id	warning	data/locale/pt-BR.ini:1426	useful	same key twice, first value is lost (inherited from the source)
5	breezy-weather/breezy-weather	missing-key	warning	app/src/main/res/values-bn/strings.xml:206	useful	missing in the Bengali file
5	breezy-weather/breezy-weather	much-shorter	info	app/src/main/res/values-da/strings.xml:78	useful	first sentence of the health advice is missing
5	breezy-weather/breezy-weather	double-space	warning	fastlane/metadata/android/ta-IN/full_description.txt:24	useful	double space where names were dropped from the list
6	ckan/ckan	kashida	info	ckan/i18n/ar/LC_MESSAGES/ckan.po:2666	pedantic	tatweel between a prefix and a word; readable, hardly anyone edits it
6	ckan/ckan	double-space	warning	ckan/i18n/ar/LC_MESSAGES/ckan.po:4697	useful	double spaces around a placeholder
6	ckan/ckan	repeated-word	warning	ckan/i18n/nb_NO/LC_MESSAGES/ckan.po:467	useful	conjunction written twice
6	ckan/ckan	leading-whitespace	warning	ckan/i18n/zh_Hans_CN/LC_MESSAGES/ckan.po:2688	pedantic	space before a block tag is invisible; real fault: text is untranslated
6	ckan/ckan	entities	info	ckanext/datatablesview/assets/vendor/DataTables/i18n/da.json:4	false	DataTables shows these texts as HTML; the source itself holds tags
6	ckan/ckan	missing-key	warning	ckanext/datatablesview/assets/vendor/DataTables/i18n/da.json:11	pedantic	file of a vendored library, not translated in this project
6	ckan/ckan	plural-formula	warning	ckanext/example_itranslation/i18n/fr/LC_MESSAGES/ckanext-example_itranslation.po:11	pedantic	true formula fault, but in an example file without any plurals
5	jellyfin/jellyfin-web	much-longer	info	src/strings/fil.json:1295	useful	translation of an older, longer source with other recommended values
5	jellyfin/jellyfin-web	double-space	warning	src/strings/hy.json:79	useful	double space in a button label
5	jellyfin/jellyfin-web	quotation-marks	info	src/strings/is-is.json:1515	useful	opening quotation mark without partner
5	jellyfin/jellyfin-web	brackets	warning	src/strings/ja.json:1802	useful	the bracket is opened and not closed
5	jellyfin/jellyfin-web	mixed-script	warning	src/strings/kk.json:1307	useful	Cyrillic letter inside Latin text
5	jellyfin/jellyfin-web	tripled-letter	info	src/strings/ru.json:168	useful	typo with tripled letter
5	jellyfin/jellyfin-web	numbers	info	src/strings/te.json:109	useful	recommended value is out of date
5	jellyfin/jellyfin-web	invisible-character	warning	src/strings/vi.json:1312	useful	stray direction mark at the start of a left-to-right text
5	jellyfin/jellyfin-web	punctuation-spacing	info	src/strings/zh-cn.json:1440	useful	superfluous space after full-width stop; most of the file has none
6	kiwix/kiwix-apple	punctuation-spacing	warning	Support/ig.lproj/Localizable.strings:105	useful	space before the full stop
6	kiwix/kiwix-apple	missing-key	warning	Support/pt-br.lproj/Localizable.strings:62	useful	missing in the Brazilian file
6	kiwix/kiwix-apple	tag-extra	warning	Support/sq.lproj/Localizable.strings:117	useful	tag would be shown as plain text in the app
6	libredirect/browser_extension	tag-attributes	warning	src/_locales/nl/messages.json:140	useful	link target lost, the link leads nowhere
5	logisim-evolution/logisim-evolution	tripled-letter	info	src/main/resources/doc/fr/jhindexer-stops.txt:79	false	list of stop words for an indexer, and an interjection
5	logisim-evolution/logisim-evolution	tag-missing	info	src/main/resources/doc/pt/html/guide/subcirc/sub-debug.html:38	useful	the icon of the tool is missing in the page
5	logisim-evolution/logisim-evolution	leading-whitespace	warning	src/main/resources/doc/zh/html/guide/tutorial/tutor-test.html:67	pedantic	nbsp padding of a table heading, no text change needed
5	logisim-evolution/logisim-evolution	command-options	warning	src/main/resources/resources/logisim/strings/gui/gui_el.properties:913	useful	option written with one dash, all others have two
5	logisim-evolution/logisim-evolution	end-punctuation	info	src/main/resources/resources/logisim/strings/gui/gui_pt.properties:232	useful	label lost its colon, most other languages have it
5	logisim-evolution/logisim-evolution	placeholder-extra	error	src/main/resources/resources/logisim/strings/std/std_it.properties:932	false	the code passes an argument to this key, so the placeholder works
5	lxqt/lxqt-panel	placeholder-extra	error	panel/translations/lxqt-panel_pa.ts:85	useful	percent sign turned into a placeholder
5	lxqt/lxqt-panel	file-paths	warning	plugin-customcommand/translations/customcommand_ar.ts:301	useful	blanks inside the file filter break the patterns
5	lxqt/lxqt-panel	space-around-tag	info	plugin-kbindicator/translations/kbindicator_ca.ts:98	useful	space missing after the tag, words run together
5	lxqt/lxqt-panel	tripled-letter	info	plugin-kbindicator/translations/kbindicator_cs.ts:78	false	compound in camel case, the capital starts a new word
5	lxqt/lxqt-panel	tag-missing	warning	plugin-networkmonitor/translations/networkmonitor_is.ts:9	useful	old short translation, name of the interface is lost
5	lxqt/lxqt-panel	untranslated	warning	plugin-sysstat/translations/sysstat_cy.ts:263	useful	empty finished translation, label stays blank or English
5	lxqt/lxqt-panel	punctuation-spacing	warning	plugin-taskbar/translations/taskbar_lv.ts:271	useful	space before the comma
5	lxqt/lxqt-panel	same-as-source	warning	plugin-worldclock/translations/worldclock_zh_TW.ts:253	false	date format pattern with markup only, nothing to translate
5	mozilla/pontoon	po-header	warning	pontoon/sync/tests/fake-checkout/translated-locale/other.po:1	false	fixture of the test suite, made on purpose
5	mozilla/pontoon	missing-key	warning	translate/public/locale/es/translate.ftl:45	useful	attribute missing in the Spanish file
5	mozilla/pontoon	extra-key	warning	translate/public/locale/es/translate.ftl:62	useful	leftover message, not in the English file
5	mozilla/pontoon	same-as-source	warning	translate/public/locale/kab/translate.ftl:125	useful	tooltip left in English
5	openfoodfacts/smooth-app	trailing-whitespace	warning	packages/smooth_app/lib/l10n/app_fi.arb:2031	useful	text is joined with the next one, space at the end needed
5	openfoodfacts/smooth-app	markdown-marks	warning	packages/smooth_app/lib/l10n/app_id.arb:2932	useful	closing mark of the bold text is broken
5	openfoodfacts/smooth-app	missing-key	warning	packages/smooth_app/lib/l10n/app_ms.arb:1751	useful	missing in the Malay file
5	openfoodfacts/smooth-app	extra-key	warning	packages/smooth_app/lib/l10n/app_nr.arb:1771	useful	leftover key, no longer in the English file
5	openfoodfacts/smooth-app	much-longer	info	packages/smooth_app/lib/l10n/app_ru.arb:2359	useful	text of another string in another language
5	openfoodfacts/smooth-app	brackets	warning	packages/smooth_app/lib/l10n/app_zh.arb:723	useful	bracket with a note of the translator, never closed
5	owncloud/ios-app	missing-key	warning	ownCloud Intents/en.lproj/Intents.strings:63	pedantic	en is the base language (Base.lproj); en-GB is not its source
5	owncloud/ios-app	placeholder-missing	error	ownCloud/Resources/Localizable.xcstrings:2751	useful	placeholder is broken, number is not shown
5	owncloud/ios-app	same-as-source	warning	ownCloud/Resources/Localizable.xcstrings:9497	useful	sentence left in English
5	owncloud/ios-app	end-punctuation	info	ownCloud/Resources/Localizable.xcstrings:69970	pedantic	source is no question, full stop of the translation is right
5	owncloud/ios-app	double-space	warning	ownCloud/Resources/Localizable.xcstrings:70426	useful	double space before the placeholder
5	owncloud/ios-app	invisible-character	warning	ownCloud/Resources/nl.lproj/Localizable.strings:582	useful	stray override character before the emoji
5	quodlibet/quodlibet	double-space	warning	po/he.po:4598	useful	double space after the full stop
5	quodlibet/quodlibet	punctuation-spacing	warning	po/hu.po:5882	useful	space before the exclamation mark is wrong in Hungarian
5	quodlibet/quodlibet	much-shorter	info	po/it.po:2352	useful	translation of quite another message
5	quodlibet/quodlibet	units	warning	po/sr_RS@latin.po:7824	useful	says days where years are meant
5	quodlibet/quodlibet	trailing-whitespace	warning	po/sv.po:7179	useful	stray trailing space, a word seems to be lost
5	quodlibet/quodlibet	space-around-tag	info	po/ta.po:1299	useful	sample expression was translated and got a blank
5	quodlibet/quodlibet	tag-extra	warning	po/tr.po:2824	useful	code sets the bold now and escapes the text; tags would be visible
6	spree-contrib/spree_i18n	double-space	warning	config/locales/bg.yml:2170	useful	double space, and half of the subject is English
6	spree-contrib/spree_i18n	same-as-source	warning	config/locales/fa.yml:1723	useful	message left in English
6	spree-contrib/spree_i18n	pure-punctuation	info	config/locales/fi.yml:1358	useful	symbol is replaced by another one
6	spree-contrib/spree_i18n	tripled-letter	info	config/locales/fr.yml:2091	useful	typo with tripled letter
6	spree-contrib/spree_i18n	placeholder-missing	error	config/locales/id.yml:1826	useful	order number is lost
6	spree-contrib/spree_i18n	trailing-whitespace	warning	config/locales/tr.yml:1391	useful	stray trailing space
6	spree-contrib/spree_i18n	placeholder-extra	error	config/locales/uk.yml:2215	false	source taken is an outdated en-AU copy; real English of Spree has the name
6	spree-contrib/spree_i18n	missing-plural-form	warning	config/locales/uk.yml:2960	useful	Ukrainian needs the form many
6	sqlitebrowser/sqlitebrowser	needs-review	info	libs/qscintilla_2.14.1/Qt5Qt6/qscintilla_es.ts:606	pedantic	vendored library; its state is not handled in this project
6	sqlitebrowser/sqlitebrowser	end-punctuation	info	src/translations/sqlb_cs.ts:2256	useful	label lost its colon
6	sqlitebrowser/sqlitebrowser	empty-tag	warning	src/translations/sqlb_de.ts:19	pedantic	sentence built otherwise, empty span is harmless
6	sqlitebrowser/sqlitebrowser	placeholder-extra	error	src/translations/sqlb_ja.ts:2346	false	percent-encoding of an address, no placeholder
6	sqlitebrowser/sqlitebrowser	placeholder-missing	error	src/translations/sqlb_ko_KR.ts:7933	useful	percent sign of the placeholder is lost
6	sqlitebrowser/sqlitebrowser	brackets	warning	src/translations/sqlb_nl.ts:4386	useful	stray closing bracket
6	sqlitebrowser/sqlitebrowser	repeated-word	warning	src/translations/sqlb_ru.ts:2345	useful	preposition written twice
6	sqlitebrowser/sqlitebrowser	tag-order	error	src/translations/sqlb_tr.ts:19	useful	link markup is broken in the dialog
6	uutils/coreutils-l10n	brackets	warning	src/uu/chmod/locales/pt.ftl:16	useful	one closing bracket too many
6	uutils/coreutils-l10n	missing-key	warning	src/uu/chroot/locales/uk.ftl:1	pedantic	empty stub of the platform, language is not begun in this file
6	uutils/coreutils-l10n	tag-extra	info	src/uu/date/locales/eo.ftl:18	false	literal holding translatable text; its words were translated
6	uutils/coreutils-l10n	punctuation-spacing	warning	src/uu/dd/locales/pl.ftl:80	useful	no space after the comma
6	uutils/coreutils-l10n	missing-plural-form	warning	src/uu/dd/locales/ru.ftl:150	useful	Russian needs the form few; text works around it with brackets
6	uutils/coreutils-l10n	extra-key	warning	src/uu/tail/locales/pl.ftl:58	useful	leftover message, not in the English file
5	vuejs/pinia	untranslated	warning	packages/docs/zh/cookbook/migration-0-0-7.md:122	useful	paragraph left in English
5	vuejs/pinia	tag-missing	info	packages/docs/zh/core-concepts/actions.md:31	pedantic	singular in the code span chosen on purpose, info only
6	vuejs/router	document-structure	warning	packages/docs/zh/guide/advanced/scroll-behavior.md:1	useful	last section of the page is missing
5	2dust/v2rayN	punctuation-spacing	warning	v2rayN/ServiceLib/Resx/ResUI.fa.resx:1372	useful	no space behind the colon, other items of the list have one
5	2dust/v2rayN	missing-key	warning	v2rayN/ServiceLib/Resx/ResUI.fr.resx:1767	useful	missing in the French file
5	2dust/v2rayN	same-as-source	warning	v2rayN/ServiceLib/Resx/ResUI.hu.resx:1558	useful	sentence left in English
5	2dust/v2rayN	much-shorter	warning	v2rayN/ServiceLib/Resx/ResUI.id.resx:1777	useful	translation of an older, other warning
6	GitJournal/GitJournal	missing-key	warning	lib/l10n/app_pt_br.arb:508	useful	missing in the Brazilian file
6	Kareadita/Kavita	numbers	warning	UI/Web/src/assets/langs/it.json:2071	useful	maximum length is out of date
6	Kareadita/Kavita	punctuation-spacing	info	UI/Web/src/assets/langs/ja.json:1094	useful	superfluous space after full-width stop
6	Kareadita/Kavita	double-space	warning	UI/Web/src/assets/langs/nl.json:895	useful	double space in the text
6	Kareadita/Kavita	much-longer	info	UI/Web/src/assets/langs/nl.json:895	useful	translation of an older, much longer source
6	Kareadita/Kavita	placeholder-extra	error	UI/Web/src/assets/langs/ru.json:8	false	reference to an existing key of the same file, resolved by Transloco
6	Kareadita/Kavita	same-as-source	warning	UI/Web/src/assets/langs/ru.json:273	useful	paragraph left in English
6	Tichau/FileConverter	punctuation-spacing	warning	Application/FileConverter/Properties/Resources.ar-EG.resx:636	useful	space before a comma (and a Latin comma in Arabic)
6	Tichau/FileConverter	markdown-marks	warning	Application/FileConverter/Properties/Resources.fa-IR.resx:500	useful	bold of the licence heading lost, other languages keep it
6	Tichau/FileConverter	file-paths	warning	Application/FileConverter/Properties/Resources.fa-IR.resx:506	useful	reference to the licence file is lost
6	Tichau/FileConverter	double-space	warning	Application/FileConverter/Properties/Resources.pt-BR.resx:521	useful	double space in the message
6	Tichau/FileConverter	missing-key	warning	Application/FileConverter/Properties/Resources.ru.resx:199	pedantic	leftover ru file; the maintained one is ru-RU and has the key
6	Tichau/FileConverter	mixed-script	warning	Application/FileConverter/Properties/Resources.sr-Latn.resx:256	useful	Cyrillic letter inside a Latin word
6	WarmUpTill/SceneSwitcher	quotation-marks	info	data/locale/de-DE.ini:637	useful	closing quote of an unquoted value is shown
6	WarmUpTill/SceneSwitcher	syntax	warning	data/locale/es-ES.ini:137	useful	full stop stands behind the closing quote of the value
6	WarmUpTill/SceneSwitcher	space-around-tag	info	data/locale/es-ES.ini:449	pedantic	second blank between two closing tags is invisible
6	WarmUpTill/SceneSwitcher	double-space	warning	data/locale/tr-TR.ini:337	pedantic	blank between two widgets; the lost word is the real matter
6	WarmUpTill/SceneSwitcher	leading-whitespace	warning	data/locale/tr-TR.ini:492	useful	leading space before the first placeholder
6	WarmUpTill/SceneSwitcher	same-as-source	hint	data/locale/zh-CN.ini:1057	false	name of a mode; the whole family of modes is kept in English
6	WarmUpTill/SceneSwitcher	escapes	warning	data/locale/zh-CN.ini:2436	false	paired with the first of two duplicate keys; the effective one has the break
5	breezy-weather/breezy-weather	tripled-letter	info	app/src/main/res/values-fr/strings.xml:589	useful	typo, one letter too many
5	breezy-weather/breezy-weather	invisible-character	warning	app/src/main/res/values-zh-rCN/strings.xml:778	useful	stray joiners in Chinese text
5	breezy-weather/breezy-weather	tag-missing	warning	fastlane/metadata/android/ar/full_description.txt:13	useful	heading lost its bold, all other languages have it
6	ckan/ckan	placeholder-extra	error	ckan/i18n/eu/LC_MESSAGES/ckan.po:3885	useful	unknown placeholder would fail at run time
6	ckan/ckan	end-punctuation	info	ckan/i18n/eu/LC_MESSAGES/ckan.po:5334	pedantic	suffix form cannot take the colon as it is; text is odd altogether
6	ckan/ckan	numbers	warning	ckan/i18n/he/LC_MESSAGES/ckan.po:3005	pedantic	year of a mere example, chosen by the translator
6	ckan/ckan	much-longer	info	ckan/i18n/lv/LC_MESSAGES/ckan.po:2199	useful	filler text instead of a translation
6	ckan/ckan	invisible-character	warning	ckan/i18n/ru/LC_MESSAGES/ckan.po:3665	useful	stray zero width spaces
6	ckan/ckan	much-shorter	info	ckan/i18n/uk_UA/LC_MESSAGES/ckan.po:2215	useful	second sentence is missing
6	ckan/ckan	extra-key	warning	ckanext/datatablesview/assets/vendor/DataTables/i18n/fi.json:25	false	number form of DataTables, allowed beside the others
5	greasemonkey/greasemonkey	missing-key	warning	_locales/fr/messages.json:102	useful	missing in the French file
5	jellyfin/jellyfin-web	missing-key	warning	src/strings/az.json:4	pedantic	file has 3 of some 1900 keys, language is not begun
5	jellyfin/jellyfin-web	urls	warning	src/strings/es-mx.json:566	false	sample host name, translated on purpose
5	jellyfin/jellyfin-web	same-as-source	hint	src/strings/fil.json:612	pedantic	loan word in common use in Filipino
5	jellyfin/jellyfin-web	placeholder-extra	error	src/strings/lb.json:1079	useful	old text, placeholder would be shown as it is
5	jellyfin/jellyfin-web	end-punctuation	info	src/strings/ro.json:1291	useful	two full stops at the end
6	kiwix/kiwix-apple	leading-whitespace	warning	Support/ha.lproj/Localizable.strings:165	useful	stray leading space in a title
6	libredirect/browser_extension	missing-key	warning	src/_locales/lv/messages.json:35	useful	missing in the Latvian file
5	logisim-evolution/logisim-evolution	encoding	warning	src/main/resources/doc/de/jhindexer-stops.txt:1	pedantic	stop-word list of a tool, no text of the interface
5	logisim-evolution/logisim-evolution	duplicate-id	warning	src/main/resources/doc/fr/html/guide/gui/gui-toolsbar.html:40	useful	same id twice, second anchor cannot be reached
5	logisim-evolution/logisim-evolution	untranslated	warning	src/main/resources/doc/pt/html/guide/about/gpl.html:100	false	text of the licence, kept in English on purpose in all but one language
5	logisim-evolution/logisim-evolution	document-structure	warning	src/main/resources/doc/ru/html/guide/prop/index.html:16	false	block quote was turned into a proper list, nothing is missing
5	logisim-evolution/logisim-evolution	empty-tag	warning	src/main/resources/doc/zh/html/guide/feature/index.html:38	useful	link without text
5	logisim-evolution/logisim-evolution	tag-extra	info	src/main/resources/doc/zh/html/libs/mem/random.html:62	useful	paragraph describes an older algorithm
5	logisim-evolution/logisim-evolution	space-around-tag	info	src/main/resources/doc/zh/html/libs/soc/minimal.html:62	pedantic	line breaks of a formatter run over all pages
5	logisim-evolution/logisim-evolution	quotation-marks	info	src/main/resources/resources/logisim/strings/analyze/analyze_nl.properties:220	useful	quoted apostrophe is lost, marks do not pair
5	logisim-evolution/logisim-evolution	placeholder-missing	warning	src/main/resources/resources/logisim/strings/analyze/analyze_ru.properties:111	false	word in braces is a label and translated in nearly all languages
5	logisim-evolution/logisim-evolution	missing-key	warning	src/main/resources/resources/logisim/strings/gui/gui_es.properties:742	useful	missing in the Spanish file
5	logisim-evolution/logisim-evolution	mixed-script	warning	src/main/resources/resources/logisim/strings/gui/gui_ru.properties:872	false	Latin x is what the user types between width and height
5	logisim-evolution/logisim-evolution	extra-key	warning	src/main/resources/resources/logisim/strings/std/std_ru.properties:831	useful	leftover key, in no other file and not in the code
5	lxqt/lxqt-panel	accelerators	info	panel/translations/lxqt-panel_ko.ts:145	pedantic	file has no accelerators at all, Korean menu works without
5	lxqt/lxqt-panel	quotation-marks	info	plugin-mainmenu/translations/mainmenu_zh_TW.ts:150	useful	quote opened with one mark and closed with another
5	lxqt/lxqt-panel	placeholder-missing	error	plugin-mount/translations/mount_pl.ts:97	useful	blank inside the placeholder, key name is not shown
5	lxqt/lxqt-panel	brackets	warning	plugin-worldclock/translations/worldclock_lt.ts:308	useful	bracket is opened and not closed
5	mozilla/pontoon	tag-missing	warning	pontoon/base/tests/views/data/tmx/valid_entries.tmx:35	false	fixture of the test suite, made on purpose
5	mozilla/pontoon	needs-review	info	pontoon/sync/tests/project-config-checkout/values-fr/amo.po:18	false	fixture of the test suite, made on purpose
5	mozilla/pontoon	end-punctuation	info	translate/public/locale/sv-SE/translate.ftl:110	useful	two full stops at the end
5	openfoodfacts/smooth-app	leading-whitespace	warning	packages/smooth_app/lib/l10n/app_he.arb:2247	useful	two stray spaces at the start
5	openfoodfacts/smooth-app	untranslated	warning	packages/smooth_app/lib/l10n/app_sk.arb:1405	useful	empty string, label stays blank
5	openfoodfacts/smooth-app	end-punctuation	info	packages/smooth_app/lib/l10n/app_sq.arb:744	useful	colon replaced by a trailing space
5	openfoodfacts/smooth-app	missing-plural-form	warning	packages/smooth_app/lib/l10n/app_uk.arb:949	useful	Ukrainian needs few and many
5	owncloud/ios-app	quotation-marks	info	ownCloud/Resources/Localizable.xcstrings:11865	useful	quotation mark used in place of an apostrophe
5	owncloud/ios-app	untranslated	warning	ownCloud/Resources/Localizable.xcstrings:49755	useful	not translated, other languages have it
5	owncloud/ios-app	trailing-whitespace	warning	ownCloud/Resources/Localizable.xcstrings:76179	useful	stray trailing space in a status label
5	owncloud/ios-app	kashida	info	ownCloud/Resources/Localizable.xcstrings:81272	false	joins a prefix to a placeholder; the broken placeholder is the real fault
5	owncloud/ios-app	tag-extra	warning	ownCloud/Resources/Localizable.xcstrings:100498	useful	tag would be shown as plain text in the app
5	quodlibet/quodlibet	needs-review	info	po/bg.po:7246	useful	fuzzy, with outdated placeholders and tags
5	quodlibet/quodlibet	quotation-marks	info	po/fi.po:5671	useful	opening quotation mark is missing
5	quodlibet/quodlibet	plural-formula	warning	po/fr.po:21	useful	French uses the singular for zero
5	quodlibet/quodlibet	untranslated	warning	po/gl.po:3290	useful	not translated
5	quodlibet/quodlibet	repeated-word	warning	po/it.po:8245	useful	article written twice around a line break
5	quodlibet/quodlibet	accelerators	info	po/ko.po:6420	useful	other Korean labels have the accelerator in brackets
5	quodlibet/quodlibet	tag-missing	warning	po/pt.po:2214	useful	emphasis (and accelerator) lost
5	quodlibet/quodlibet	numbers	warning	po/ta.po:1935	useful	number of the standard is wrong
5	quodlibet/quodlibet	end-punctuation	info	po/uk.po:6616	useful	label lost its colon
5	quodlibet/quodlibet	mixed-script	warning	po/uk.po:7484	useful	Latin letter inside a Cyrillic word
6	spree-contrib/spree_i18n	untranslated	warning	config/locales/bg.yml:1920	useful	empty string, state is shown blank
6	spree-contrib/spree_i18n	missing-key	warning	config/locales/ca.yml:1947	useful	no name in Catalan (the key is there without a value)
6	spree-contrib/spree_i18n	end-punctuation	info	config/locales/ru.yml:1757	pedantic	rewritten as full sentences, no colon wanted; others do so too
6	spree-contrib/spree_i18n	invisible-character	warning	config/locales/th.yml:2104	useful	destroyed letters in the text
6	spree-contrib/spree_i18n	much-shorter	info	config/locales/vi.yml:756	useful	label in place of the explanation
6	sqlitebrowser/sqlitebrowser	declared-language	warning	libs/qscintilla_2.14.1/Qt5Qt6/qscintilla_fr.ts:3	pedantic	true, but in a vendored library
6	sqlitebrowser/sqlitebrowser	quotation-marks	info	src/translations/sqlb_es_ES.ts:1660	useful	stray quotation mark at the end
6	sqlitebrowser/sqlitebrowser	space-around-tag	info	src/translations/sqlb_it.ts:5550	useful	word and code run together
6	sqlitebrowser/sqlitebrowser	double-space	warning	src/translations/sqlb_ko_KR.ts:6962	useful	double space after brackets
6	sqlitebrowser/sqlitebrowser	same-as-source	hint	src/translations/sqlb_pt_BR.ts:1576	useful	term is translated elsewhere in the file
6	sqlitebrowser/sqlitebrowser	invisible-character	warning	src/translations/sqlb_tr.ts:3236	useful	stray zero width spaces
6	sqlitebrowser/sqlitebrowser	tag-missing	warning	src/translations/sqlb_zh.ts:19	false	markup restructured for word order; nothing lost in the dialog
6	sqlitebrowser/sqlitebrowser	punctuation-spacing	info	src/translations/sqlb_zh_TW.ts:4670	useful	superfluous space after full-width stop; rest of the file has none
6	uutils/coreutils-l10n	same-as-source	warning	src/uu/chcon/locales/ja.ftl:5	false	usage synopsis kept in English throughout the Japanese files
6	uutils/coreutils-l10n	entities	info	src/uu/dd/locales/sv.ftl:49	useful	entities would be shown in the terminal
6	uutils/coreutils-l10n	much-shorter	info	src/uu/rm/locales/eo.ftl:32	useful	second half about all is missing
6	uutils/coreutils-l10n	escapes	warning	src/uu/seq/locales/eo.ftl:8	false	escape is spelled out in words, on purpose
5	vuejs/pinia	document-structure	warning	packages/docs/zh/ssr/index.md:22	useful	later paragraphs are missing in the page
6	vuejs/router	punctuation-spacing	info	packages/docs/zh/guide/advanced/navigation-guards.md:290	useful	superfluous space after full-width stop; rest of the pages have none
6	vuejs/router	untranslated	warning	packages/docs/zh/guide/essentials/dynamic-matching.md:37	false	route pattern in a table, nothing to translate
5	2dust/v2rayN	placeholder-extra	warning	v2rayN/ServiceLib/Resx/ResUI.zh-Hant.resx:1357	false	braces in prose of a JSON format; the name is written without its space
6	Kareadita/Kavita	placeholder-missing	error	UI/Web/src/assets/langs/de.json:1403	useful	the name differs in case, the value is not filled in
6	Kareadita/Kavita	quotation-marks	info	UI/Web/src/assets/langs/it.json:572	useful	rest of a pasted tag stands in the text
6	Kareadita/Kavita	brackets	warning	UI/Web/src/assets/langs/it.json:1075	useful	stray closing bracket
6	Kareadita/Kavita	missing-key	warning	UI/Web/src/assets/langs/nl.json:1632	useful	key missing in a file that is kept up
6	Kareadita/Kavita	end-punctuation	info	UI/Web/src/assets/langs/ru.json:151	useful	another text than the source; the colon before the link is missing
6	Tichau/FileConverter	placeholder-extra	error	Application/FileConverter/Properties/Resources.ar-EG.resx:648	useful	the text is used as it is, the placeholder would be shown
6	Tichau/FileConverter	trailing-whitespace	warning	Application/FileConverter/Properties/Resources.ar-EG.resx:656	useful	stray space at the end
6	Tichau/FileConverter	untranslated	warning	Application/FileConverter/Properties/Resources.cs-CZ.resx:147	useful	not translated; all other languages have it translated
6	Tichau/FileConverter	end-punctuation	info	Application/FileConverter/Properties/Resources.cs-CZ.resx:529	useful	the full stop is typed twice
6	Tichau/FileConverter	brackets	warning	Application/FileConverter/Properties/Resources.ja-jp.resx:335	useful	the opening corner bracket is missing
6	Tichau/FileConverter	same-as-source	warning	Application/FileConverter/Properties/Resources.pt-BR.resx:145	useful	not translated; half of the languages have it translated
6	WarmUpTill/SceneSwitcher	tag-missing	error	data/locale/ja-JP.ini:403	useful	the name of the link tag was lost, the link is broken
6	WarmUpTill/SceneSwitcher	trailing-whitespace	warning	data/locale/ja-JP.ini:534	useful	stray space at the end of a row of widgets
6	WarmUpTill/SceneSwitcher	mixed-script	warning	data/locale/ru-RU.ini:339	useful	rest of the English word stuck to the translated one
6	WarmUpTill/SceneSwitcher	command-options	warning	data/locale/ru-RU.ini:343	false	dashes around a prompt, no option
5	breezy-weather/breezy-weather	same-as-source	hint	app/src/main/res/values-da/strings.xml:228	useful	not translated; all other languages have it translated
5	breezy-weather/breezy-weather	punctuation-spacing	warning	app/src/main/res/values-eu/strings.xml:529	useful	space behind a comma is missing
5	breezy-weather/breezy-weather	quotation-marks	info	app/src/main/res/values-fa/strings.xml:467	useful	stray closing quotation mark
5	breezy-weather/breezy-weather	mixed-script	warning	app/src/main/res/values-ru/strings.xml:93	useful	Latin letter in a Russian word
5	breezy-weather/breezy-weather	do-not-translate	warning	app/src/main/res/values-zh-rHK/strings.xml:605	false	the translation is deliberate: all locales of that region have it by hand
5	breezy-weather/breezy-weather	untranslated	warning	fastlane/metadata/android/eo/full_description.txt:29	useful	heading left in English between translated ones
5	breezy-weather/breezy-weather	leading-whitespace	warning	fastlane/metadata/android/uk/full_description.txt:3	useful	stray space before the heading
6	ckan/ckan	tag-missing	warning	ckan/i18n/de/LC_MESSAGES/ckan.po:2244	useful	closing paragraph tags stand where paragraphs should open
6	ckan/ckan	tag-extra	error	ckan/i18n/de/LC_MESSAGES/ckan.po:2263	useful	a closing tag stands where the link should open
6	ckan/ckan	space-around-tag	info	ckan/i18n/de/LC_MESSAGES/ckan.po:6574	useful	the space is within the link
6	ckan/ckan	empty-tag	warning	ckan/i18n/eu/LC_MESSAGES/ckan.po:1380	useful	an empty bold tag is left over
6	ckan/ckan	lone-sign	error	ckan/i18n/eu/LC_MESSAGES/ckan.po:4343	false	a space within the placeholder is valid in Python and needs no doubling
6	ckan/ckan	tripled-letter	info	ckan/i18n/gl_ES/LC_MESSAGES/ckan.po:1106	false	an abbreviation and a word that begins with its letter, no slip
6	ckan/ckan	mixed-script	warning	ckan/i18n/hr/LC_MESSAGES/ckan.po:3538	useful	Cyrillic letter in a Croatian word
6	ckan/ckan	untranslated	warning	ckan/i18n/hr/LC_MESSAGES/ckan.po:6068	useful	empty in the file; other languages have translated it
6	ckan/ckan	same-as-source	info	ckan/i18n/ko_KR/LC_MESSAGES/ckan.po:1092	false	name of a licence, kept in English like its neighbours in the file
6	ckan/ckan	quotation-marks	info	ckan/i18n/my_MM/LC_MESSAGES/ckan.po:4193	useful	stray quotation mark at the end
6	ckan/ckan	tag-attributes	warning	ckan/i18n/nl/LC_MESSAGES/ckan.po:2272	useful	the attributes are outdated, the popover does not open
6	ckan/ckan	punctuation-spacing	warning	ckan/i18n/nl/LC_MESSAGES/ckan.po:2404	useful	space before a comma
6	ckan/ckan	trailing-whitespace	warning	ckan/i18n/sl/LC_MESSAGES/ckan.po:2750	useful	stray spaces around the sentence
6	ckan/ckan	brackets	warning	ckan/i18n/sl/LC_MESSAGES/ckan.po:4361	useful	the bracket is opened and not closed
6	ckan/ckan	placeholder-missing	error	ckanext/datatablesview/assets/vendor/DataTables/i18n/bs.json:8	useful	the placeholder is broken by a space
5	jellyfin/jellyfin-web	tag-extra	warning	src/strings/es_419.json:594	useful	the text is shown as plain text now, the tags would be seen
5	jellyfin/jellyfin-web	much-shorter	info	src/strings/lb.json:422	useful	only a title, the explanation is missing
5	jellyfin/jellyfin-web	placeholder-missing	error	src/strings/lb.json:1574	useful	the number is replaced by words, the value is not filled in
5	jellyfin/jellyfin-web	tag-missing	warning	src/strings/nn.json:1771	useful	Markdown stars instead of bold tags are shown as stars
6	kiwix/kiwix-apple	double-space	warning	Support/ha.lproj/Localizable.strings:65	useful	two spaces in a row, a typing slip
6	libredirect/browser_extension	space-around-tag	info	src/_locales/ta/messages.json:120	useful	the space is within the link
5	logisim-evolution/logisim-evolution	brackets	warning	src/main/resources/doc/pt/html/guide/menu/edit.html:25	useful	the bracket is opened and not closed
5	logisim-evolution/logisim-evolution	trailing-whitespace	warning	src/main/resources/doc/pt/html/libs/gates/not.html:82	pedantic	the source pads a table cell with no-break spaces; the cell needs none
5	logisim-evolution/logisim-evolution	punctuation-spacing	info	src/main/resources/doc/zh/html/guide/prefs/pref-window.html:100	useful	space behind an ideographic full stop, a typing slip
5	logisim-evolution/logisim-evolution	numbers	warning	src/main/resources/doc/zh/html/libs/mem/counter.html:67	false	the other value of a truth table, said the other way round
5	logisim-evolution/logisim-evolution	garbled-text	warning	src/main/resources/resources/logisim/strings/fpga/fpga_es.properties:87	useful	text was decoded in a wrong encoding
5	logisim-evolution/logisim-evolution	double-space	warning	src/main/resources/resources/logisim/strings/std/std_fr.properties:979	useful	two spaces in a row, a typing slip
5	logisim-evolution/logisim-evolution	same-as-source	hint	src/main/resources/resources/logisim/strings/std/std_ja.properties:530	useful	not translated; all other languages have it translated
5	logisim-evolution/logisim-evolution	much-shorter	info	src/main/resources/resources/logisim/strings/std/std_zh.properties:60	false	complete: this script says it in four characters
5	lxqt/lxqt-panel	double-space	warning	panel/translations/lxqt-panel_eu.ts:70	useful	two spaces in a row, a typing slip
5	lxqt/lxqt-panel	end-punctuation	info	plugin-cpuload/translations/cpuload_ro_RO.ts:32	useful	the colon of a label is missing
5	lxqt/lxqt-panel	needs-review	info	plugin-desktopswitch/translations/desktopswitch_ro_RO.ts:28	useful	marked unfinished though it is good; needs to be confirmed
5	lxqt/lxqt-panel	mixed-script	warning	plugin-worldclock/translations/worldclock_bg.ts:332	useful	Latin letter stuck to a Bulgarian word
5	lxqt/lxqt-panel	tag-extra	warning	plugin-worldclock/translations/worldclock_el.ts:338	pedantic	an opening paragraph more, nothing is seen of it
5	openfoodfacts/smooth-app	same-as-source	warning	packages/smooth_app/lib/l10n/app_iu.arb:651	pedantic	the whole file is a copy of the English one
5	openfoodfacts/smooth-app	punctuation-spacing	warning	packages/smooth_app/lib/l10n/app_sq.arb:201	useful	space between two sentences is missing
5	openfoodfacts/smooth-app	double-space	warning	packages/smooth_app/lib/l10n/app_sq.arb:447	useful	two spaces in a row, a typing slip
5	owncloud/ios-app	extra-key	warning	doc/images/en-US/title.strings:6	false	the main English locale has more than the plain one; it is no translation of it
5	owncloud/ios-app	punctuation-spacing	warning	ownCloud/Resources/Localizable.xcstrings:15844	useful	space before a comma
5	owncloud/ios-app	leading-whitespace	warning	ownCloud/Resources/Localizable.xcstrings:75901	useful	stray space at the start
5	owncloud/ios-app	garbled-text	warning	ownCloud/Resources/Localizable.xcstrings:77185	useful	text was decoded in a wrong encoding
5	owncloud/ios-app	mixed-script	warning	ownCloud/Resources/Localizable.xcstrings:80528	useful	Latin letter at the start of a Russian word
5	owncloud/ios-app	duplicate-id	warning	ownCloud/Resources/de_CH.lproj/Localizable.strings:435	pedantic	the copies have the same value, nothing is lost
5	quodlibet/quodlibet	placeholder-missing	warning	po/et.po:7297	useful	the plural form holds the name where the number belongs
5	quodlibet/quodlibet	brackets	warning	po/he.po:2093	useful	the bracket is opened and not closed
5	quodlibet/quodlibet	tripled-letter	info	po/it.po:4039	useful	letter typed three times
5	quodlibet/quodlibet	command-options	warning	po/it.po:5445	useful	the option has only one hyphen, it does not exist so
5	quodlibet/quodlibet	same-as-source	hint	po/nb.po:1208	false	the word is the same in this language
5	quodlibet/quodlibet	leading-whitespace	warning	po/pl.po:6240	useful	the word was dropped and its space left
5	quodlibet/quodlibet	file-paths	warning	po/ta.po:5564	useful	the case of a real path was changed
5	quodlibet/quodlibet	entities	warning	po/ta.po:7546	useful	entity broken by a space, the markup is invalid
5	quodlibet/quodlibet	placeholder-extra	warning	po/zh_CN.po:5407	false	the same name with quotation marks written around it instead of a conversion
6	spree-contrib/spree_i18n	leading-whitespace	warning	config/locales/ar.yml:1384	useful	stray spaces around a label
6	spree-contrib/spree_i18n	brackets	warning	config/locales/ar.yml:1835	useful	brackets misplaced in the Arabic text, one opens twice
6	spree-contrib/spree_i18n	much-longer	info	config/locales/ar.yml:2306	useful	the label holds the text of a long help sentence of another string
6	spree-contrib/spree_i18n	repeated-word	warning	config/locales/es.yml:2115	useful	the preposition is written twice
6	spree-contrib/spree_i18n	punctuation-spacing	info	config/locales/ja.yml:1277	useful	space behind an ideographic full stop, a typing slip
6	spree-contrib/spree_i18n	mixed-script	warning	config/locales/ru.yml:477	useful	Latin letter at the start of a Russian word
6	spree-contrib/spree_i18n	extra-key	warning	config/locales/uk.yml:1010	false	the source is a stale English variant; the real source is not in the project
6	sqlitebrowser/sqlitebrowser	trailing-whitespace	warning	src/translations/sqlb_ar_SA.ts:3665	pedantic	the trailing space is a slip of the source
6	sqlitebrowser/sqlitebrowser	tripled-letter	info	src/translations/sqlb_it.ts:8655	useful	letter typed three times
6	sqlitebrowser/sqlitebrowser	command-options	warning	src/translations/sqlb_pl.ts:278	useful	the name of the option was translated away
6	sqlitebrowser/sqlitebrowser	mixed-script	warning	src/translations/sqlb_ru.ts:5492	useful	Latin letter at the start of a Russian word
6	sqlitebrowser/sqlitebrowser	untranslated	warning	src/translations/sqlb_sv.ts:63	pedantic	four fifths of this file are untranslated; one more says nothing
6	sqlitebrowser/sqlitebrowser	tag-attributes	warning	src/translations/sqlb_tr.ts:19	useful	the markup of the link is scrambled
6	sqlitebrowser/sqlitebrowser	file-paths	warning	src/translations/sqlb_tr.ts:5925	useful	a space within the file patterns breaks the file filter
6	sqlitebrowser/sqlitebrowser	pure-punctuation	info	src/translations/sqlb_zh.ts:2504	useful	another separator than the source, a true bug of the dialog
6	sqlitebrowser/sqlitebrowser	leading-whitespace	warning	src/translations/sqlb_zh_TW.ts:274	useful	stray space at the start
6	sqlitebrowser/sqlitebrowser	accelerators	info	src/translations/sqlb_zh_TW.ts:2301	useful	the dialog lost its accelerators; the file keeps them elsewhere
6	uutils/coreutils-l10n	mixed-script	warning	src/uu/cp/locales/ru.ftl:4	useful	rest of the English word stuck to the translated one
6	uutils/coreutils-l10n	tag-missing	info	src/uu/date/locales/fr-FR.ftl:2	false	the row of the table is there, translated within the literal
6	uutils/coreutils-l10n	command-options	warning	src/uu/sync/locales/pt.ftl:5	useful	the option has only one hyphen, it does not exist so
6	uutils/coreutils-l10n	quotation-marks	info	src/uu/test/locales/ru.ftl:20	useful	stray quotation mark before a word
6	uutils/coreutils-l10n	numbers	info	src/uu/timeout/locales/zh-Hans.ftl:13	useful	the whole table of exit statuses is missing
5	vuejs/pinia	punctuation-spacing	info	packages/docs/zh/introduction.md:18	useful	space behind an ideographic full stop, a typing slip
6	vuejs/router	tag-missing	info	packages/docs/zh/file-based-routing/hmr.md:28	useful	the second sentence of the source is not translated
6	vuejs/router	markdown-links	warning	packages/docs/zh/guide/essentials/active-links.md:16	false	the link is good: the translated docs have that page and not the other
5	2dust/v2rayN	leading-whitespace	warning	v2rayN/ServiceLib/Resx/ResUI.fa.resx:256	useful	stray space at the start
5	2dust/v2rayN	trailing-whitespace	warning	v2rayN/ServiceLib/Resx/ResUI.hu.resx:1534	pedantic	the trailing space is a slip of the source
6	GitJournal/GitJournal	extra-key	warning	lib/l10n/app_hu.arb:140	pedantic	the whole file is a copy of the English one
6	GitJournal/GitJournal	same-as-source	warning	lib/l10n/app_zh.arb:305	pedantic	the whole file is a copy of the English one
6	Kareadita/Kavita	trailing-whitespace	warning	UI/Web/src/assets/langs/cs.json:204	useful	stray space and colon at the end
6	Kareadita/Kavita	punctuation-spacing	info	UI/Web/src/assets/langs/ja.json:611	useful	space behind an ideographic full stop, a typing slip
6	Kareadita/Kavita	placeholder-extra	error	UI/Web/src/assets/langs/nl.json:895	useful	outdated text; nothing fills in the placeholder any more
6	Tichau/FileConverter	placeholder-missing	error	Application/FileConverter/Properties/Resources.fa-IR.resx:464	useful	the drive is not named
6	Tichau/FileConverter	much-shorter	info	Application/FileConverter/Properties/Resources.fa-IR.resx:533	useful	what to check is missing, and it says another program
6	Tichau/FileConverter	extra-key	warning	Application/FileConverter/Properties/Resources.vi-VN.resx:588	false	the neutral file has the key; an English satellite was taken as the source
6	WarmUpTill/SceneSwitcher	quotation-marks	info	data/locale/fr-FR.ini:442	useful	the closing quotation mark of the value is missing, it is read wrongly
6	WarmUpTill/SceneSwitcher	duplicate-id	warning	data/locale/ja-JP.ini:1623	useful	two keys have the same name, the first text is lost
6	WarmUpTill/SceneSwitcher	missing-key	warning	data/locale/ru-RU.ini:137	pedantic	the file has a tenth of the keys; a missing key says nothing
6	WarmUpTill/SceneSwitcher	double-space	warning	data/locale/ru-RU.ini:285	useful	two spaces in a row, a typing slip
5	breezy-weather/breezy-weather	missing-key	warning	app/src/main/res/values-oc/strings.xml:9	pedantic	the file has eight strings of hundreds; a missing key says nothing
5	breezy-weather/breezy-weather	double-space	warning	fastlane/metadata/android/ta-IN/full_description.txt:25	useful	a name of the list is missing between the two spaces
6	ckan/ckan	leading-whitespace	warning	ckan/i18n/eu/LC_MESSAGES/ckan.po:3749	pedantic	a suffix set off on purpose, its space is not seen on the page
6	ckan/ckan	double-space	warning	ckan/i18n/gl_ES/LC_MESSAGES/ckan.po:4292	useful	two spaces in a row, a typing slip
6	ckan/ckan	repeated-word	warning	ckan/i18n/no/LC_MESSAGES/ckan.po:467	useful	the word is written twice
6	ckan/ckan	entities	info	ckanext/datatablesview/assets/vendor/DataTables/i18n/da.json:10	false	vendored file that is inserted as HTML; the whole file writes references
6	ckan/ckan	extra-key	warning	ckanext/datatablesview/assets/vendor/DataTables/i18n/en_GB.json:156	false	two copies of the same language; one is no translation of the other
6	ckan/ckan	missing-key	warning	ckanext/datatablesview/assets/vendor/DataTables/i18n/hy.json:20	pedantic	vendored file of a library with a few of its keys; it falls back to English
5	greasemonkey/greasemonkey	missing-key	warning	_locales/de/messages.json:259	useful	key missing in a file that is kept up
5	jellyfin/jellyfin-web	punctuation-spacing	warning	src/strings/bg-bg.json:956	useful	space behind a comma is missing
5	jellyfin/jellyfin-web	brackets	warning	src/strings/bg-bg.json:1095	useful	the bracket is closed and not opened
5	jellyfin/jellyfin-web	quotation-marks	info	src/strings/is-is.json:1481	useful	stray opening quotation mark
5	jellyfin/jellyfin-web	mixed-script	warning	src/strings/kk.json:1253	useful	Cyrillic letters in a word of Latin script
5	jellyfin/jellyfin-web	same-as-source	info	src/strings/lb.json:1767	useful	not translated; nearly all other languages have it translated
5	jellyfin/jellyfin-web	numbers	info	src/strings/sq.json:215	useful	the second half with the recommended value is missing
5	jellyfin/jellyfin-web	invisible-character	warning	src/strings/vi.json:1313	useful	invisible mark at the start of the text
5	jellyfin/jellyfin-web	much-longer	info	src/strings/zh-tw.json:1288	useful	the text still has an example that the source has dropped
6	kiwix/kiwix-apple	mixed-script	warning	Support/mk.lproj/Localizable.strings:76	useful	Latin letter with accent in a Macedonian word
6	kiwix/kiwix-apple	missing-key	warning	Support/mk.lproj/Localizable.strings:275	useful	key missing in a file that is kept up
6	kiwix/kiwix-apple	tag-extra	warning	Support/sq.lproj/Localizable.strings:107	useful	the text is shown as plain text, the tags would be seen
6	libredirect/browser_extension	same-as-source	warning	src/_locales/ro/messages.json:39	useful	not translated; most other languages have it translated
5	logisim-evolution/logisim-evolution	tag-missing	info	src/main/resources/doc/zh/html/guide/jar/incr.html:62	useful	the code formatting of class names was lost
5	logisim-evolution/logisim-evolution	leading-whitespace	warning	src/main/resources/doc/zh/html/guide/tutorial/tutor-test.html:70	pedantic	the source pads a table cell with no-break spaces; the cell needs none
5	logisim-evolution/logisim-evolution	repeated-word	warning	src/main/resources/resources/logisim/strings/analyze/analyze_nl.properties:133	useful	the article is written twice
5	logisim-evolution/logisim-evolution	end-punctuation	info	src/main/resources/resources/logisim/strings/fpga/fpga_fr.properties:356	useful	the colon of a label is missing
5	logisim-evolution/logisim-evolution	quotation-marks	info	src/main/resources/resources/logisim/strings/fpga/fpga_it.properties:66	useful	garbage in place of the quoted character
5	logisim-evolution/logisim-evolution	command-options	warning	src/main/resources/resources/logisim/strings/gui/gui_fr.properties:869	useful	the name of the option lost a letter
5	logisim-evolution/logisim-evolution	placeholder-extra	error	src/main/resources/resources/logisim/strings/std/std_it.properties:1041	useful	the text is used as it is, the placeholder would be shown
5	lxqt/lxqt-panel	punctuation-spacing	warning	panel/translations/lxqt-panel_ast.ts:65	useful	space behind a comma is missing
5	lxqt/lxqt-panel	placeholder-missing	error	plugin-desktopswitch/translations/desktopswitch_es.ts:91	useful	the platform is not named
5	lxqt/lxqt-panel	file-paths	warning	plugin-directorymenu/translations/directorymenu_ar.ts:93	useful	a space within the file patterns breaks the file filter
5	lxqt/lxqt-panel	tripled-letter	info	plugin-kbindicator/translations/kbindicator_ka.ts:78	false	a name of two words written together, no slip
5	lxqt/lxqt-panel	brackets	warning	plugin-kbindicator/translations/kbindicator_ka.ts:98	useful	the bracket is opened and not closed
5	lxqt/lxqt-panel	untranslated	warning	plugin-mainmenu/translations/mainmenu_si.ts:87	pedantic	nothing of this file is translated; one more says nothing
5	lxqt/lxqt-panel	space-around-tag	info	plugin-mount/translations/mount_ar.ts:32	useful	the space is within the tag
5	lxqt/lxqt-panel	tag-missing	error	plugin-mount/translations/mount_zh_CN.ts:32	useful	the closing tags are broken
5	lxqt/lxqt-panel	same-as-source	warning	plugin-worldclock/translations/worldclock_pa.ts:9	false	a date format, the same in nearly all languages
5	mozilla/pontoon	po-header	warning	pontoon/sync/tests/fake-checkout/inactive-locale/other.po:1	false	a file of test data, made without a header
5	mozilla/pontoon	missing-key	warning	translate/public/locale/es/translate.ftl:45	pedantic	the file has a small part of the keys; a missing key says nothing
5	mozilla/pontoon	extra-key	warning	translate/public/locale/es/translate.ftl:51	useful	the key is no longer in the source
5	mozilla/pontoon	same-as-source	info	translate/public/locale/kab/translate.ftl:214	useful	not translated
5	openfoodfacts/smooth-app	extra-key	warning	packages/smooth_app/lib/l10n/app_gu.arb:1771	pedantic	dead key in a file that is a copy of the English one, synchronised by a tool
5	openfoodfacts/smooth-app	trailing-whitespace	warning	packages/smooth_app/lib/l10n/app_id.arb:36	useful	stray space at the end
5	openfoodfacts/smooth-app	markdown-marks	warning	packages/smooth_app/lib/l10n/app_nl.arb:2936	useful	lone stars of a bold text would be shown
5	openfoodfacts/smooth-app	missing-key	warning	packages/smooth_app/lib/l10n/app_pa.arb:1751	pedantic	nearly nothing of this file is translated, and no language has the key yet
5	openfoodfacts/smooth-app	end-punctuation	info	packages/smooth_app/lib/l10n/app_sk.arb:2803	useful	the colon of a label is missing
5	owncloud/ios-app	missing-key	warning	ownCloud Intents/en.lproj/Intents.strings:47	false	a British file was taken as the source of the English one
5	owncloud/ios-app	placeholder-missing	error	ownCloud/Resources/Localizable.xcstrings:46303	useful	the percent signs are Arabic ones, the numbers are not filled in
5	owncloud/ios-app	end-punctuation	info	ownCloud/Resources/Localizable.xcstrings:69988	false	the translation is an instruction and rightly has a full stop; the source is odd
5	owncloud/ios-app	invisible-character	warning	ownCloud/Resources/Localizable.xcstrings:78957	useful	the syllable was taken apart and is shown broken
5	owncloud/ios-app	untranslated	warning	ownCloud/Resources/Localizable.xcstrings:88938	useful	not translated
5	owncloud/ios-app	double-space	warning	ownCloud/Resources/Localizable.xcstrings:100426	useful	two spaces in a row, a typing slip
5	owncloud/ios-app	same-as-source	hint	ownCloudAppFramework/Resources/Localizable.xcstrings:8931	useful	not translated
5	quodlibet/quodlibet	double-space	warning	po/eu.po:7960	useful	two spaces in a row, a typing slip
5	quodlibet/quodlibet	trailing-whitespace	warning	po/it.po:1237	useful	stray space at the end
5	quodlibet/quodlibet	punctuation-spacing	info	po/ja.po:2842	useful	space behind an ideographic full stop, a typing slip
5	quodlibet/quodlibet	quotation-marks	info	po/nl.po:7119	useful	quotation marks of the examples are missing
5	quodlibet/quodlibet	units	warning	po/sr_RS.po:7822	useful	the unit is a day instead of a year
5	quodlibet/quodlibet	space-around-tag	info	po/ta.po:4927	useful	the space is within the tag
5	quodlibet/quodlibet	tag-extra	warning	po/tr.po:7537	useful	the program makes it bold by itself now, the tag is a leftover
6	spree-contrib/spree_i18n	trailing-whitespace	warning	config/locales/ar.yml:1459	useful	stray spaces around a label
6	spree-contrib/spree_i18n	placeholder-missing	error	config/locales/da.yml:2098	useful	the item is not named
6	spree-contrib/spree_i18n	tripled-letter	info	config/locales/fr.yml:2204	useful	letter typed three times
6	spree-contrib/spree_i18n	end-punctuation	info	config/locales/id.yml:1631	useful	the colon before the form is missing
6	spree-contrib/spree_i18n	double-space	warning	config/locales/km.yml:2234	useful	two spaces in a row, a typing slip
6	spree-contrib/spree_i18n	same-as-source	hint	config/locales/ku.yml:1747	useful	not translated; other languages have it translated
6	spree-contrib/spree_i18n	missing-plural-form	warning	config/locales/lv.yml:919	false	the plural rule of this framework has no such form for this language
6	spree-contrib/spree_i18n	much-shorter	info	config/locales/ru.yml:2433	useful	the second sentence is not translated
6	spree-contrib/spree_i18n	placeholder-extra	error	config/locales/uk.yml:2181	false	the program passes the value; the file taken as source is a stale variant
6	sqlitebrowser/sqlitebrowser	end-punctuation	info	src/translations/sqlb_ar_SA.ts:3166	useful	the full stop is typed twice
6	sqlitebrowser/sqlitebrowser	tag-order	error	src/translations/sqlb_ar_SA.ts:5569	useful	the start of the markup was cut off and its end left
6	sqlitebrowser/sqlitebrowser	needs-review	info	src/translations/sqlb_cs.ts:3349	useful	marked unfinished though it is good; needs to be confirmed
6	sqlitebrowser/sqlitebrowser	double-space	warning	src/translations/sqlb_it.ts:8847	useful	two spaces in a row, a typing slip
6	sqlitebrowser/sqlitebrowser	placeholder-extra	error	src/translations/sqlb_ja.ts:6644	false	percent encoding within a URL, no placeholder
6	sqlitebrowser/sqlitebrowser	repeated-word	warning	src/translations/sqlb_nl.ts:1072	useful	the article is written twice
6	sqlitebrowser/sqlitebrowser	placeholder-missing	error	src/translations/sqlb_uk_UA.ts:1394	useful	the reason of the failure is lost
6	uutils/coreutils-l10n	tag-extra	info	src/uu/date/locales/pt.ftl:20	false	the row of the table is translated within the literal
6	uutils/coreutils-l10n	punctuation-spacing	info	src/uu/dd/locales/ja.ftl:84	useful	four spaces where a line break was lost
6	uutils/coreutils-l10n	missing-plural-form	warning	src/uu/dd/locales/ru.ftl:150	useful	forms missing, the text makes do with endings in brackets
6	uutils/coreutils-l10n	extra-key	warning	src/uu/id/locales/fi.ftl:19	useful	the key was renamed in the source, the translation is lost
6	uutils/coreutils-l10n	missing-key	warning	src/uu/seq/locales/ca.ftl:15	useful	key missing in a file that is otherwise complete
6	uutils/coreutils-l10n	brackets	warning	src/uu/sort/locales/pt.ftl:6	useful	stray closing bracket in the format
5	vuejs/pinia	untranslated	warning	packages/docs/zh/cookbook/migration-0-0-7.md:92	pedantic	the whole page is in English, nobody began to translate it
5	vuejs/pinia	tag-missing	info	packages/docs/zh/ssr/index.md:12	false	the same name in the singular, well put in this language
6	vuejs/router	document-structure	warning	packages/docs/zh/guide/essentials/route-matching-syntax.md:1	useful	the last section of the page is missing
6	vuejs/router	untranslated	warning	packages/docs/zh/index.md:25	useful	button text left in English
7	texstudio-org/texstudio	tag-attributes	warning	translation/texstudio_nl.ts:13964	useful	misspelled attribute name, so the cell spacing of the table is not applied
7	texstudio-org/texstudio	double-space	warning	translation/texstudio_ru_RU.ts:2063	useful	stray double space, visible in the settings dialog
7	rocksdanister/lively	file-paths	warning	src/Lively/Lively/Properties/Resources.sr.resx:253	useful	name of the program to run is misspelled, so the instruction fails
7	translate/pootle	po-header	warning	pytest_pootle/data/po/tutorial/af/issue_2401.po:1	pedantic	true, but the file is a fixture of a unit test and is meant to be minimal
7	brave/brave-ios	mixed-script	warning	Sources/BraveStrings/Resources/ru.lproj/BraveShared.strings:902	useful	Latin letter in a Cyrillic word; search and speech fail on it
7	texstudio-org/texstudio	file-paths	warning	translation/texstudio_si.ts:2360	useful	string filters a list of database files; the localized extension matches none
7	translate/pootle	needs-review	info	pootle/locale/ug/pootle.po:2710	useful	fuzzy entry is not used until somebody reviews it
7	translate/pootle	end-punctuation	info	pootle/locale/ka/pootle.po:2400	false	rephrased as a statement, where no question mark belongs
7	rocksdanister/lively	same-as-source	hint	src/Lively/Lively.UI.WinUI/Strings/he-IL/Resources.resw:1223	useful	left in English, translated in nearly all other languages
7	translate/pootle	repeated-word	warning	pootle/locale/pt/pootle.po:2192	useful	doubled word
7	translate/pootle	mixed-script	warning	pootle/locale/kab/pootle.po:324	useful	Greek gamma; the file uses the Latin gamma elsewhere
7	rocksdanister/lively	trailing-whitespace	warning	src/Lively/Lively.UI.WinUI/Strings/ar-AE/Resources.resw:788	useful	stray space at the end of a title
7	LoopKit/Loop	extra-key	warning	LoopUI/vi.lproj/Localizable.strings:32	pedantic	true: the English file is stale, but the code uses the key and shows the text
7	translate/pootle	placeholder-missing	error	pootle/locale/sq/pootle_js.po:414	useful	address is lost from the message; its end shows the gap
7	LoopKit/Loop	placeholder-extra	warning	Common/sk.lproj/Intents.strings:23	useful	argument of the Siri intent is destroyed, the name cannot appear
7	mihonapp/mihon	invisible-character	warning	i18n/src/commonMain/moko-resources/ar/strings.xml:565	useful	right-to-left overrides before the last letter of the word
7	rocksdanister/lively	leading-whitespace	warning	src/Lively/Lively.UI.WinUI/Strings/fa-IR/Resources.resw:237	useful	message box begins with an empty line
7	brave/brave-ios	double-space	warning	App/iOS/Supporting Files/zh-TW.lproj/InfoPlist.strings:5	useful	stray double space, visible in the system permission dialog
7	Sequel-Ace/Sequel-Ace	mixed-script	warning	Resources/Localization/ru.lproj/Localizable.strings:1881	useful	Latin capital in a Cyrillic word, offered as a file name
7	texstudio-org/texstudio	quotation-marks	info	translation/texstudio_pt_BR.ts:12561	useful	closing quotation mark is missing
7	texstudio-org/texstudio	escapes	warning	src/qcodeedit/qcodeedit_de.ts:492	false	sample escape is meant to be read by the user, as an example
7	sienori/Tab-Session-Manager	punctuation-spacing	info	src/_locales/zh_TW/messages.json:192	useful	space after a full-width stop; most of the file has none
7	sienori/Tab-Session-Manager	missing-key	warning	src/manifest-ff.json:53	false	browser manifest for Firefox taken for a Fulah locale file
7	translate/pootle	same-as-source	hint	pootle/translations/terminology/zh_CN/gnome/zh_CN.po:1156	pedantic	true, but the phrase is kept in Chinese as well
7	AppliedEnergistics/Applied-Energistics-2	trailing-whitespace	warning	src/main/resources/assets/ae2/lang/it_it.json:24	useful	stray space at the end of an achievement title
7	texstudio-org/texstudio	punctuation-spacing	warning	translation/texstudio_de.ts:7747	useful	space before the question mark, not German usage
7	Sequel-Ace/Sequel-Ace	trailing-whitespace	warning	Resources/Localization/de.lproj/Localizable.strings:203	pedantic	true, but invisible at the end of the message of an alert
7	texstudio-org/texstudio	repeated-word	warning	translation/texstudio_es.ts:3172	useful	doubled article
7	rocksdanister/lively	urls	warning	src/Lively/Lively/Properties/Resources.uk.resx:232	useful	sentence ends before the address, which is missing
7	translate/pootle	file-paths	warning	pootle/locale/lt/pootle.po:51	false	no path: a list of allowed characters, all of them present in the translation
7	Sequel-Ace/Sequel-Ace	same-as-source	warning	Resources/Localization/eo.lproj/Localizable.strings:3698	useful	left in English
7	mihonapp/mihon	mixed-script	warning	i18n/src/commonMain/moko-resources/sr/strings.xml:140	useful	Latin letter in a Cyrillic word
7	translate/pootle	syntax	warning	pootle/locale/tr/pootle_js.po:223	useful	header declares one form, the entry has two; a strict msgfmt rejects it
7	translate/pootle	blank-target	warning	pootle/translations/terminology/ak/Glossmaster_ak.po:5980	useful	single space passes for a translation
7	texstudio-org/texstudio	leading-whitespace	warning	translation/texstudio_nb_NO.ts:5127	pedantic	true, but many other languages also drop the indent of this label
7	Sequel-Ace/Sequel-Ace	missing-key	warning	Resources/Localization/pt-BR.lproj/Localizable.strings:4060	useful	recent key has not been added to the translations
7	rocksdanister/lively	much-shorter	info	src/Lively/Lively/Properties/Resources.ar.resx:261	useful	text of another message stands here
7	translate/pootle	numbers	warning	pootle/locale/ach/pootle.po:705	useful	number of the standard is wrong
7	sienori/Tab-Session-Manager	extra-key	warning	src/manifest-ff.json:32	false	browser manifest for Firefox taken for a Fulah locale file
7	texstudio-org/texstudio	tag-extra	warning	translation/texstudio_fr.ts:2226	false	source misses the slash; the translation mended it here and is better
7	Sequel-Ace/Sequel-Ace	leading-whitespace	warning	Resources/Localization/ja.lproj/Localizable.strings:147	useful	stray space at the start of a visible line
7	rocksdanister/lively	double-space	warning	src/Lively/Lively/Properties/Resources.ar.resx:184	useful	Doubled space before the product name in running text
7	texstudio-org/texstudio	much-shorter	info	translation/texstudio_vi.ts:2877	useful	Second sentence about the transparency is not translated
7	translate/pootle	garbled-text	warning	pootle/translations/terminology/nl/gnome/nl.po:371	useful	Letter with diaeresis is broken by a wrong encoding
7	LoopKit/Loop	same-as-source	warning	Common/pt-BR.lproj/Intents.strings:17	useful	English text in a Brazilian Portuguese Siri intent
7	primefaces/primefaces	missing-key	warning	primefaces/src/main/resources/org/primefaces/Messages_ka.properties:18	useful	Key is absent; Georgian users get the English message
7	texstudio-org/texstudio	same-as-source	warning	translation/texstudio_ug.ts:4270	pedantic	True; the file keeps all environment names of this group in English
7	LoopKit/Loop	numbers	warning	WatchApp Extension/da.lproj/ckcomplication.strings:5	false	Sample glucose value converted to the local unit on purpose
7	rocksdanister/lively	brackets	warning	src/Lively/Lively/Properties/Resources.fi.resx:267	useful	Bracket of the note in step three is never closed
7	texstudio-org/texstudio	markdown-marks	warning	translation/texstudio_es.ts:6091	useful	Space before the bracket and an added unit break the link
7	LoopKit/Loop	end-punctuation	info	Loop/nl.lproj/Localizable.strings:230	useful	Question mark of the confirmation is missing; sister texts have it
7	primefaces/primefaces	punctuation-spacing	info	primefaces/src/main/resources/org/primefaces/Messages_zh.properties:22	useful	Space after the full-width stop; unlike the rest of the file
7	texstudio-org/texstudio	blank-target	warning	translation/texstudio_vi.ts:5311	useful	Translation is only a line break; the message is shown empty
7	translate/pootle	double-space	warning	pootle/locale/uz/pootle.po:2319	useful	Two spaces before the tag; a slip, though HTML folds it
7	texstudio-org/texstudio	tag-missing	warning	translation/qt_cs.ts:9465	pedantic	True, one tag is lost, but the file is an old copy of the Qt 4 texts
7	sienori/Tab-Session-Manager	double-space	warning	src/_locales/el/messages.json:240	useful	Two spaces before the dash; a slip
7	rocksdanister/lively	mixed-script	warning	src/Lively/Lively.UI.WinUI/Strings/sr-Cyrl/Resources.resw:223	useful	Latin letter left at the end of the transliterated name
7	texstudio-org/texstudio	tag-order	error	translation/texstudio_si.ts:13812	useful	Table tags are scrambled and the cell texts lost
7	Sequel-Ace/Sequel-Ace	punctuation-spacing	info	Resources/Localization/ja.lproj/Localizable.strings:117	useful	Space after the full-width stop; safe to remove
7	texstudio-org/texstudio	space-around-tag	info	translation/texstudio_de.ts:2000	useful	Word runs into the bold word without a space
7	translate/pootle	placeholder-extra	error	pootle/locale/af/pootle_js.po:51	useful	Placeholder name was translated; the text cannot be filled in
7	translate/pootle	lone-sign	error	pootle/locale/ff/pootle_js.po:50	false	Sign starts a misspelt placeholder without its letter; doubling is wrong advice
7	translate/pootle	untranslated	warning	pootle/locale/ka/pootle.po:864	useful	Empty translation of a link text
7	texstudio-org/texstudio	placeholder-missing	error	translation/texstudio_es.ts:3608	false	Not a plural text, so no placeholder; the code prints it as typed
7	translate/pootle	invisible-character	warning	pootle/translations/terminology/az/gnome/az.po:2196	useful	DEL character before the first word
7	sienori/Tab-Session-Manager	trailing-whitespace	warning	src/_locales/zh_TW/messages.json:345	useful	Colon and space added at the end of a settings title
7	LoopKit/Loop	trailing-whitespace	warning	Loop/ar.lproj/Localizable.strings:362	useful	Stray space at the end
7	rocksdanister/lively	quotation-marks	info	src/Lively/Lively.UI.WinUI/Strings/sr-Latn/Resources.resw:263	useful	Closing quotation mark after the setting name is missing
7	LoopKit/Loop	punctuation-spacing	warning	Loop/ru.lproj/Localizable.strings:870	useful	Space before the colon; the text needs work anyway
7	LoopKit/Loop	missing-key	warning	Loop/tr.lproj/Localizable.strings:619	useful	Symbolic key; without the text users see the key itself
7	texstudio-org/texstudio	mixed-script	warning	translation/texstudio_ru.ts:8317	false	English word joined to a Russian one at a capital letter; no look-alike slip
7	LoopKit/Loop	leading-whitespace	warning	Loop/ro.lproj/Localizable.strings:387	useful	Stray space at the start
7	texstudio-org/texstudio	invisible-character	warning	translation/texstudio_nl.ts:5173	useful	Invisible characters before the noun, from a translation service
7	Sequel-Ace/Sequel-Ace	tag-extra	warning	Resources/Localization/de.lproj/Localizable.strings:1225	useful	Text belongs to another program altogether; the tag gives it away
7	brave/brave-ios	invisible-character	warning	Sources/BraveStrings/Resources/it.lproj/BraveShared.strings:3056	useful	Invisible characters before the article
7	AppliedEnergistics/Applied-Energistics-2	mixed-script	warning	src/main/resources/assets/ae2/lang/uk_ua.json:114	useful	a Cyrillic letter in a Latin abbreviation
7	texstudio-org/texstudio	accelerators	info	translation/texstudio_de.ts:10709	useful	no key opens the entry
7	texstudio-org/texstudio	placeholder-extra	warning	translation/texstudio_pl.ts:13375	useful	nothing fills the placeholder here
7	texstudio-org/texstudio	trailing-whitespace	warning	translation/texstudio_ar.ts:360	useful	a stray space
7	texstudio-org/texstudio	empty-tag	warning	translation/texstudio_si.ts:13812	useful	the cells of the table are mixed up
7	primefaces/primefaces	extra-key	warning	primefaces/src/main/resources/org/primefaces/Messages_pl.properties:18	useful	the base has no such key
7	translate/pootle	trailing-whitespace	warning	pootle/translations/terminology/ln/GM_ln_20090916.po:1922	useful	a stray space
7	texstudio-org/texstudio	end-punctuation	info	translation/texstudio_gsw.ts:1560	false	quotation marks end both texts; the colon of the source stands before them
7	sienori/Tab-Session-Manager	file-paths	warning	src/manifest-ff.json:29	false	a manifest for Firefox, not a translation into Fula
7	sienori/Tab-Session-Manager	same-as-source	info	src/_locales/cs/messages.json:363	useful	left in English
7	AppliedEnergistics/Applied-Energistics-2	missing-key	warning	src/main/resources/assets/ae2/lang/hu_hu.json:292	useful	the key is missing
7	brave/brave-ios	extra-key	warning	App/iOS/Supporting Files/pt-BR.lproj/InfoPlist.strings:2	false	the key is one of Info.plist, whose text it translates
7	rocksdanister/lively	entities	warning	src/Lively/Lively.UI.WinUI/Strings/hi-IN/Resources.resw:268	useful	the reference is broken, the page shows it
7	rocksdanister/lively	punctuation-spacing	warning	src/Lively/Lively/Properties/Resources.fi.resx:270	useful	a space before the full stop
7	translate/pootle	leading-whitespace	warning	pootle/translations/terminology/ln/GM_ln_20090916.po:6352	useful	a stray space
7	texstudio-org/texstudio	untranslated	warning	translation/texstudio_ko.ts:4538	useful	not translated
7	translate/pootle	format-rule	warning	pytest_pootle/data/xliff/manyfiles.xliff:3	pedantic	test data
7	rocksdanister/lively	tripled-letter	info	src/Lively/Lively/Properties/Resources.it.resx:141	useful	a typo
7	LoopKit/Loop	invisible-character	warning	Common/da.lproj/Localizable.strings:8	useful	an invisible space
7	translate/pootle	much-shorter	info	pootle/locale/ga/pootle.po:2147	pedantic	short, and says the same
7	Sequel-Ace/Sequel-Ace	quotation-marks	info	Resources/Localization/ru.lproj/Localizable.strings:566	useful	opened with one mark, closed with another
7	translate/pootle	space-around-tag	info	pootle/locale/uz/pootle.po:2843	false	an Uzbek suffix belongs to the word of the link
7	texstudio-org/texstudio	tripled-letter	info	translation/texstudio_sk.ts:437	false	the name of an entry type of BibLaTeX
7	Sequel-Ace/Sequel-Ace	placeholder-missing	error	Resources/Localization/es.lproj/Localizable.strings:2837	useful	the name of the index is not shown
7	translate/pootle	encoding	warning	pootle/translations/terminology/nl/gnome/nl.po:14	useful	the declared encoding is wrong
7	translate/pootle	much-longer	info	pootle/translations/terminology/lg/essential.po:162	pedantic	an explanation instead of a term
7	texstudio-org/texstudio	units	warning	translation/texstudio_si.ts:8825	false	the unit stands before its number in Sinhala
7	texstudio-org/texstudio	brackets	warning	translation/texstudio_ar.ts:12128	useful	the filter of the file dialog is broken
7	rocksdanister/lively	much-longer	info	src/Lively/Lively.UI.WinUI/Strings/zh-CN/Resources.resw:710	pedantic	the translator explains more
7	sienori/Tab-Session-Manager	much-shorter	info	src/_locales/el/messages.json:441	useful	the second sentence is missing
7	Sequel-Ace/Sequel-Ace	placeholder-extra	warning	Resources/Localization/de.lproj/Localizable.strings:1051	useful	nothing fills the placeholder here
7	LoopKit/Loop	double-space	warning	Loop/he.lproj/Localizable.strings:576	useful	two spaces
7	rocksdanister/lively	invisible-character	warning	src/Lively/Lively.UI.WinUI/Strings/af-ZA/Resources.resw:240	useful	an invisible space
7	brave/brave-ios	missing-key	warning	App/iOS/Supporting Files/ko-KR.lproj/InfoPlist.strings:17	useful	the key is missing
7	translate/pootle	tripled-letter	info	pootle/translations/terminology/lg/GM_lg_20090916.po:7238	useful	a typo
7	Sequel-Ace/Sequel-Ace	double-space	warning	Resources/Localization/de.lproj/Localizable.strings:1102	useful	two spaces
7	Sequel-Ace/Sequel-Ace	extra-key	warning	Resources/Localization/de.lproj/Localizable.strings:3614	useful	a stale key
7	texstudio-org/texstudio	numbers	info	translation/texstudio_cs.ts:186	pedantic	the year of the beginning is left out
7	translate/pootle	plural-formula	warning	pootle/locale/cgg/pootle.po:19	pedantic	a language whose file has one form throughout
7	LoopKit/Loop	placeholder-missing	warning	Loop/pl.lproj/Localizable.strings:894	useful	a key was translated instead of its text
7	texstudio-org/texstudio	command-options	warning	translation/texstudio_si.ts:2596	useful	an option of a command was translated
7	translate/pootle	punctuation-spacing	warning	pootle/translations/terminology/hi/gnome/hi.po:1721	useful	no space after the comma
7	texstudio-org/texstudio	needs-review	info	translation/qt_ja.ts:8329	useful	marked unfinished
7	primefaces/primefaces	placeholder-missing	error	primefaces/src/main/resources/org/primefaces/Messages_fr.properties:15	pedantic	rephrased without the names
7	Sequel-Ace/Sequel-Ace	brackets	warning	Resources/Localization/ja.lproj/Localizable.strings:2623	useful	brackets and a sign of the notation are torn apart
7	texstudio-org/texstudio	entities	warning	translation/texstudio_ug.ts:2861	useful	the reference is broken
7	translate/pootle	brackets	warning	pootle/locale/sq/pootle_js.po:778	useful	a stray bracket
7	translate/pootle	tag-attributes	warning	pootle/locale/ach/pootle.po:707	useful	the address of the link is lost
7	primefaces/primefaces	trailing-whitespace	warning	primefaces/src/main/resources/org/primefaces/Messages_hi.properties:21	useful	a stray space
7	texstudio-org/texstudio	tag-attributes	warning	translation/texstudio_it.ts:13981	useful	the name of the attribute was translated
7	texstudio-org/texstudio	double-space	warning	translation/texstudio_ug.ts:10281	useful	two spaces
7	rocksdanister/lively	file-paths	warning	src/Lively/Lively/Properties/Resources.id.resx:265	pedantic	rewritten, does without the program
7	translate/pootle	po-header	warning	pytest_pootle/data/po/1234.po:1	pedantic	test data
7	brave/brave-ios	mixed-script	warning	Sources/BraveStrings/Resources/uk.lproj/BraveShared.strings:4001	useful	a Cyrillic letter in a Latin word
7	texstudio-org/texstudio	file-paths	warning	translation/texstudio_ug.ts:13027	pedantic	names the program in another way
7	translate/pootle	needs-review	info	pootle/locale/eu/pootle.po:173	useful	marked fuzzy
7	translate/pootle	end-punctuation	info	pootle/locale/sq/pootle_js.po:380	useful	two full stops
7	rocksdanister/lively	same-as-source	warning	src/Lively/Lively/Properties/Resources.lt.resx:163	useful	left in English
7	translate/pootle	mixed-script	warning	pootle/locale/kab/pootle.po:1244	pedantic	the Greek letter is common in Kabyle
7	rocksdanister/lively	trailing-whitespace	warning	src/Lively/Lively/Properties/Resources.it.resx:574	useful	a stray space
7	LoopKit/Loop	extra-key	warning	LoopUI/vi.lproj/Localizable.strings:29	useful	a stale key
7	translate/pootle	placeholder-missing	error	pootle/locale/zh_CN/pootle_js.po:788	false	they did not change places: the names were replaced by bare directives, which breaks
7	mihonapp/mihon	invisible-character	warning	i18n/src/commonMain/moko-resources/ar/strings.xml:839	useful	an invisible character
7	rocksdanister/lively	leading-whitespace	warning	src/Lively/Lively.UI.WinUI/Strings/hi-IN/Resources.resw:371	useful	a stray space
7	texstudio-org/texstudio	quotation-marks	info	translation/qt_cs.ts:5379	useful	opened with one mark, closed with another
7	sienori/Tab-Session-Manager	punctuation-spacing	warning	src/_locales/ar/messages.json:753	useful	no space after the comma
7	sienori/Tab-Session-Manager	missing-key	warning	src/manifest-ff.json:19	false	a manifest for Firefox, not a translation into Fula
7	translate/pootle	same-as-source	hint	pootle/translations/terminology/es/essential.po:274	false	Spanish borrows the word
7	texstudio-org/texstudio	punctuation-spacing	warning	translation/texstudio_de.ts:7724	useful	a space before the mark
7	Sequel-Ace/Sequel-Ace	trailing-whitespace	warning	Resources/Localization/de.lproj/Localizable.strings:200	useful	a stray space
7	rocksdanister/lively	urls	warning	src/Lively/Lively.UI.WinUI/Strings/uk-UA/Resources.resw:232	useful	the address is lost
7	Sequel-Ace/Sequel-Ace	same-as-source	warning	Resources/Localization/de.lproj/Localizable.strings:3971	useful	left in English
7	mihonapp/mihon	mixed-script	warning	i18n/src/commonMain/moko-resources/be/strings.xml:710	useful	a Latin letter in a Cyrillic word
7	translate/pootle	syntax	warning	pootle/locale/tr/pootle_js.po:861	useful	a form that the header does not have
7	texstudio-org/texstudio	leading-whitespace	warning	translation/texstudio_ar.ts:5152	useful	the indentation is lost
7	Sequel-Ace/Sequel-Ace	missing-key	warning	Resources/Localization/pt.lproj/Localizable.strings:4060	useful	the key is missing
7	rocksdanister/lively	much-shorter	info	src/Lively/Lively/Properties/Resources.pt.resx:259	useful	says something else
7	translate/pootle	numbers	warning	pootle/locale/kab/pootle.po:2678	useful	another number
7	sienori/Tab-Session-Manager	extra-key	warning	src/manifest-ff.json:9	false	a manifest for Firefox, not a translation into Fula
7	texstudio-org/texstudio	tag-extra	warning	translation/texstudio_pt.ts:10211	false	a text in angle brackets, not a tag
7	Sequel-Ace/Sequel-Ace	leading-whitespace	warning	Resources/Localization/de.lproj/Localizable.strings:147	useful	a stray space
7	rocksdanister/lively	double-space	warning	src/Lively/Lively/Properties/Resources.ro.resx:240	useful	two spaces
7	translate/pootle	garbled-text	warning	pootle/translations/terminology/nl/gnome/nl.po:545	useful	wrong encoding
7	LoopKit/Loop	same-as-source	info	Common/he.lproj/Localizable.strings:5	useful	left in English
8	code-charity/youtube	extra-key	warning	_locales/el/messages.json:545	useful	code reads the lower-case key, so this translation is never shown
8	django-oscar/django-oscar	double-space	warning	src/oscar/locale/sr/LC_MESSAGES/django.po:5124	pedantic	true, but the help text is shown in HTML, which collapses the spaces
8	diaspora/diaspora	quotation-marks	info	config/locales/diaspora/pt-PT.yml:832	useful	stray quotation mark after a word
8	Fallenbagel/jellyseerr	tripled-letter	info	src/i18n/locale/bg.json:1207	false	deliberately stretched interjection, normal Bulgarian style
8	code-charity/youtube	double-space	warning	_locales/ar/messages.json:849	pedantic	true, but the extension menu is HTML, which collapses the spaces
8	diaspora/diaspora	missing-plural-form	warning	config/locales/javascript/javascript.es.yml:27	pedantic	timeago calls this key only for counts of two and more
8	nextcloud/talk-ios	double-space	warning	NextcloudTalk/ar.lproj/Localizable.strings:89	useful	stray double space, visible in the native app
8	Fallenbagel/jellyseerr	missing-plural-form	warning	src/i18n/locale/uk.json:123	useful	counts of two to four show a wrong noun form
8	django-oscar/django-oscar	tag-missing	error	src/oscar/locale/cs_CZ/LC_MESSAGES/django.po:6307	useful	closing tag lacks its bracket, so the bold runs on in the page
8	django-oscar/django-oscar	tag-order	error	src/oscar/locale/fa/LC_MESSAGES/django.po:5561	useful	div closed before it opens and left open; breaks the basket page
8	django-oscar/django-oscar	punctuation-spacing	warning	src/oscar/locale/vi/LC_MESSAGES/django.po:1141	useful	space before the full stop
8	code-charity/youtube	much-shorter	info	_locales/id/messages.json:276	useful	one word left of a label whose explanation users need
8	Fallenbagel/jellyseerr	icu-syntax	error	src/i18n/locale/es_MX.json:778	useful	doubled brace; the message cannot be parsed and the variable is misnamed
8	diaspora/diaspora	same-as-source	warning	config/locales/diaspora/mk.yml:210	useful	left in English
8	nextcloud/talk-ios	missing-plural-form	warning	NextcloudTalk/be.lproj/Localizable.stringsdict:729	pedantic	true, but the whole entry is still English; the forms come with the translation
8	mozilla/pdf.js	punctuation-spacing	warning	l10n/cak/viewer.ftl:224	useful	space before the full stop, nowhere else in the file
8	django-oscar/django-oscar	much-shorter	info	src/oscar/locale/zh_TW/LC_MESSAGES/django.po:1097	useful	help text reduced to the label; for what it recommends is lost
8	diaspora/diaspora	much-longer	info	config/locales/diaspora/fil.yml:202	useful	dumped hash of plural forms instead of a sentence
8	Fallenbagel/jellyseerr	tag-extra	warning	src/i18n/locale/it.json:762	useful	tag name was translated, so the link is lost
8	mozilla/pdf.js	brackets	warning	l10n/ta/viewer.ftl:24	useful	brackets are scattered around the page numbers
8	Whisky-App/Whisky	trailing-whitespace	warning	Whisky/Localizable.xcstrings:3482	useful	colon and space were added to a form label
8	Fallenbagel/jellyseerr	quotation-marks	info	src/i18n/locale/ar.json:445	useful	stray quotation mark
8	django-oscar/django-oscar	trailing-whitespace	warning	src/oscar/locale/vi/LC_MESSAGES/django.po:2506	pedantic	true, but the trailing space has no effect in HTML
8	mozilla/pdf.js	end-punctuation	info	l10n/trs/viewer.ftl:98	useful	colon missing where all sibling labels have one
8	diaspora/diaspora	markdown-links	warning	config/locales/diaspora/ar.yml:675	useful	invisible marks inside the link target break the link in the mail
8	nextcloud/talk-ios	quotation-marks	info	NextcloudTalk/uk.lproj/Localizable.strings:2163	useful	closing quotation mark is missing
8	django-oscar/django-oscar	syntax	warning	src/oscar/locale/en/LC_MESSAGES/django.po:1785	pedantic	true, but all translations of the English catalogue are empty
8	diaspora/diaspora	markdown-marks	warning	config/locales/diaspora/nl.yml:800	useful	space between the parts of the link, so it is not a link
8	nextcloud/talk-ios	placeholder-extra	error	NextcloudTalk/da.lproj/Localizable.stringsdict:112	useful	format is not the number; the count is not shown and an argument is misread
8	diaspora/diaspora	leading-whitespace	warning	config/locales/diaspora/ru.yml:974	useful	Stray space at the start in three plural forms
8	code-charity/youtube	leading-whitespace	warning	_locales/ar/messages.json:441	useful	Stray space before the first word
8	diaspora/diaspora	numbers	warning	config/locales/diaspora/scn.yml:225	useful	Text promises another number of tags than the form takes
8	nextcloud/talk-ios	punctuation-spacing	info	NextcloudTalk/ja.lproj/Localizable.strings:458	useful	Space after the full-width stop; safe to remove
8	django-oscar/django-oscar	untranslated	warning	src/oscar/locale/nb_NO/LC_MESSAGES/django.po:7684	useful	Empty translation of a dashboard label
8	Fallenbagel/jellyseerr	space-around-tag	info	src/i18n/locale/nb_NO.json:916	useful	Word runs into the link without a space
8	diaspora/diaspora	trailing-whitespace	warning	config/locales/diaspora/gl.yml:104	useful	Stray space at the end; the other plural forms have none
8	Whisky-App/Whisky	same-as-source	hint	Whisky/Localizable.xcstrings:16004	useful	English button text; nearly all other languages translate it
8	django-oscar/django-oscar	space-around-tag	info	src/oscar/locale/pt_PT/LC_MESSAGES/django.po:8521	useful	Number runs into the word after the tag
8	diaspora/diaspora	placeholder-missing	error	config/locales/diaspora/tr.yml:170	useful	Link to the FAQ is lost; true though nothing crashes
8	nextcloud/talk-ios	entities	info	NextcloudTalk/uk.lproj/Localizable.strings:137	useful	Entity shows as typed in a plain text; the other languages have the sign
8	diaspora/diaspora	much-shorter	info	config/locales/devise/devise.en_1337.yml:52	pedantic	True, second sentence left out, but it is a joke locale
8	Fallenbagel/jellyseerr	mixed-script	warning	src/i18n/locale/el.json:83	useful	First letter is Latin in a Greek word
8	django-oscar/django-oscar	blank-target	error	src/oscar/locale/zh_TW/LC_MESSAGES/django.po:1227	useful	Label is a lone space; the type name is shown empty
8	nextcloud/talk-ios	same-as-source	warning	NextcloudTalk/be.lproj/Localizable.strings:1749	useful	English text in the Belarusian file, of which half is so
8	Fallenbagel/jellyseerr	punctuation-spacing	warning	src/i18n/locale/pt_PT.json:409	useful	Space before the full stop
8	mozilla/pdf.js	missing-key	warning	l10n/ast/viewer.ftl:172	useful	Key is absent; users get English
8	Fallenbagel/jellyseerr	extra-key	warning	src/i18n/locale/zh_Hans.json:752	useful	Dead key of a former button text; code and source have it no longer
8	code-charity/youtube	mixed-script	warning	_locales/el/messages.json:735	useful	First letter is Latin in a Greek word
8	diaspora/diaspora	tag-extra	warning	config/locales/diaspora/nl.yml:959	useful	Other tag than the source, with a second stray closing tag and no line break
8	Fallenbagel/jellyseerr	placeholder-extra	warning	src/i18n/locale/ru.json:1296	useful	Value is not given by the code; users see the raw text or an error
8	mozilla/pdf.js	double-space	warning	l10n/hye/viewer.ftl:238	useful	Two spaces between words
8	diaspora/diaspora	extra-key	warning	config/locales/diaspora/es-VE.yml:451	useful	Dead key in one locale only; code and source do not use it
8	Fallenbagel/jellyseerr	end-punctuation	info	src/i18n/locale/zh_Hant.json:885	pedantic	True, but the sentence was recast as a request and is right so
8	django-oscar/django-oscar	mixed-script	warning	src/oscar/locale/uk/LC_MESSAGES/django.po:1057	useful	First letter is Latin in a Cyrillic word
8	django-oscar/django-oscar	placeholder-missing	error	src/oscar/locale/id/LC_MESSAGES/django.po:4217	useful	Placeholder lost its type letter; the next word is read as the type
8	diaspora/diaspora	tripled-letter	info	config/locales/diaspora/nl.yml:899	false	Interjection lengthened on purpose; a common spelling
8	Fallenbagel/jellyseerr	placeholder-missing	warning	src/i18n/locale/zh_Hant.json:924	useful	Product name is fixed where the server name varies; sister key has it
8	code-charity/youtube	same-as-source	warning	_locales/nb_NO/messages.json:651	useful	English option text in Norwegian
8	Fallenbagel/jellyseerr	same-as-source	hint	src/i18n/locale/uk.json:516	useful	English label; all other languages translate it
8	code-charity/youtube	duplicate-id	info	_locales/ja/messages.json:1616	useful	Same key twice with the same text; one can go
8	File-New-Project/EarTrumpet	placeholder-extra	warning	EarTrumpet/Properties/Resources.ru-RU.resx:426	useful	Text of another key; the menu shows the raw variable
8	diaspora/diaspora	double-space	warning	config/locales/diaspora/sk.yml:625	useful	Two spaces between sentences; the source has one
8	code-charity/youtube	punctuation-spacing	warning	_locales/pt_PT/messages.json:294	useful	Space before the comma in a list
8	diaspora/diaspora	missing-key	warning	config/locales/devise/devise.bs.yml:55	useful	Key is absent; users get the English message
8	mozilla/pdf.js	same-as-source	hint	l10n/bn/viewer.ftl:122	useful	English label in a translated Bengali dialog
8	django-oscar/django-oscar	repeated-word	warning	src/oscar/locale/es/LC_MESSAGES/django.po:1495	useful	Article stands twice
8	diaspora/diaspora	invisible-character	warning	config/locales/diaspora/vi.yml:187	useful	Backspace character inside the sentence
8	nextcloud/talk-ios	invisible-character	warning	NextcloudTalk/ga.lproj/Localizable.strings:2812	useful	Invisible characters before the pronoun
8	django-oscar/django-oscar	tag-extra	warning	src/oscar/locale/zh-Hans/LC_MESSAGES/django.po:6658	useful	half of a tag left over
8	code-charity/youtube	end-punctuation	info	_locales/vi/messages.json:345	useful	question mark and brackets are lost
8	diaspora/diaspora	space-around-tag	info	config/locales/diaspora/pt-BR.yml:638	useful	the space after the link is lost
8	django-oscar/django-oscar	quotation-marks	info	src/oscar/locale/es/LC_MESSAGES/django.po:905	useful	opened with one mark, closed with another
8	nextcloud/talk-ios	end-punctuation	info	NextcloudTalk/sw.lproj/Localizable.strings:575	useful	a question without its mark
8	Fallenbagel/jellyseerr	tag-missing	warning	src/i18n/locale/zh_Hant.json:697	pedantic	rephrased without the emphasis
8	Fallenbagel/jellyseerr	brackets	warning	src/i18n/locale/uk.json:311	useful	the braces of the plural close too early
8	django-oscar/django-oscar	invisible-character	warning	src/oscar/locale/da/LC_MESSAGES/django.po:3985	useful	an invisible space
8	Fallenbagel/jellyseerr	missing-key	warning	src/i18n/locale/hr.json:854	useful	the key is missing
8	diaspora/diaspora	mixed-script	warning	config/locales/javascript/javascript.uk.yml:252	useful	a Latin letter in a Cyrillic word
8	nextcloud/talk-ios	placeholder-missing	error	NextcloudTalk/uk.lproj/Localizable.strings:2719	useful	the letters of the directive are lost
8	code-charity/youtube	trailing-whitespace	warning	_locales/nb/messages.json:675	useful	a stray space
8	mozilla/pdf.js	tag-missing	warning	l10n/ar/viewer.ftl:249	false	the form for zero needs no number
8	diaspora/diaspora	urls	warning	config/locales/diaspora/uk.yml:420	pedantic	an address of an example, translated on purpose
8	diaspora/diaspora	brackets	warning	config/locales/diaspora/eu.yml:238	useful	half of a pair of brackets
8	nextcloud/talk-ios	leading-whitespace	warning	NextcloudTalk/bg_BG.lproj/Localizable.strings:1641	useful	a stray space
8	mozilla/pdf.js	invisible-character	warning	l10n/ml/viewer.ftl:85	pedantic	two joiners at the end that nobody sees
8	File-New-Project/EarTrumpet	missing-key	warning	EarTrumpet/Properties/Resources.ar-SA.resx:640	useful	the key is missing
8	nextcloud/talk-ios	syntax	warning	NextcloudTalk/sv.lproj/Localizable.strings:422	useful	an escape that the format does not have
8	mozilla/pdf.js	mixed-script	warning	l10n/be/viewer.ftl:80	useful	a Latin letter in a Cyrillic word
8	django-oscar/django-oscar	tripled-letter	info	src/oscar/locale/ca/LC_MESSAGES/django.po:6562	useful	a typo
8	diaspora/diaspora	tag-missing	warning	config/locales/diaspora/de-CH.yml:571	pedantic	another tag for the same look
8	diaspora/diaspora	repeated-word	warning	config/locales/diaspora/nb.yml:501	useful	a word written twice
8	code-charity/youtube	missing-key	warning	_locales/es_419/messages.json:347	useful	the key is missing
8	Fallenbagel/jellyseerr	plural-number	info	src/i18n/locale/el.json:162	false	another argument says the number, as in the source
8	django-oscar/django-oscar	brackets	warning	src/oscar/locale/he/LC_MESSAGES/django.po:3853	useful	the brackets are mixed up
8	File-New-Project/EarTrumpet	same-as-source	warning	EarTrumpet/Properties/Resources.ja-JP.resx:522	useful	left in English
8	Whisky-App/Whisky	untranslated	warning	Whisky/Localizable.xcstrings:3334	useful	left in English
8	django-oscar/django-oscar	tag-attributes	warning	src/oscar/locale/nl/LC_MESSAGES/django.po:5984	useful	a quotation mark that breaks the attribute
8	diaspora/diaspora	untranslated	warning	config/locales/diaspora/az.yml:60	useful	not translated
8	django-oscar/django-oscar	end-punctuation	info	src/oscar/locale/ja/LC_MESSAGES/django.po:7093	pedantic	a request instead of a question
8	nextcloud/talk-ios	lone-sign	error	NextcloudTalk/pt-PT.lproj/Localizable.stringsdict:32	useful	the letter of the directive is lost
8	diaspora/diaspora	punctuation-spacing	warning	config/locales/diaspora/te.yml:283	useful	a space before the comma
8	django-oscar/django-oscar	same-as-source	warning	src/oscar/locale/ar/LC_MESSAGES/django.po:7831	useful	left in English
8	django-oscar/django-oscar	leading-whitespace	warning	src/oscar/locale/es/LC_MESSAGES/django.po:5582	pedantic	white space of a template that no page shows
8	diaspora/diaspora	placeholder-extra	error	config/locales/diaspora/mk.yml:262	useful	no code passes such an argument
8	django-oscar/django-oscar	numbers	warning	src/oscar/locale/ru_RU/LC_MESSAGES/django.po:4962	useful	another number than in the source
8	code-charity/youtube	brackets	warning	_locales/pt/messages.json:510	false	an emoticon
8	Fallenbagel/jellyseerr	icu-arguments	error	src/i18n/locale/zh_Hans.json:748	false	the forms of the source differ in a noun alone, which Chinese does not inflect
8	Fallenbagel/jellyseerr	untranslated	warning	src/i18n/locale/hu.json:984	useful	not translated
8	diaspora/diaspora	end-punctuation	info	config/locales/diaspora/oc.yml:907	useful	a question without its mark
8	nextcloud/talk-ios	trailing-whitespace	warning	NextcloudTalk/pt-PT.lproj/Localizable.strings:2040	useful	a stray space
8	Whisky-App/Whisky	punctuation-spacing	warning	Whisky/Localizable.xcstrings:18458	useful	a space before the mark
8	code-charity/youtube	extra-key	warning	_locales/el/messages.json:923	useful	a stale key
8	django-oscar/django-oscar	double-space	warning	src/oscar/locale/pl/LC_MESSAGES/django.po:4447	useful	two spaces
8	diaspora/diaspora	quotation-marks	info	config/locales/diaspora/sq.yml:587	useful	opened and never closed
8	Fallenbagel/jellyseerr	tripled-letter	info	src/i18n/locale/tr.json:1284	useful	a typo
8	code-charity/youtube	double-space	warning	_locales/hi/messages.json:294	useful	two spaces
8	diaspora/diaspora	missing-plural-form	warning	config/locales/javascript/javascript.fil.yml:15	useful	the form is missing
8	nextcloud/talk-ios	double-space	warning	NextcloudTalk/pl.lproj/Localizable.strings:65	useful	two spaces
8	Fallenbagel/jellyseerr	missing-plural-form	warning	src/i18n/locale/ar.json:281	useful	four forms are missing
8	django-oscar/django-oscar	tag-missing	warning	src/oscar/locale/zh-Hans/LC_MESSAGES/django.po:6013	pedantic	rephrased without the emphasis
8	django-oscar/django-oscar	punctuation-spacing	warning	src/oscar/locale/vi/LC_MESSAGES/django.po:878	useful	a space before the full stop
8	code-charity/youtube	much-shorter	info	_locales/ja/messages.json:354	pedantic	the explanation in brackets is left out
8	Fallenbagel/jellyseerr	icu-syntax	error	src/i18n/locale/tr.json:553	useful	the plural does not parse
8	diaspora/diaspora	same-as-source	warning	config/locales/diaspora/ml.yml:705	useful	left in English
8	nextcloud/talk-ios	missing-plural-form	warning	NextcloudTalk/gd.lproj/Localizable.stringsdict:417	useful	the form is missing
8	mozilla/pdf.js	punctuation-spacing	warning	l10n/kab/viewer.ftl:409	useful	no space after the comma
8	django-oscar/django-oscar	much-shorter	info	src/oscar/locale/ka_GE/LC_MESSAGES/django.po:6305	useful	says something else
8	diaspora/diaspora	much-longer	info	config/locales/diaspora/ms.yml:291	useful	a dump of a data structure
8	Fallenbagel/jellyseerr	tag-extra	warning	src/i18n/locale/bg.json:237	useful	the name of the tag was taken apart
8	mozilla/pdf.js	brackets	warning	l10n/ta/viewer.ftl:24	useful	brackets mixed up
8	django-oscar/django-oscar	trailing-whitespace	warning	src/oscar/locale/sk/LC_MESSAGES/django.po:3337	useful	a stray space
8	mozilla/pdf.js	end-punctuation	info	l10n/kab/viewer.ftl:118	useful	the colon is lost
8	nextcloud/talk-ios	quotation-marks	info	NextcloudTalk/bg_BG.lproj/Localizable.strings:1034	useful	closed and never opened
8	diaspora/diaspora	markdown-marks	warning	config/locales/diaspora/es.yml:794	useful	the link is lost
8	nextcloud/talk-ios	placeholder-extra	error	NextcloudTalk/tr.lproj/Localizable.stringsdict:48	pedantic	the same argument as a shorter integer
9	bolt/core	declared-language	warning	translations/security.tr.xlf:2	useful	Turkish file declares English as target language; also in the sibling files
9	sharetribe/sharetribe	trailing-whitespace	warning	config/locales/sr.yml:296	useful	trailing space is what is left of the lost service name; text must change
9	sharetribe/sharetribe	placeholder-extra	warning	config/locales/el.yml:666	useful	code passes no such variable, so the lookup fails; deserves error severity
9	nightscout/cgm-remote-monitor	mixed-script	warning	translations/bg_BG.json:565	useful	Latin letter in a Cyrillic word, spoken by the voice assistant
9	nightscout/cgm-remote-monitor	leading-whitespace	warning	translations/he_IL.json:297	pedantic	stray space without effect in HTML; the broken argument is the real fault
9	bolt/core	tag-extra	warning	translations/messages.fr.xlf:943	false	source is an opaque identifier, not a text; the link is in most languages
9	nightscout/cgm-remote-monitor	invisible-character	warning	translations/uk_UA.json:363	useful	zero width space left by a translation machine
9	bolt/core	end-punctuation	info	translations/messages.de.xlf:173	useful	doubled full stop
9	sharetribe/sharetribe	leading-whitespace	warning	config/locales/tr-TR.yml:1852	pedantic	true, but the leading space has no effect in HTML
9	sharetribe/sharetribe	quotation-marks	info	config/locales/uk.yml:739	useful	opened with a double quote, closed with two single ones
9	nightscout/cgm-remote-monitor	brackets	warning	translations/da_DK.json:673	useful	bracket never closed, the sentence is broken
9	sharetribe/sharetribe	space-around-tag	info	config/locales/ka.yml:968	useful	space before the tag gives a space before the comma; the key itself is unused
9	sharetribe/sharetribe	entities	warning	config/locales/he-IL.yml:2275	useful	character reference without its semicolon
9	nightscout/cgm-remote-monitor	double-space	warning	translations/nl_NL.json:630	pedantic	true, but the string is only read aloud
9	bolt/core	duplicate-id	warning	translations/messages.fr.xlf:451	useful	two units share one id, which XLIFF 2 forbids; other languages have one
9	nightscout/cgm-remote-monitor	much-shorter	info	translations/bg_BG.json:363	useful	second half of the explanation is missing
9	sharetribe/sharetribe	end-punctuation	info	config/locales/devise.he-IL.yml:9	useful	sentence introduces the list of errors and lacks its colon
9	sharetribe/sharetribe	units	warning	config/locales/admin_old/fi.yml:1066	false	currency of an example adapted to the country, as in several other languages
9	nightscout/cgm-remote-monitor	same-as-source	warning	translations/ja_JP.json:506	useful	alert left in English
9	nightscout/cgm-remote-monitor	quotation-marks	info	translations/sk_SK.json:452	useful	quotation mark typed instead of the colon of a ratio
9	nightscout/cgm-remote-monitor	tag-missing	warning	translations/zh_TW.json:427	useful	emphasis of the wildcard and separator is lost; kept in all other languages
9	nightscout/cgm-remote-monitor	placeholder-missing	error	translations/ar_SA.json:680	useful	arguments became Arabic percentages, the inputs of the form are lost
9	bolt/core	same-as-source	warning	translations/messages.zh_CN.xlf:513	false	name of a language in itself; most languages of the project keep it
9	nomacs/nomacs	placeholder-extra	error	ImageLounge/translations/nomacs_sk.ts:2321	useful	second argument and a residue are shown to the user
9	sharetribe/sharetribe	file-paths	warning	config/locales/admin_old/he-IL.yml:412	useful	file name was split by a space
9	nomacs/nomacs	file-paths	warning	ImageLounge/translations/nomacs_pt.ts:6824	useful	space in the file filter, the dialog finds no file
9	bolt/core	trailing-whitespace	warning	translations/messages.de.xlf:163	pedantic	true, but the trailing space of a demo alert has no effect in HTML
9	nomacs/nomacs	end-punctuation	info	ImageLounge/translations/nomacs_ar.ts:5847	useful	colon missing before a field; other labels of the file have it
9	sharetribe/sharetribe	tag-order	error	config/locales/he-IL.yml:949	useful	tag closed before it opens and left open; breaks nothing: the key is unused
9	sharetribe/sharetribe	extra-key	warning	config/locales/admin_old/he-IL.yml:997	useful	dead entry: neither source nor code has the key
9	nightscout/cgm-remote-monitor	extra-key	warning	docs/plugins/alexa-templates/es-es.json:249	false	Speech synonyms of an Alexa model; each language adds its own freely
9	nightscout/cgm-remote-monitor	end-punctuation	info	translations/ru_RU.json:312	pedantic	True count; labels read well without the colon and nobody would change them
9	sharetribe/sharetribe	mixed-script	warning	config/locales/mn.yml:1008	useful	First letter is Latin in a Cyrillic word
9	nightscout/cgm-remote-monitor	punctuation-spacing	warning	translations/es_ES.json:452	false	Colon of a ratio between two nouns takes no space
9	nomacs/nomacs	double-space	warning	ImageLounge/translations/nomacs_tr.ts:5983	useful	Line break of the source was replaced by two spaces
9	sharetribe/sharetribe	missing-key	warning	config/locales/zh-TW.yml:447	useful	No translation; key stands there empty three lines below the marked place
9	nomacs/nomacs	quotation-marks	info	ImageLounge/translations/nomacs_pt_BR.ts:4992	useful	A mark was garbled to a placeholder form, so the count is odd
9	nomacs/nomacs	same-as-source	info	ImageLounge/translations/nomacs_zh_TW.ts:6349	useful	Button text left in English in a Traditional Chinese file
9	nomacs/nomacs	leading-whitespace	warning	ImageLounge/translations/nomacs_ru.ts:3336	useful	Unit suffix needs the space between number and unit
9	sharetribe/sharetribe	punctuation-spacing	warning	config/locales/ar.yml:561	useful	Latin comma with a space before it in Arabic
9	sharetribe/sharetribe	blank-target	error	config/locales/az-AZ.yml:1915	useful	Hint is a lone space, so no hint and no fallback is shown
9	nightscout/cgm-remote-monitor	document-structure	warning	docs/plugins/alexa-templates/es-es.json:45	false	Sample utterances of an Alexa model; their number is free in each language
9	sharetribe/sharetribe	missing-plural-form	warning	config/locales/tr-TR.yml:2271	false	File has only the form other in all 20 sets, and the library falls back to it
9	sharetribe/sharetribe	double-space	warning	config/locales/admin_old/es.yml:141	useful	Two spaces between sentences, once in the file
9	nomacs/nomacs	numbers	warning	ImageLounge/translations/nomacs_el.ts:1330	useful	Wrong number of stars; the next label has the same one
9	nomacs/nomacs	needs-review	info	ImageLounge/translations/nomacs_ko.ts:4687	useful	One of two texts left unfinished with a full translation; wants approval
9	nomacs/nomacs	untranslated	warning	ImageLounge/translations/nomacs_sk.ts:5695	useful	Empty translation of a tooltip
9	nomacs/nomacs	brackets	warning	ImageLounge/translations/nomacs_pt_BR.ts:4992	useful	Bracket is what is left of a garbled entity
9	sharetribe/sharetribe	tag-extra	warning	config/locales/admin_old/lt.yml:126	useful	Address is written out where the source has the link variable
9	bolt/core	punctuation-spacing	info	translations/validators.zh_CN.xlf:350	useful	Space after the full-width comma
9	bolt/core	placeholder-missing	error	translations/validators.uk.xlf:403	useful	Misspelt variable is never replaced in the message
9	nomacs/nomacs	punctuation-spacing	warning	ImageLounge/translations/nomacs_ar.ts:5893	useful	Space before the colon; most of the file has none
9	nomacs/nomacs	placeholder-missing	error	ImageLounge/translations/nomacs_sv.ts:3685	useful	File name is lost from the window title; true though nothing crashes
9	nightscout/cgm-remote-monitor	trailing-whitespace	warning	translations/he_IL.json:389	pedantic	True, but a third of the file ends so and HTML swallows it
9	nightscout/cgm-remote-monitor	numbers	warning	translations/fi_FI.json:192	false	Same duration given in hours; the number is right
9	sharetribe/sharetribe	tag-missing	warning	config/locales/vi.yml:475	pedantic	True, emphasis is lost, but the sentence reads the same
9	nomacs/nomacs	invisible-character	warning	ImageLounge/translations/nomacs_ru.ts:6605	useful	Byte order mark at the start of the message
9	sharetribe/sharetribe	tripled-letter	info	config/locales/ro.yml:1940	false	an interjection, stretched on purpose
9	nightscout/cgm-remote-monitor	duplicate-id	info	translations/en/en.json:702	pedantic	both values are the same
9	sharetribe/sharetribe	invisible-character	warning	config/locales/da-DK.yml:1218	useful	a byte order mark within the text
9	sharetribe/sharetribe	much-longer	info	config/locales/hu.yml:690	useful	says three sentences that the source does not have
9	nightscout/cgm-remote-monitor	placeholder-extra	warning	translations/hu_HU.json:81	false	a percent sign with a Hungarian suffix is no placeholder
9	nomacs/nomacs	accelerators	info	ImageLounge/translations/nomacs_bs.ts:652	useful	a percent sign instead of the accelerator
9	sharetribe/sharetribe	repeated-word	warning	config/locales/admin_old/pt-BR.yml:147	useful	a word written twice
9	sharetribe/sharetribe	same-as-source	warning	config/locales/admin_old/bg.yml:387	useful	left in English
9	sharetribe/sharetribe	brackets	warning	config/locales/az-AZ.yml:2195	useful	a brace too many is shown
9	bolt/core	mixed-script	warning	translations/messages.el.xlf:729	useful	a Latin letter in a Greek word
9	sharetribe/sharetribe	placeholder-missing	error	config/locales/vi.yml:1319	pedantic	rephrased without the name
9	bolt/core	double-space	warning	translations/messages.es.xlf:1138	pedantic	a page shows one space
9	sharetribe/sharetribe	untranslated	warning	config/locales/pt-BR.yml:2532	useful	not translated
9	sharetribe/sharetribe	much-shorter	info	config/locales/admin_old/tr-TR.yml:92	useful	half of the text is missing
9	nomacs/nomacs	mixed-script	warning	ImageLounge/translations/nomacs_bg.ts:6330	useful	a Latin letter in a Cyrillic word
9	bolt/core	placeholder-extra	warning	translations/validators.es.xlf:655	false	the source element holds a key, no text
9	nomacs/nomacs	trailing-whitespace	warning	ImageLounge/translations/nomacs_ar.ts:378	useful	a stray space
9	nomacs/nomacs	orphan-translation	warning	ImageLounge/translations/nomacs_zh_CN.ts:7197	pedantic	a translation of nothing, which nobody sees
9	sharetribe/sharetribe	garbled-text	warning	config/locales/onboarding/nl.yml:21	useful	wrong encoding
9	bolt/core	declared-language	warning	translations/messages.tr.xlf:2	useful	the file declares the wrong language
9	sharetribe/sharetribe	trailing-whitespace	warning	config/locales/admin_old/pl.yml:47	useful	a stray space
9	sharetribe/sharetribe	placeholder-extra	warning	config/locales/fi.yml:1169	useful	no code passes such an argument
9	nightscout/cgm-remote-monitor	mixed-script	warning	translations/bg_BG.json:70	useful	a Latin letter in a Cyrillic word
9	nightscout/cgm-remote-monitor	leading-whitespace	warning	translations/cs_CZ.json:541	useful	a stray space
9	bolt/core	tag-extra	warning	translations/messages.hu.xlf:582	false	the source element holds a key, no text
9	nightscout/cgm-remote-monitor	invisible-character	warning	translations/ar_SA.json:83	useful	a control that turns the text
9	bolt/core	end-punctuation	info	translations/validators.tr.xlf:43	useful	two full stops
9	sharetribe/sharetribe	leading-whitespace	warning	config/locales/admin_old/tr-TR.yml:671	useful	a stray space
9	sharetribe/sharetribe	quotation-marks	info	config/locales/es.yml:1580	useful	opened with one mark, closed with another
9	nightscout/cgm-remote-monitor	brackets	warning	translations/es_ES.json:673	useful	never closed
9	sharetribe/sharetribe	space-around-tag	info	config/locales/es-CL.yml:907	useful	a space before the comma
9	sharetribe/sharetribe	entities	warning	config/locales/el.yml:2630	useful	the page shows the broken reference
9	nightscout/cgm-remote-monitor	double-space	warning	translations/de_DE.json:486	useful	two spaces
9	nightscout/cgm-remote-monitor	much-shorter	info	translations/uk_UA.json:675	useful	the second sentence is missing
9	sharetribe/sharetribe	end-punctuation	info	config/locales/es-CL.yml:503	useful	the colon is lost
9	sharetribe/sharetribe	units	warning	config/locales/admin_old/fr.yml:1066	pedantic	an example in the currency of the readers
9	nightscout/cgm-remote-monitor	same-as-source	hint	translations/ko_KR.json:682	useful	left in English
9	nightscout/cgm-remote-monitor	tag-missing	warning	translations/ko_KR.json:427	useful	one of two is lost, and what it shows
9	nightscout/cgm-remote-monitor	placeholder-missing	error	translations/he_IL.json:297	useful	a space breaks the placeholder
9	bolt/core	same-as-source	hint	translations/messages.de.xlf:3142	false	German borrows the word
9	nomacs/nomacs	placeholder-extra	error	ImageLounge/translations/nomacs_ar.ts:6747	useful	nothing fills the placeholder
9	sharetribe/sharetribe	file-paths	warning	config/locales/admin_old/he-IL.yml:410	useful	a space in the name of the file
9	nomacs/nomacs	file-paths	warning	ImageLounge/translations/nomacs_pt.ts:6045	useful	the filter shows no file
9	bolt/core	trailing-whitespace	warning	translations/validators.zh_CN.xlf:122	useful	a stray space
9	nomacs/nomacs	end-punctuation	info	ImageLounge/translations/nomacs_de.ts:5809	useful	the colon is lost
9	sharetribe/sharetribe	tag-order	error	config/locales/he-IL.yml:973	useful	closes before it opens
9	sharetribe/sharetribe	extra-key	warning	config/locales/admin_old/de.yml:993	useful	a stale key
9	nightscout/cgm-remote-monitor	extra-key	warning	docs/plugins/alexa-templates/es-es.json:186	false	lists of synonyms of another length
9	nightscout/cgm-remote-monitor	end-punctuation	info	translations/sv_SE.json:298	useful	a question without its mark
10	UniversalMediaServer/UniversalMediaServer	much-longer	info	src/main/resources/i18n/messages_ru.properties:417	pedantic	the translation explains more
10	mastodon/mastodon-ios	trailing-whitespace	warning	Localization/StringsConvertor/input/pt.lproj/app.json:112	useful	a stray space
10	redmine/redmine	tag-extra	warning	config/locales/bg.yml:425	false	names a tag of the editor as a word and shows it escaped
10	redmine/redmine	invisible-character	warning	config/locales/it.yml:1425	useful	an invisible character
10	mastodon/mastodon-ios	same-as-source	hint	MastodonIntent/pt-BR.lproj/Intents.strings:11	useful	left in English
10	deltachat/deltachat-android	urls	warning	src/main/res/values-it/strings.xml:915	useful	the address is lost or wrong
10	deltachat/deltachat-android	untranslated	warning	src/main/assets/help/sq/help.html:17	useful	not translated
10	zotero/zotero	icu-syntax	error	chrome/locale/en-US/zotero/zotero.json:2295	false	references of Fluent in a JSON file, no ICU message
10	UniversalMediaServer/UniversalMediaServer	tag-order	error	src/main/resources/i18n/messages_pt.properties:781	useful	the tags are mixed up
10	redmine/redmine	tripled-letter	info	config/locales/ca.yml:1224	useful	a typing error
10	redmine/redmine	pure-punctuation	warning	config/locales/hr.yml:145	false	a setting that each language has of its own
10	redmine/redmine	mixed-script	warning	config/locales/bg.yml:881	useful	a letter of another script
10	mastodon/mastodon-ios	do-not-translate	warning	Localization/StringsConvertor/input/pl.lproj/Localizable.stringsdict:123	useful	translated in spite of the note
10	deltachat/deltachat-android	numbers	warning	src/main/res/values-et/strings.xml:942	useful	the number is wrong
10	zotero/zotero	brackets	warning	chrome/locale/de/zotero/zotero.properties:892	useful	a bracket without its partner
10	zotero/zotero	pure-punctuation	info	chrome/locale/ca-AD/zotero/mozilla/browserSets.ftl:80	false	a key of the keyboards of the country
10	mastodon/mastodon-ios	invisible-character	warning	MastodonSDK/Sources/MastodonLocalization/Resources/ckb.lproj/Localizable.strings:250	pedantic	a joiner that nobody sees
10	zotero/zotero	units	warning	chrome/locale/el-GR/zotero/zotero.properties:248	useful	the unit is wrong
10	bloxstraplabs/bloxstrap	numbers	warning	Bloxstrap/Resources/Strings.hi.resx:733	useful	the number is wrong
10	jmshrv/finamp	brackets	warning	lib/l10n/app_nb.arb:457	useful	a bracket without its partner
10	zotero/zotero	trailing-whitespace	warning	chrome/locale/fi-FI/zotero/connector.json:222	pedantic	true, but the text is shown as HTML
10	jmshrv/finamp	punctuation-spacing	info	lib/l10n/app_zh.arb:358	useful	the space at the mark is wrong
10	mastodon/mastodon-ios	punctuation-spacing	info	Localization/StringsConvertor/input/zh-Hans.lproj/app.json:923	useful	the space at the mark is wrong
10	downthemall/downthemall	end-punctuation	info	_locales/pl/messages.json:739	useful	the mark at the end differs
10	redmine/redmine	missing-plural-form	warning	config/locales/ar.yml:575	false	the program has no plural rules and never asks for this form
10	zotero/zotero	much-shorter	info	chrome/locale/gl-ES/zotero/zotero.properties:1077	useful	a part of the text is missing
10	UniversalMediaServer/UniversalMediaServer	much-shorter	info	src/main/resources/i18n/messages_sl.properties:198	useful	a part of the text is missing
10	bloxstraplabs/bloxstrap	quotation-marks	info	Bloxstrap/Resources/Strings.bs.resx:525	useful	a mark without its partner
10	UniversalMediaServer/UniversalMediaServer	numbers	warning	src/main/resources/i18n/messages_fi.properties:170	useful	the number is wrong
10	bloxstraplabs/bloxstrap	placeholder-missing	error	Bloxstrap/Resources/Strings.uk.resx:542	useful	the placeholder is lost
10	zotero/zotero	invisible-character	warning	chrome/locale/fa/zotero/zotero.properties:820	pedantic	a joiner that nobody sees
10	bloxstraplabs/bloxstrap	extra-key	warning	Bloxstrap/Resources/Strings.it.resx:356	useful	a stale key
10	redmine/redmine	tag-missing	warning	config/locales/ja.yml:1414	pedantic	rephrased without the emphasized question
10	zotero/zotero	missing-plural-form	warning	chrome/locale/pl-PL/zotero/zotero.ftl:283	pedantic	true, but the whole entry is still English
10	zotero/zotero	placeholder-extra	error	chrome/locale/zh-CN/zotero/zotero.properties:1055	useful	nothing fills the placeholder
10	sulu/sulu	missing-key	warning	src/Sulu/Bundle/AdminBundle/Resources/translations/admin.de.json:84	useful	the key is missing
10	zotero/zotero	quotation-marks	info	chrome/locale/fr-FR/zotero/zotero.properties:388	useful	a mark without its partner
10	UniversalMediaServer/UniversalMediaServer	double-space	warning	src/main/resources/i18n/messages_ru.properties:516	pedantic	true, but the comment is set off on purpose
10	UniversalMediaServer/UniversalMediaServer	quotation-marks	info	src/main/resources/i18n/messages_it.properties:808	useful	a mark without its partner
10	mastodon/mastodon-ios	placeholder-extra	warning	MastodonSDK/Sources/MastodonLocalization/Resources/ku-TR.lproj/Localizable.strings:271	useful	nothing fills the placeholder
10	mastodon/mastodon-ios	end-punctuation	info	MastodonSDK/Sources/MastodonLocalization/Resources/ku-TR.lproj/Localizable.strings:251	useful	the mark at the end differs
10	deltachat/deltachat-android	units	warning	src/main/res/values-zh-rTW/strings.xml:945	useful	the unit is wrong
10	mastodon/mastodon-ios	extra-key	warning	MastodonSDK/Sources/MastodonLocalization/Resources/ku-TR.lproj/Localizable.strings:122	useful	a stale key
10	bloxstraplabs/bloxstrap	markdown-marks	warning	Bloxstrap/Resources/Strings.th.resx:1081	useful	a space breaks the link
10	zotero/zotero	repeated-word	warning	chrome/locale/fi-FI/zotero/zotero.properties:698	useful	a word written twice
10	UniversalMediaServer/UniversalMediaServer	leading-whitespace	warning	src/main/resources/i18n/messages_ru.properties:525	useful	a stray space
10	mastodon/mastodon-ios	quotation-marks	info	Localization/StringsConvertor/Intents/input/de.lproj/Intents.strings:27	useful	a mark without its partner
10	zotero/zotero	much-longer	info	chrome/locale/zh-CN/zotero/zotero.properties:1055	useful	says more than its source
10	zotero/zotero	mixed-script	warning	chrome/locale/bg-BG/zotero/zotero.properties:1103	useful	a letter of another script
10	redmine/redmine	extra-key	warning	config/locales/hu.yml:94	false	a key of Rails itself, which the program reads
10	zotero/zotero	lone-sign	error	chrome/locale/eu-ES/zotero/zotero.properties:735	false	what is left of a misspelled placeholder; doubling is wrong advice
10	downthemall/downthemall	brackets	warning	_locales/pt_PT/messages.json:159	useful	a bracket without its partner
10	deltachat/deltachat-android	syntax	warning	src/main/res/values-sq/strings.xml:720	pedantic	true, but the text is shown as it should be
10	UniversalMediaServer/UniversalMediaServer	untranslated	warning	src/main/resources/i18n/messages_et.properties:17	useful	not translated
10	redmine/redmine	quotation-marks	info	config/locales/hr.yml:167	useful	a mark without its partner
10	deltachat/deltachat-android	repeated-word	warning	src/main/assets/help/pt/help.html:455	useful	a word written twice
10	downthemall/downthemall	punctuation-spacing	warning	_locales/ko/messages.json:271	false	the mark is a part of the name of the feature
10	redmine/redmine	end-punctuation	info	config/locales/ko.yml:933	useful	the mark at the end differs
10	deltachat/deltachat-android	much-longer	info	src/main/res/values-gl/strings.xml:728	useful	says more than its source
10	deltachat/deltachat-android	tag-missing	warning	src/main/assets/help/de/help.html:473	false	the link is there; another one is missing
10	redmine/redmine	numbers	info	config/locales/cs.yml:156	false	a setting that each language has of its own
10	jmshrv/finamp	missing-key	warning	lib/l10n/app_da.arb:483	useful	the key is missing
10	redmine/redmine	escapes	warning	config/locales/he.yml:853	useful	the escape is shown
10	downthemall/downthemall	double-space	warning	_locales/es/messages.json:759	useful	two spaces
10	sulu/sulu	placeholder-extra	warning	src/Sulu/Bundle/MediaBundle/Resources/translations/admin.de.json:103	false	the code passes this value
10	bloxstraplabs/bloxstrap	invisible-character	warning	Bloxstrap/Resources/Strings.ar.resx:950	useful	an invisible character
10	jmshrv/finamp	double-space	warning	lib/l10n/app_ar.arb:262	useful	two spaces
10	UniversalMediaServer/UniversalMediaServer	invisible-character	warning	src/main/resources/i18n/messages_ca.properties:198	useful	an invisible character
10	redmine/redmine	untranslated	warning	config/locales/no.yml:29	false	left empty on purpose, where the clock has 24 hours
10	redmine/redmine	file-paths	warning	config/locales/es-PA.yml:978	useful	the path is changed
10	mastodon/mastodon-ios	urls	warning	MastodonSDK/Sources/MastodonLocalization/Resources/gd.lproj/Localizable.strings:624	false	a made-up account of an example
10	zotero/zotero	leading-whitespace	warning	chrome/locale/sr-RS/zotero/connector.json:150	pedantic	true, but the text is shown as HTML
10	zotero/zotero	numbers	warning	chrome/locale/ar/zotero/mozilla/updates.properties:64	useful	the number is wrong
10	UniversalMediaServer/UniversalMediaServer	trailing-whitespace	warning	src/main/resources/i18n/messages_fi.properties:927	pedantic	true, but nobody sees the space
10	bloxstraplabs/bloxstrap	trailing-whitespace	warning	Bloxstrap/Resources/Strings.hi.resx:944	useful	a stray space
10	downthemall/downthemall	same-as-source	warning	_locales/fr/messages.json:731	useful	left in English
10	deltachat/deltachat-android	mixed-script	warning	src/main/res/values-el/strings.xml:430	useful	a letter of another script
10	UniversalMediaServer/UniversalMediaServer	tripled-letter	info	src/main/resources/i18n/messages_nl.properties:147	useful	a typing error
10	UniversalMediaServer/UniversalMediaServer	tag-extra	warning	src/main/resources/i18n/messages_zh_Hans.properties:694	useful	the markup is escaped or new
10	redmine/redmine	double-space	warning	config/locales/ar.yml:782	useful	two spaces
10	zotero/zotero	space-around-tag	info	chrome/locale/es-ES/zotero/reader.ftl:218	useful	the space at the tag is wrong
10	deltachat/deltachat-android	same-as-source	hint	src/main/res/values-in/strings.xml:68	useful	left in English
10	deltachat/deltachat-android	placeholder-missing	error	src/main/res/values-ko/strings.xml:264	useful	the placeholder is lost
10	deltachat/deltachat-android	quotation-marks	info	src/main/res/values-pl/strings.xml:430	useful	a mark without its partner
10	deltachat/deltachat-android	tag-extra	info	src/main/assets/help/fr/help.html:299	pedantic	a picture that an older source had
10	UniversalMediaServer/UniversalMediaServer	tag-missing	warning	src/main/resources/i18n/messages_ru.properties:386	useful	a tag is lost
10	redmine/redmine	missing-key	warning	config/locales/sv.yml:146	useful	the key is missing
10	sulu/sulu	same-as-source	warning	src/Sulu/Bundle/PreviewBundle/Resources/translations/admin.de.json:9	useful	left in English
10	UniversalMediaServer/UniversalMediaServer	extra-key	warning	src/main/resources/i18n/messages_th.properties:11	useful	a stale key
10	UniversalMediaServer/UniversalMediaServer	space-around-tag	info	src/main/resources/i18n/messages_ar.properties:308	useful	the space at the tag is wrong
10	mastodon/mastodon-ios	mixed-script	warning	MastodonSDK/Sources/MastodonLocalization/Resources/kab.lproj/Localizable.strings:11	pedantic	the Greek letter is common in this language
10	UniversalMediaServer/UniversalMediaServer	escapes	warning	src/main/resources/i18n/messages_bg.properties:446	useful	the escape is shown
10	mastodon/mastodon-ios	missing-key	warning	MastodonSDK/Sources/MastodonLocalization/Resources/ku-TR.lproj/Localizable.strings:293	useful	the key is missing
10	redmine/redmine	duplicate-id	warning	config/locales/es.yml:1328	useful	a key of two values
10	deltachat/deltachat-android	much-shorter	info	src/main/res/values-fi/strings.xml:450	useful	a part of the text is missing
10	jmshrv/finamp	numbers	warning	lib/l10n/app_zh_Hant_HK.arb:370	useful	the number is wrong
10	UniversalMediaServer/UniversalMediaServer	mixed-script	warning	src/main/resources/i18n/messages_bg.properties:249	useful	a letter of another script
10	bloxstraplabs/bloxstrap	punctuation-spacing	info	Bloxstrap/Resources/Strings.zh-Hant-TW.resx:1183	useful	the space at the mark is wrong
10	deltachat/deltachat-android	space-around-tag	info	src/main/assets/help/es/help.html:901	useful	the space at the tag is wrong
10	UniversalMediaServer/UniversalMediaServer	file-paths	warning	src/main/resources/i18n/messages_de.properties:56	pedantic	the translator describes the file
10	redmine/redmine	space-around-tag	info	config/locales/ca.yml:1347	useful	the space at the tag is wrong
10	mastodon/mastodon-ios	numbers	warning	Localization/StringsConvertor/input/es.lproj/app.json:537	useful	the number is wrong
10	redmine/redmine	repeated-word	warning	config/locales/bg.yml:1399	useful	a word written twice
10	mastodon/mastodon-ios	placeholder-missing	error	Localization/StringsConvertor/input/pl.lproj/app.json:424	useful	the placeholder is lost
10	UniversalMediaServer/UniversalMediaServer	same-as-source	warning	src/main/resources/i18n/messages_zh_Hans.properties:63	false	a value of a setting, not a text
10	deltachat/deltachat-android	command-options	warning	src/main/res/values-el/strings.xml:752	useful	the option is translated
10	deltachat/deltachat-android	end-punctuation	info	src/main/res/values-et/strings.xml:892	pedantic	rephrased as two sentences
10	redmine/redmine	same-as-source	warning	config/locales/vi.yml:1389	useful	left in English
10	zotero/zotero	duplicate-id	info	chrome/locale/en-US/zotero/zotero.properties:57	pedantic	both values are the same
10	bloxstraplabs/bloxstrap	missing-key	warning	Bloxstrap/Resources/Strings.bs.resx:809	useful	the key is missing
10	redmine/redmine	leading-whitespace	warning	config/locales/ar.yml:782	useful	a stray space
10	UniversalMediaServer/UniversalMediaServer	punctuation-spacing	warning	src/main/resources/i18n/messages_pt.properties:939	useful	the space at the mark is wrong
10	zotero/zotero	double-space	warning	chrome/locale/sk-SK/zotero/zotero.properties:172	useful	two spaces
10	bloxstraplabs/bloxstrap	untranslated	warning	Bloxstrap/Resources/Strings.ar.resx:1244	useful	not translated
10	zotero/zotero	placeholder-missing	error	chrome/locale/pt-PT/zotero/zotero.properties:208	pedantic	the name is written out
10	zotero/zotero	extra-key	warning	chrome/locale/hr-HR/zotero/zotero.ftl:382	useful	a stale key
10	bloxstraplabs/bloxstrap	leading-whitespace	warning	Bloxstrap/Resources/Strings.fa.resx:641	useful	a stray space
10	redmine/redmine	brackets	warning	config/locales/lt.yml:124	useful	a bracket without its partner
10	zotero/zotero	missing-key	warning	chrome/locale/hr-HR/zotero/mozilla/menubar.ftl:2	useful	the key is missing
10	UniversalMediaServer/UniversalMediaServer	end-punctuation	info	src/main/resources/i18n/messages_el.properties:345	pedantic	rephrased with an example
10	mastodon/mastodon-ios	leading-whitespace	warning	Localization/StringsConvertor/input/my.lproj/app.json:109	useful	a stray space
10	mastodon/mastodon-ios	double-space	warning	MastodonSDK/Sources/MastodonLocalization/Resources/zh-Hans.lproj/Localizable.strings:433	useful	two spaces
10	deltachat/deltachat-android	invisible-character	warning	src/main/assets/help/pl/help.html:331	useful	an invisible character
10	deltachat/deltachat-android	missing-key	warning	src/main/res/values-ro/strings.xml:543	useful	the key is missing
10	deltachat/deltachat-android	punctuation-spacing	info	src/main/res/values-zh-rTW/strings.xml:685	useful	the space at the mark is wrong
10	redmine/redmine	trailing-whitespace	warning	config/locales/ar.yml:117	useful	a stray space
10	mastodon/mastodon-ios	syntax	warning	MastodonIntent/ru.lproj/Intents.stringsdict:38	useful	the file is broken there
10	zotero/zotero	end-punctuation	info	chrome/locale/pl-PL/zotero/zotero.properties:823	pedantic	the title is a noun
10	zotero/zotero	urls	warning	chrome/locale/pl-PL/zotero/zotero.properties:871	useful	the address is lost or wrong
10	UniversalMediaServer/UniversalMediaServer	placeholder-missing	error	src/main/resources/i18n/messages_ca.properties:659	pedantic	Java prints a number with either
10	UniversalMediaServer/UniversalMediaServer	placeholder-extra	error	src/main/resources/i18n/messages_hu.properties:825	useful	nothing fills the placeholder
10	bloxstraplabs/bloxstrap	double-space	warning	Bloxstrap/Resources/Strings.ar.resx:133	useful	two spaces
10	jmshrv/finamp	missing-plural-form	warning	lib/l10n/app_pl.arb:242	useful	the forms are missing
10	zotero/zotero	syntax	error	chrome/locale/en-US/zotero/integration.ftl:72	useful	the file is broken there
10	sulu/sulu	end-punctuation	info	src/Sulu/Bundle/AdminBundle/Resources/translations/admin.de.json:90	useful	the mark at the end differs
10	bloxstraplabs/bloxstrap	same-as-source	hint	Bloxstrap/Resources/Strings.hi.resx:787	useful	left in English
10	redmine/redmine	much-shorter	info	config/locales/et.yml:772	pedantic	the setting is named beside it
10	redmine/redmine	punctuation-spacing	warning	config/locales/el.yml:735	useful	the space at the mark is wrong
10	bloxstraplabs/bloxstrap	file-paths	warning	Bloxstrap/Resources/Strings.nl.resx:1054	pedantic	the same file in other case
10	redmine/redmine	placeholder-missing	warning	config/locales/hr.yml:814	pedantic	the sentence needs no name
10	bloxstraplabs/bloxstrap	mixed-script	warning	Bloxstrap/Resources/Strings.bg.resx:1191	useful	a letter of another script
10	UniversalMediaServer/UniversalMediaServer	missing-key	warning	src/main/resources/i18n/messages_af.properties:152	useful	the key is missing
10	UniversalMediaServer/UniversalMediaServer	duplicate-id	info	src/main/resources/i18n/messages.properties:612	pedantic	both values are the same
10	zotero/zotero	tag-missing	error	chrome/locale/pt-PT/zotero/zotero.ftl:969	useful	a tag is lost
10	downthemall/downthemall	missing-key	warning	_locales/el/messages.json:98	useful	the key is missing
10	zotero/zotero	same-as-source	hint	chrome/locale/eu-ES/zotero/reader.ftl:18	useful	left in English
10	zotero/zotero	tripled-letter	info	chrome/locale/eu-ES/zotero/zotero.properties:987	useful	a typing error
10	mastodon/mastodon-ios	markdown-marks	warning	MastodonSDK/Sources/MastodonLocalization/Resources/ku-TR.lproj/Localizable.strings:330	pedantic	bold type only
10	zotero/zotero	punctuation-spacing	info	chrome/locale/ja-JP/zotero/connector.json:177	useful	the space at the mark is wrong
10	UniversalMediaServer/UniversalMediaServer	much-longer	info	src/main/resources/i18n/messages_hr.properties:222	useful	says more than its source
10	mastodon/mastodon-ios	trailing-whitespace	warning	Localization/StringsConvertor/input/gl.lproj/app.json:988	useful	a stray space
10	redmine/redmine	tag-extra	warning	config/locales/ru.yml:1506	pedantic	the page shows the added emphasis
10	mastodon/mastodon-ios	same-as-source	hint	Localization/StringsConvertor/input/lv.lproj/app.json:194	useful	left in English
10	deltachat/deltachat-android	urls	warning	src/main/res/values-sq/strings.xml:874	useful	the address is lost or wrong
10	deltachat/deltachat-android	untranslated	warning	src/main/assets/help/pt/help.html:898	useful	not translated
10	zotero/zotero	icu-syntax	error	chrome/locale/en-US/zotero/zotero.json:1644	false	references of Fluent within JSON
10	redmine/redmine	tripled-letter	info	config/locales/fr.yml:1407	useful	a typing error
10	redmine/redmine	pure-punctuation	warning	config/locales/ru.yml:403	false	the separator differs by country
10	deltachat/deltachat-android	numbers	warning	src/main/res/values-et/strings.xml:944	useful	the number is wrong
10	zotero/zotero	brackets	warning	chrome/locale/nb-NO/zotero/zotero.ftl:199	useful	a bracket without its partner
10	zotero/zotero	pure-punctuation	info	chrome/locale/it-IT/zotero/mozilla/browserSets.ftl:86	false	shortcuts differ by keyboard
10	mastodon/mastodon-ios	invisible-character	warning	MastodonSDK/Sources/MastodonLocalization/Resources/be.lproj/Localizable.strings:345	useful	an invisible character
10	jmshrv/finamp	brackets	warning	lib/l10n/app_nb.arb:457	useful	a bracket without its partner
10	zotero/zotero	trailing-whitespace	warning	chrome/locale/ko-KR/zotero/connector.json:198	useful	a stray space
10	jmshrv/finamp	punctuation-spacing	info	lib/l10n/app_zh_Hant.arb:309	useful	the space at the mark is wrong
10	mastodon/mastodon-ios	punctuation-spacing	warning	Localization/StringsConvertor/input/pt.lproj/app.json:177	useful	the space at the mark is wrong
10	downthemall/downthemall	end-punctuation	info	_locales/ru/messages.json:51	useful	the mark at the end differs
10	redmine/redmine	missing-plural-form	warning	config/locales/sr-YU.yml:51	false	the program reads only one and other
10	UniversalMediaServer/UniversalMediaServer	much-shorter	info	src/main/resources/i18n/messages_el.properties:329	pedantic	the label was shortened on purpose
11	tauri-apps/tauri-docs	document-structure	warning	src/content/docs/zh-cn/develop/resources.mdx:2	useful	a section is missing
11	ShareX/ShareX	trailing-whitespace	warning	ShareX/Forms/FileExistForm.it-IT.resx:127	useful	a stray space
11	LMMS/lmms	blank-target	warning	data/locale/hu_HU.ts:150	pedantic	the suffix is left empty on purpose
11	tauri-apps/tauri-docs	punctuation-spacing	info	src/content/docs/zh-cn/plugin/cli.mdx:182	useful	the space at the mark is wrong
11	GNOME/rhythmbox	units	warning	po/dz.po:1153	useful	the unit is wrong
11	mempool/mempool	brackets	warning	frontend/src/locale/messages.ar.xlf:1957	false	an arrow of another script, no bracket
11	commons-app/apps-android-commons	punctuation-spacing	warning	app/src/main/res/values-ka/strings.xml:508	useful	the space at the mark is wrong
11	sct/overseerr	missing-plural-form	warning	src/i18n/locale/pl.json:410	useful	the forms are missing
11	iina/iina	double-space	warning	iina/pl.lproj/Localizable.strings:305	useful	two spaces
11	mempool/mempool	mixed-script	warning	frontend/src/locale/messages.ru.xlf:8000	useful	a letter of another script
11	ShareX/ShareX	much-shorter	info	ShareX.HelpersLib/Properties/Resources.hu.resx:328	useful	a part of the text is missing
11	contao/contao	same-as-source	hint	core-bundle/contao/languages/sv/tl_log.xlf:78	useful	left in English
11	contao/contao	repeated-word	warning	core-bundle/contao/languages/nl/tl_content.xlf:290	useful	a word written twice
11	GNOME/rhythmbox	end-punctuation	info	po/te.po:1136	useful	the mark at the end differs
11	commons-app/apps-android-commons	syntax	warning	app/src/main/res/values/strings.xml:858	pedantic	true, but the link works without the quotation marks
11	commons-app/apps-android-commons	brackets	warning	app/src/main/res/values-se/strings.xml:94	useful	a bracket without its partner
11	mempool/mempool	repeated-word	warning	frontend/src/locale/messages.nl.xlf:8768	useful	a word written twice
11	ShareX/ShareX	extra-key	warning	ShareX.UploadersLib/Forms/UploadersConfigForm.zh-TW.resx:128	useful	a stale key
11	sct/overseerr	mixed-script	warning	src/i18n/locale/ru.json:581	useful	a letter of another script
11	contao/contao	double-space	warning	core-bundle/contao/languages/cs/tl_image_size.xlf:58	useful	two spaces
11	mempool/mempool	source-drift	warning	frontend/src/locale/messages.fi_FI.xlf:2568	useful	the source has changed
11	krille-chan/fluffychat	urls	warning	lib/l10n/intl_pt_BR.arb:1955	useful	the address is lost or wrong
11	krille-chan/fluffychat	same-as-source	warning	lib/l10n/intl_es.arb:2439	useful	left in English
11	iina/iina	extra-key	warning	iina/sr-Cyrl.lproj/PrefUIViewController.strings:182	useful	a stale key
11	commons-app/apps-android-commons	quotation-marks	info	app/src/main/res/values-tr/strings.xml:112	useful	a mark without its partner
11	GNOME/rhythmbox	command-options	warning	po/ta.po:3609	useful	the option is translated
11	commons-app/apps-android-commons	lone-sign	error	app/src/main/res/values-sl/strings.xml:114	useful	the sign breaks the placeholder
11	GNOME/rhythmbox	untranslated	warning	po/fur.po:3226	useful	not translated
11	iina/iina	numbers	warning	iina/uk.lproj/PrefUIViewController.strings:5	false	the same share in percent
11	tauri-apps/tauri-docs	untranslated	warning	src/content/docs/zh-cn/develop/Plugins/index.mdx:5	useful	not translated
11	commons-app/apps-android-commons	placeholder-extra	warning	app/src/main/res/values-qq/strings.xml:146	false	documentation of the messages, no translation
11	mempool/mempool	tag-extra	error	frontend/src/locale/messages.ru.xlf:2344	useful	the markup is escaped or new
11	LMMS/lmms	much-shorter	info	data/locale/id.ts:10489	useful	a part of the text is missing
11	krille-chan/fluffychat	missing-plural-form	warning	lib/l10n/intl_uk.arb:2441	useful	the forms are missing
11	iina/iina	tag-missing	error	iina/vi.lproj/InitialWindowController.strings:5	useful	a tag is lost
11	iina/iina	same-as-source	info	iina/sr-Latn.lproj/Localizable.strings:258	useful	left in English
11	commons-app/apps-android-commons	extra-key	warning	app/src/main/res/values-zh-rCN/strings.xml:98	useful	a stale key
11	GNOME/rhythmbox	trailing-whitespace	warning	po/si.po:2847	useful	a stray space
11	ShareX/ShareX	quotation-marks	info	ShareX/Forms/FirstTimeConfigForm.pl.resx:133	useful	a mark without its partner
11	sct/overseerr	icu-syntax	error	src/i18n/locale/uk.json:355	useful	the message does not parse
11	commons-app/apps-android-commons	do-not-translate	warning	app/src/main/res/values-ar/strings.xml:715	useful	translated in spite of the note
11	contao/contao	untranslated	warning	comments-bundle/contao/languages/sq/tl_comments.xlf:173	useful	not translated
11	mempool/mempool	tag-missing	error	frontend/src/locale/messages.fi_FI.xlf:1966	useful	a tag is lost
11	LMMS/lmms	punctuation-spacing	warning	data/locale/sv.ts:6829	useful	the space at the mark is wrong
11	EFForg/privacybadger	end-punctuation	info	src/_locales/ar/messages.json:267	useful	the mark at the end differs
11	contao/contao	entities	warning	calendar-bundle/contao/languages/pl/default.xlf:10	pedantic	true, but a page shows the sign as well
11	GNOME/rhythmbox	accelerators	info	po/as.po:4467	useful	the accelerator is lost
11	iina/iina	trailing-whitespace	warning	iina/pl.lproj/PrefUIViewController.strings:170	pedantic	true, but the label is not translated, and nobody sees the space
11	ShareX/ShareX	escapes	warning	ShareX.ImageEffectsLib/Properties/Resources.fr.resx:154	useful	the escape is shown
11	krille-chan/fluffychat	mixed-script	warning	lib/l10n/intl_ru.arb:1600	useful	a letter of another script
11	mempool/mempool	double-space	warning	frontend/src/locale/messages.mk.xlf:9650	useful	two spaces
11	commons-app/apps-android-commons	tripled-letter	info	app/src/main/res/values-krc/strings.xml:592	false	a word of the language that is spelled so
11	LMMS/lmms	mixed-script	warning	data/locale/ru.ts:3794	useful	a letter of another script
11	GNOME/rhythmbox	placeholder-missing	warning	po/fa.po:52	useful	the placeholder is lost
11	contao/contao	trailing-whitespace	warning	core-bundle/contao/languages/cs/modules.xlf:150	pedantic	true, but a page shows no such line break
11	contao/contao	file-paths	warning	core-bundle/contao/languages/nl/tl_page.xlf:258	useful	the path is changed
11	mempool/mempool	invisible-character	warning	frontend/src/locale/messages.ar.xlf:3730	useful	an invisible character
11	sct/overseerr	quotation-marks	info	src/i18n/locale/ar.json:447	useful	a mark without its partner
11	GNOME/rhythmbox	invisible-character	warning	po/hi.po:3420	useful	an invisible character
11	GNOME/rhythmbox	mixed-script	warning	po/el.po:3326	useful	a letter of another script
11	ShareX/ShareX	much-longer	info	ShareX.ScreenCaptureLib/Forms/FFmpegOptionsForm.nl-NL.resx:186	pedantic	the translation explains more
11	GNOME/rhythmbox	tag-attributes	warning	help/da/da.po:1431	false	leads to the article in the language of the readers
11	commons-app/apps-android-commons	leading-whitespace	warning	app/src/main/res/values-tcy/strings.xml:168	useful	a stray space
11	contao/contao	leading-whitespace	warning	core-bundle/contao/languages/cs/tl_page.xlf:714	pedantic	true, but the text is shown as HTML
11	EFForg/privacybadger	leading-whitespace	warning	src/_locales/hi/messages.json:470	pedantic	true, but the text is shown as HTML
11	mempool/mempool	quotation-marks	info	frontend/src/locale/messages.tr.xlf:4913	useful	a mark without its partner
11	iina/iina	space-around-tag	info	iina/it.lproj/InitialWindowController.strings:2	useful	the space at the tag is wrong
11	EFForg/privacybadger	trailing-whitespace	warning	src/_locales/ar/messages.json:412	pedantic	true, but the text is shown as HTML
11	iina/iina	brackets	warning	iina/ca.lproj/FilterPresets.strings:19	useful	a bracket without its partner
11	mempool/mempool	trailing-whitespace	warning	frontend/src/locale/messages.th.xlf:11155	pedantic	true, but the text is shown as HTML
11	commons-app/apps-android-commons	much-shorter	info	app/src/main/res/values-qq/strings.xml:652	false	documentation of the messages, no translation
11	sct/overseerr	punctuation-spacing	warning	src/i18n/locale/ar.json:760	useful	the space at the mark is wrong
11	tauri-apps/tauri-docs	numbers	warning	src/content/docs/fr/start/frontend/nuxt.mdx:8	useful	the number is wrong
11	GNOME/rhythmbox	blank-target	error	po/ta.po:3950	useful	nothing but a space
11	GNOME/rhythmbox	tag-extra	warning	help/ru/ru.po:843	pedantic	another tag for the same look
11	tauri-apps/tauri-docs	markdown-links	warning	src/content/docs/zh-cn/plugin/positioner.mdx:134	useful	links of an older page
11	GNOME/rhythmbox	file-paths	warning	po/el.po:460	false	an example of a file name in the words of the language
11	LMMS/lmms	same-as-source	hint	data/locale/it.ts:7006	useful	left in English
11	contao/contao	numbers	info	core-bundle/contao/languages/pl/tl_page.xlf:630	useful	the number is wrong
11	commons-app/apps-android-commons	missing-plural-form	warning	app/src/main/res/values-cy/strings.xml:25	useful	the forms are missing
11	sct/overseerr	tag-extra	warning	src/i18n/locale/bg.json:237	useful	the markup is escaped or new
11	tauri-apps/tauri-docs	tag-extra	warning	src/content/docs/zh-cn/distribute/dmg.mdx:19	false	the label is defined on the page, under its translated name
11	publify/publify	placeholder-missing	error	config/locales/ar.yml:7	pedantic	another form says that there are several, without the number
11	LMMS/lmms	end-punctuation	info	data/locale/ru.ts:14073	useful	the mark at the end differs
11	publify/publify	double-space	warning	config/locales/pl.yml:20	pedantic	true, but a page shows one space
11	iina/iina	end-punctuation	info	iina/az.lproj/SubChooseViewController.strings:8	useful	the mark at the end differs
11	ShareX/ShareX	same-as-source	warning	ShareX/Properties/Resources.pt-BR.resx:571	useful	left in English
11	ShareX/ShareX	brackets	warning	ShareX.UploadersLib/Forms/UploadersConfigForm.pt-PT.resx:988	useful	a bracket without its partner
11	sct/overseerr	plural-number	info	src/i18n/locale/lt.json:375	useful	this form is for 21 as well
11	LMMS/lmms	invisible-character	warning	data/locale/nb.ts:27	useful	an invisible character
11	GNOME/rhythmbox	placeholder-format	warning	po/fa.po:1024	false	the flag for digits of the language keeps the format
11	contao/contao	much-longer	info	core-bundle/contao/languages/sv/default.xlf:1638	pedantic	the translation explains more
11	GNOME/rhythmbox	orphan-translation	warning	po/am.po:280	pedantic	a translation of nothing, which nobody sees
11	contao/contao	brackets	warning	newsletter-bundle/contao/languages/tr/tl_newsletter.xlf:190	useful	a bracket without its partner
11	sct/overseerr	icu-arguments	error	src/i18n/locale/pt_PT.json:809	useful	the argument was translated
11	commons-app/apps-android-commons	same-as-source	warning	app/src/main/res/values-af/strings.xml:30	useful	left in English
11	contao/contao	quotation-marks	info	core-bundle/contao/languages/cs/tl_page.xlf:194	useful	a mark without its partner
11	LMMS/lmms	trailing-whitespace	warning	data/locale/it.ts:1201	useful	a stray space
11	commons-app/apps-android-commons	tag-attributes	warning	app/src/main/res/values-ko/strings.xml:157	useful	an address in the place of the placeholder
11	contao/contao	mixed-script	warning	comments-bundle/contao/languages/sr/default.xlf:54	useful	a letter of another script
11	LMMS/lmms	double-space	warning	data/locale/it.ts:15792	useful	two spaces
11	sct/overseerr	missing-key	warning	src/i18n/locale/ja.json:218	useful	the key is missing
11	krille-chan/fluffychat	punctuation-spacing	warning	lib/l10n/intl_he.arb:75	useful	the space at the mark is wrong
11	contao/contao	tag-missing	warning	core-bundle/contao/languages/sv/tl_content.xlf:98	pedantic	rephrased without the emphasis
11	GNOME/rhythmbox	same-as-source	hint	help/uk/uk.po:2685	false	what is written on a key
11	mempool/mempool	numbers	warning	frontend/src/locale/messages.ar.xlf:10551	useful	the number is wrong
11	ShareX/ShareX	punctuation-spacing	warning	ShareX/Properties/Resources.fa-IR.resx:277	useful	the space at the mark is wrong
11	LMMS/lmms	numbers	warning	data/locale/cs.ts:4017	useful	the number is wrong
11	krille-chan/fluffychat	invisible-character	warning	lib/l10n/intl_fa.arb:2376	useful	an invisible character
11	commons-app/apps-android-commons	pure-punctuation	info	app/src/main/res/values-qq/strings.xml:823	false	documentation of the messages, no translation
11	commons-app/apps-android-commons	mixed-script	warning	app/src/main/res/values-mk/strings.xml:148	useful	a letter of another script
11	mempool/mempool	leading-whitespace	warning	frontend/src/locale/messages.da.xlf:5048	pedantic	true, but the text is shown as HTML
11	iina/iina	tripled-letter	info	iina/it.lproj/Localizable.strings:363	useful	a typing error
11	iina/iina	lone-sign	error	iina/hr.lproj/Localizable.strings:210	useful	the sign breaks the placeholder
11	contao/contao	source-drift	warning	core-bundle/contao/languages/pl/default.xlf:1014	useful	the source has changed
11	EFForg/privacybadger	double-space	warning	src/_locales/nl/messages.json:400	useful	two spaces
11	iina/iina	placeholder-missing	error	iina/sr-CS.lproj/Localizable.strings:120	useful	the placeholder is lost
11	GNOME/rhythmbox	plural-formula	warning	po/mk.po:22	useful	the formula never gives one of the forms
11	tauri-apps/tauri-docs	tag-missing	info	src/content/docs/es/start/frontend/nuxt.mdx:14	useful	the option has a new name
11	GNOME/rhythmbox	needs-review	info	po/ca@valencia.po:3100	useful	marked fuzzy
11	mempool/mempool	tag-order	error	frontend/src/locale/messages.tr.xlf:2017	useful	the tag closes before it opens
11	krille-chan/fluffychat	end-punctuation	info	lib/l10n/intl_ru.arb:1968	pedantic	the dash stands for the colon
11	GNOME/rhythmbox	tag-missing	error	help/ro/ro.po:1015	pedantic	the translator wrote quotation marks in place of the element
11	ShareX/ShareX	untranslated	warning	ShareX.HelpersLib/Properties/Resources.es.resx:527	useful	not translated
11	iina/iina	leading-whitespace	warning	iina/hr.lproj/KeyBinding.strings:79	false	the language sets a space before the sign
11	commons-app/apps-android-commons	missing-key	warning	app/src/main/res/values-ta/strings.xml:233	useful	the key is missing
11	LMMS/lmms	brackets	warning	data/locale/tr.ts:8915	useful	a bracket without its partner
11	GNOME/rhythmbox	double-space	warning	po/dz.po:1284	useful	two spaces
11	contao/contao	placeholder-extra	error	core-bundle/contao/languages/sv/tl_content.xlf:370	false	the explanation names the wildcard once more as an example
11	EFForg/privacybadger	same-as-source	warning	src/_locales/tr/messages.json:412	useful	left in English
11	commons-app/apps-android-commons	space-around-tag	info	app/src/main/res/values-zh-rTW/strings.xml:163	pedantic	a space inside the link
11	iina/iina	file-paths	warning	iina/zh-Hant.lproj/PrefGeneralViewController.strings:95	false	an example of a path, which is translated
11	ShareX/ShareX	placeholder-missing	error	ShareX.HelpersLib/Properties/Resources.zh-CN.resx:828	useful	the placeholder is lost
11	ShareX/ShareX	end-punctuation	info	ShareX.HelpersLib/Forms/HashCheckerForm.pt-PT.resx:130	useful	the mark at the end differs
11	ShareX/ShareX	double-space	warning	ShareX/Forms/WatchFolderForm.ar-YE.resx:139	useful	two spaces
11	GNOME/rhythmbox	brackets	warning	po/hi.po:1227	useful	a bracket without its partner
11	LMMS/lmms	duplicate-id	warning	data/locale/sr.ts:8941	useful	a key of two values
11	iina/iina	invisible-character	warning	iina/fa.lproj/FilterPresets.strings:19	pedantic	a joiner that nobody sees
11	GNOME/rhythmbox	numbers	warning	po/id.po:2273	useful	the number is wrong
11	commons-app/apps-android-commons	repeated-word	warning	app/src/main/res/values-es/strings.xml:494	useful	a word written twice
11	krille-chan/fluffychat	missing-key	warning	lib/l10n/intl_lt.arb:1801	useful	the key is missing
11	ShareX/ShareX	numbers	warning	ShareX/Forms/TaskSettingsForm.zh-CN.resx:502	false	the mouse button has another number in this language
11	iina/iina	tag-extra	warning	iina/de.lproj/GuideWindowController.strings:5	useful	the markup is escaped or new
11	sct/overseerr	untranslated	warning	src/i18n/locale/ja.json:345	useful	not translated
11	commons-app/apps-android-commons	invisible-character	warning	app/src/main/res/values-pl/strings.xml:548	useful	an invisible character
11	sct/overseerr	tag-missing	warning	src/i18n/locale/zh_Hant.json:705	pedantic	emphasis is given by words
11	iina/iina	untranslated	warning	iina/ar.lproj/Localizable.strings:63	useful	not translated
11	LMMS/lmms	leading-whitespace	warning	data/locale/it.ts:5642	useful	a stray space
11	commons-app/apps-android-commons	tag-extra	warning	app/src/main/res/values-xmf/strings.xml:139	useful	the markup is escaped or new
11	LMMS/lmms	placeholder-missing	error	data/locale/hu_HU.ts:5889	useful	the placeholder is lost
11	GNOME/rhythmbox	lone-sign	error	po/fa.po:3330	false	the flag for digits of the language, no sign that stands alone
11	commons-app/apps-android-commons	much-longer	info	app/src/main/res/values-qq/strings.xml:735	false	qq is the documentation of messages, not a language
11	GNOME/rhythmbox	much-shorter	warning	help/id/id.po:2077	false	the translation of a reference to a picture is free
11	mempool/mempool	same-as-source	warning	frontend/src/locale/messages.ka.xlf:7875	useful	left in English
11	contao/contao	punctuation-spacing	warning	calendar-bundle/contao/languages/fa/tl_calendar.xlf:34	useful	the space at the mark is wrong
11	iina/iina	missing-key	warning	iina/sr-Cyrl.lproj/PrefAdvancedViewController.strings:32	useful	the key is missing
11	ShareX/ShareX	leading-whitespace	warning	ShareX.HelpersLib/Controls/ExportImportControl.ro.resx:142	pedantic	the space only keeps the icon apart
11	EFForg/privacybadger	punctuation-spacing	warning	src/_locales/hi/messages.json:556	useful	the space at the mark is wrong
11	commons-app/apps-android-commons	numbers	warning	app/src/main/res/values-mr/strings.xml:105	useful	the number is wrong
11	sct/overseerr	end-punctuation	info	src/i18n/locale/zh_Hant.json:892	pedantic	rephrased as a statement
11	sct/overseerr	placeholder-missing	error	src/i18n/locale/ca.json:76	useful	the placeholder is lost
11	iina/iina	mixed-script	warning	iina/be.lproj/PrefControlViewController.strings:77	useful	a letter of another script
11	contao/contao	space-around-tag	info	core-bundle/contao/languages/sl/tl_settings.xlf:77	useful	the space at the tag is wrong
11	iina/iina	quotation-marks	info	iina/de.lproj/Localizable.strings:339	useful	a mark without its partner
11	ShareX/ShareX	missing-key	warning	ShareX.ScreenCaptureLib/Properties/Resources.ko-KR.resx:285	useful	the key is missing
11	LMMS/lmms	untranslated	warning	data/locale/eu.ts:7452	useful	not translated
11	LMMS/lmms	accelerators	info	data/locale/lo.ts:1528	pedantic	the script takes no accelerator
11	publify/publify	same-as-source	warning	config/locales/it.yml:14	useful	left in English
11	GNOME/rhythmbox	repeated-word	warning	help/pt/pt.po:771	useful	a word written twice
11	iina/iina	punctuation-spacing	info	iina/ja.lproj/Localizable.strings:339	useful	the space at the mark is wrong
11	krille-chan/fluffychat	placeholder-missing	error	lib/l10n/intl_ro.arb:468	useful	the placeholder is lost
11	GNOME/rhythmbox	space-around-tag	info	help/fr/fr.po:700	useful	the space at the tag is wrong
11	iina/iina	much-shorter	info	iina/sv.lproj/FilterPresets.strings:46	useful	a part of the text is missing
11	contao/contao	invisible-character	warning	core-bundle/contao/languages/nl/tl_content.xlf:266	useful	an invisible character
11	GNOME/rhythmbox	punctuation-spacing	warning	po/as.po:1439	useful	the space at the mark is wrong
11	mempool/mempool	punctuation-spacing	warning	frontend/src/locale/messages.de.xlf:8049	useful	the space at the mark is wrong
11	commons-app/apps-android-commons	tag-missing	error	app/src/main/res/values-qq/strings.xml:800	false	qq is the documentation of messages, not a language
11	sct/overseerr	same-as-source	hint	src/i18n/locale/el.json:818	useful	left in English
11	contao/contao	tag-extra	warning	core-bundle/contao/languages/pl/default.xlf:2507	pedantic	emphasis was added
11	LMMS/lmms	urls	warning	data/locale/sv.ts:10850	pedantic	the address of the translation is the better one
11	mempool/mempool	untranslated	warning	frontend/src/locale/messages.th.xlf:8466	useful	not translated
11	GNOME/rhythmbox	leading-whitespace	warning	po/dz.po:796	useful	a stray space
11	sct/overseerr	space-around-tag	info	src/i18n/locale/fr.json:484	useful	the space at the tag is wrong
11	commons-app/apps-android-commons	end-punctuation	info	app/src/main/res/values-is/strings.xml:171	useful	the mark at the end differs
11	contao/contao	much-shorter	info	core-bundle/contao/languages/fa/tl_module.xlf:611	useful	a part of the text is missing
11	commons-app/apps-android-commons	untranslated	warning	app/src/main/res/values-mr/strings.xml:187	useful	not translated
11	sct/overseerr	brackets	warning	src/i18n/locale/ar.json:182	useful	a bracket without its partner
11	commons-app/apps-android-commons	placeholder-missing	error	app/src/main/res/values-ckb/strings.xml:38	useful	the placeholder is lost
11	ShareX/ShareX	urls	warning	ShareX.UploadersLib/Forms/UploadersConfigForm.es-MX.resx:954	useful	the address is lost or wrong
11	krille-chan/fluffychat	command-options	warning	lib/l10n/intl_ar.arb:1675	useful	the option is translated
11	contao/contao	tag-attributes	warning	core-bundle/contao/languages/cs/exception.xlf:34	pedantic	the address is written out
11	contao/contao	placeholder-missing	error	core-bundle/contao/languages/pl/tl_files.xlf:270	pedantic	the name stands beside it
11	krille-chan/fluffychat	extra-key	warning	lib/l10n/intl_cs.arb:761	useful	a stale key
11	contao/contao	end-punctuation	info	newsletter-bundle/contao/languages/sv/tl_module.xlf:50	useful	the mark at the end differs
11	tauri-apps/tauri-docs	document-structure	warning	src/content/docs/zh-cn/plugin/dialog.mdx:70	useful	a section is missing
11	ShareX/ShareX	trailing-whitespace	warning	ShareX/Properties/Resources.id-ID.resx:324	useful	a stray space
11	LMMS/lmms	blank-target	warning	data/locale/hu_HU.ts:8913	pedantic	the suffix is left empty on purpose
11	tauri-apps/tauri-docs	punctuation-spacing	info	src/content/docs/zh-cn/plugin/http-client.mdx:107	useful	the space at the mark is wrong
11	GNOME/rhythmbox	units	warning	po/dz.po:1152	useful	the unit is wrong
11	commons-app/apps-android-commons	punctuation-spacing	warning	app/src/main/res/values-tr/strings.xml:111	useful	the space at the mark is wrong
11	sct/overseerr	missing-plural-form	warning	src/i18n/locale/ro.json:627	false	the branches hold a number only
11	iina/iina	double-space	warning	iina/ca.lproj/Localizable.strings:376	useful	two spaces
11	ShareX/ShareX	much-shorter	info	ShareX.UploadersLib/Forms/UploadersConfigForm.hu.resx:216	useful	a part of the text is missing
11	contao/contao	same-as-source	hint	core-bundle/contao/languages/nl/tl_image_size.xlf:46	pedantic	a technical term of the standard
11	contao/contao	repeated-word	warning	core-bundle/contao/languages/es/tl_form.xlf:74	useful	a word written twice
11	GNOME/rhythmbox	end-punctuation	info	help/de/de.po:2343	useful	the mark at the end differs
11	commons-app/apps-android-commons	syntax	warning	app/src/main/res/values/strings.xml:400	useful	the file is broken there
11	commons-app/apps-android-commons	brackets	warning	app/src/main/res/values-tr/strings.xml:158	useful	a bracket without its partner
11	ShareX/ShareX	extra-key	warning	ShareX.UploadersLib/Forms/UploadersConfigForm.pl.resx:501	useful	a stale key
11	sct/overseerr	mixed-script	warning	src/i18n/locale/el.json:85	useful	a letter of another script
11	contao/contao	double-space	warning	calendar-bundle/contao/languages/es/tl_calendar_feed.xlf:58	useful	two spaces
11	mempool/mempool	source-drift	warning	frontend/src/locale/messages.fi_FI.xlf:589	useful	the source has changed
11	krille-chan/fluffychat	same-as-source	warning	lib/l10n/intl_sl.arb:366	useful	left in English
11	iina/iina	extra-key	warning	iina/sr-Cyrl.lproj/QuickSettingViewController.strings:74	useful	a stale key
11	commons-app/apps-android-commons	quotation-marks	info	app/src/main/res/values-ar/strings.xml:131	useful	a mark without its partner
11	GNOME/rhythmbox	command-options	warning	po/as.po:3468	useful	the option is translated
11	commons-app/apps-android-commons	lone-sign	error	app/src/main/res/values-tcy/strings.xml:25	false	what is left of a misspelt placeholder; doubling is wrong advice
11	GNOME/rhythmbox	untranslated	warning	po/ka.po:3107	useful	not translated
11	iina/iina	numbers	info	iina/ru.lproj/InfoPlist.strings:1	pedantic	the notice was shortened
11	commons-app/apps-android-commons	placeholder-extra	warning	app/src/main/res/values-eo/strings.xml:451	useful	nothing fills the placeholder
11	mempool/mempool	tag-extra	warning	frontend/src/locale/messages.ar.xlf:2344	useful	the markup is escaped or new
11	krille-chan/fluffychat	missing-plural-form	warning	lib/l10n/intl_be.arb:2416	useful	the forms are missing
11	iina/iina	same-as-source	info	iina/is.lproj/MainMenu.strings:251	useful	left in English
11	commons-app/apps-android-commons	extra-key	warning	app/src/main/res/values-zh-rCN/strings.xml:96	useful	a stale key
11	GNOME/rhythmbox	trailing-whitespace	warning	po/gu.po:1605	useful	a stray space
11	sct/overseerr	icu-syntax	error	src/i18n/locale/sr.json:628	useful	the message does not parse
11	commons-app/apps-android-commons	do-not-translate	warning	app/src/main/res/values-bn/strings.xml:495	useful	translated in spite of the note
11	contao/contao	untranslated	warning	core-bundle/contao/languages/sl/tl_content.xlf:144	useful	not translated
11	mempool/mempool	tag-missing	error	frontend/src/locale/messages.fi_FI.xlf:606	useful	a tag is lost
11	EFForg/privacybadger	end-punctuation	info	src/_locales/ru/messages.json:924	pedantic	the list follows all the same
11	contao/contao	entities	warning	news-bundle/contao/languages/pl/default.xlf:34	pedantic	a browser shows both alike
12	piroor/treestyletab	brackets	warning	webextensions/_locales/ru/messages.json:388	useful	the bracket opened before the note is never closed
12	siyuan-note/siyuan	leading-whitespace	warning	app/appearance/langs/tr.json:1261	useful	without the line break the text sticks to the size before it; the count is missing too
12	exelban/stats	duplicate-id	warning	Stats/Supporting Files/da.lproj/Localizable.strings:572	useful	the key stands twice with two different translations
12	siyuan-note/siyuan	space-around-tag	info	app/appearance/langs/ar.json:1738	pedantic	space at the start of a link that starts its line, HTML drops it
12	rancher/dashboard	placeholder-missing	error	shell/assets/translations/zh-hans.yaml:4048	useful	the code fills another name, the tooltip shows no version
12	ruby/www.ruby-lang.org	trailing-whitespace	warning	ja/news/_posts/2020-09-29-http-request-smuggling-cve-2020-25613.md:3	pedantic	stray space at the end of a page title, HTML drops it
12	Kunzisoft/KeePassDX	tag-missing	warning	app/src/main/res/values-eu/strings.xml:550	useful	the translation is of an older text and lacks a bold part
12	siyuan-note/siyuan	tag-extra	error	app/appearance/langs/sk.json:1039	useful	raw tag in a text shown as HTML, the name of the tag vanishes; must be escaped
12	luanti-org/luanti	needs-review	info	po/ms_Arab/luanti.po:3950	useful	fuzzy entry, needs a reviewer before it is shown
12	ruby/www.ruby-lang.org	markdown-links	warning	zh_tw/community/mailing-lists/index.md:24	useful	the link to the FAQ is missing, other languages have it
12	ruby/www.ruby-lang.org	untranslated	warning	vi/news/_posts/2022-04-03-ruby-3-2-0-preview1-released.md:101	useful	English in the post, the same line was translated in the post of the release
12	piroor/treestyletab	trailing-whitespace	warning	webextensions/_locales/ko/messages.json:556	useful	the page joins the pieces, the key name sticks to the comma; typical of the file
12	flameshot-org/flameshot	end-punctuation	info	data/translations/Internationalization_ka.ts:3125	useful	form label without its colon, nearly all others have it
12	luanti-org/luanti	punctuation-spacing	info	po/zh_TW/luanti.po:2676	pedantic	true, but most sentences of this file are set apart so
12	luanti-org/luanti	end-punctuation	info	po/hi/luanti.po:1639	false	the text does end in a colon, followed by the dash that Hindi writes with it
12	rancher/dashboard	space-around-tag	info	shell/assets/translations/zh-hans.yaml:2532	useful	the space stands inside the link instead of before it
12	flameshot-org/flameshot	invisible-character	warning	data/translations/Internationalization_fa.ts:516	useful	stray joiner between a colon and a space, of no use there
12	ruby/www.ruby-lang.org	placeholder-missing	info	it/documentation/quickstart/4/index.md:104	false	Ruby code in a listing, the variable is translated throughout the page
12	exelban/stats	much-shorter	info	Stats/Supporting Files/ja.lproj/Localizable.strings:127	useful	two of three sentences are not translated
12	Kunzisoft/KeePassDX	space-around-tag	info	app/src/main/res/values-pt-rBR/strings.xml:262	useful	the space before the comma is visible after the bold word
12	piroor/treestyletab	untranslated	warning	webextensions/amo/description.fr.html:39	useful	the list of permissions stands in English on a French store page
12	ruby/www.ruby-lang.org	end-punctuation	info	pl/news/_posts/2013-02-24-ruby-2-0-0-p0-is-released.md:43	useful	colon typed twice
12	Kunzisoft/KeePassDX	mixed-script	warning	app/src/main/res/values-el/strings.xml:269	useful	Greek letter in the Latin name of the keyboard
12	piroor/treestyletab	much-shorter	info	webextensions/_locales/ko/messages.json:1028	false	blank on purpose, Korean says it all in the entry after the number
12	flameshot-org/flameshot	brackets	warning	data/translations/Internationalization_nl.ts:2539	useful	a bracket is opened before the last word and never closed
12	luanti-org/luanti	syntax	error	games/devtest/mods/testtranslations/test_locale/translation_po.de.po:21	pedantic	true, but a parser test whose readme says the errors are meant; breaks nothing
12	piroor/treestyletab	invisible-character	warning	webextensions/_locales/en/messages.json:484	false	the text is this character and nothing else, a blank meant by its author
12	rancher/dashboard	extra-key	warning	shell/assets/translations/zh-hans.yaml:7453	useful	dead key, the English file no longer has the section
12	kimai/kimai	untranslated	warning	translations/messages.pa.xlf:11	useful	English word, its state also says needs translation
12	luanti-org/luanti	mixed-script	warning	po/mn/luanti.po:24	useful	Latin letters in a Cyrillic word, search and sorting fail
12	exelban/stats	tripled-letter	info	Stats/Supporting Files/uk.lproj/Localizable.strings:79	useful	spelling mistake
12	Kunzisoft/KeePassDX	tag-extra	warning	app/src/main/res/values-sq/strings.xml:617	pedantic	emphasis added for foreign words, Android drops it; nothing breaks
12	exelban/stats	leading-whitespace	warning	Stats/Supporting Files/he.lproj/Localizable.strings:189	useful	spaces and colon stand on the wrong side, typed in the order seen
12	kimai/kimai	mixed-script	warning	translations/plugins.mk.xlf:7	useful	Latin accented letter in a Cyrillic word, Cyrillic has its own
12	piroor/treestyletab	quotation-marks	info	webextensions/_locales/ko/messages.json:1565	useful	the quotation mark after the name of the setting is missing
12	kimai/kimai	needs-review	info	translations/messages.vi.xlf:1487	useful	the state asks for translation, the text says more than the source
12	kimai/kimai	source-drift	warning	translations/messages.hu.xlf:214	pedantic	true, but only the key is read, the source text here is a comment
12	ruby/www.ruby-lang.org	command-options	warning	ja/documentation/installation/index.md:120	useful	option misspelled in a command that readers copy
12	exelban/stats	placeholder-missing	error	Stats/Supporting Files/hr.lproj/Localizable.strings:454	false	code replaces %0 only; Croatian rightly sets a space before the percent sign
12	flameshot-org/flameshot	double-space	warning	data/translations/Internationalization_cs.ts:3127	useful	doubled space in a visible message
12	ruby/www.ruby-lang.org	document-structure	warning	_data/locales/es.yml:28	pedantic	true, but the missing entry is a FAQ page that does not exist in Spanish
12	kimai/kimai	same-as-source	warning	translations/validators.fo.xlf:23	useful	validation message left in English
12	Kunzisoft/KeePassDX	urls	warning	fastlane/metadata/android/zh-TW/full_description.txt:23	useful	wrong address copied from the paragraph above
12	rancher/dashboard	numbers	warning	shell/assets/translations/zh-hans.yaml:1671	false	the number one of the source is a word; zero is said in words in the target
12	exelban/stats	end-punctuation	info	Stats/Supporting Files/he.lproj/Localizable.strings:188	useful	colon stands at the start in logical order; the end has none
12	Kunzisoft/KeePassDX	untranslated	warning	app/src/main/res/values-sq/strings.xml:453	useful	empty string leaves a key of the keyboard without its tooltip
12	ruby/www.ruby-lang.org	double-space	warning	es/news/_posts/2024-08-01-dos-rexml-cve-2024-41123.md:3	useful	doubled space in a title
12	ruby/www.ruby-lang.org	quotation-marks	info	pt/examples/i_love_ruby.md:14	false	quote closes on the next comment line; code comments were taken for headings
12	ruby/www.ruby-lang.org	same-as-source	warning	_data/locales/home/zh_tw.yml:101	pedantic	English phrase behind the acronym, kept by most languages of the site
12	exelban/stats	escapes	warning	Stats/Supporting Files/el.lproj/Localizable.strings:127	useful	backslash and n shown literally instead of a line break
12	ruby/www.ruby-lang.org	tag-missing	info	fr/documentation/quickstart/4/index.md:80	useful	quoted expression lost its exclamation mark, unlike the code example above
12	siyuan-note/siyuan	much-shorter	info	app/appearance/langs/sk.json:1355	pedantic	condensed on purpose, as the Slovak translator does all over the file
12	siyuan-note/siyuan	tag-missing	info	app/changelogs/v3.3.x/v3.3.3/v3.3.3_zh_CN.md:49	false	UI name is there, translated and in Chinese quotation marks as the convention is
12	siyuan-note/siyuan	untranslated	warning	README.ja.md:15	pedantic	tooltip of a badge whose picture is English as well
12	rancher/dashboard	icu-syntax	error	shell/assets/translations/en-us.yaml:6295	useful	ICU demands other; all but five selects have it, though the old library copes
12	piroor/treestyletab	declared-placeholders	hint	webextensions/_locales/en/messages.json:225	pedantic	declared for languages that use it instead, such as Japanese and Korean
12	luanti-org/luanti	encoding	error	games/devtest/mods/testtranslations/test_locale/translation_mo.de.mo:1	pedantic	true, but a fixture damaged on purpose for the unit test; breaks nothing
12	flameshot-org/flameshot	same-as-source	hint	data/translations/Internationalization_sk.ts:3229	useful	placeholder entry left in English; most languages translate it
12	siyuan-note/siyuan	document-structure	warning	app/changelogs/v3.0.x/v3.0.2/v3.0.2_zh_CN.md:9	useful	last item of the list is not in the Chinese changelog
12	luanti-org/luanti	same-as-source	hint	po/ko/luanti.po:2173	pedantic	key cap name, which Korean keyboards show in English
12	ruby/www.ruby-lang.org	missing-key	warning	_data/locales/home/it.yml:15	useful	link text is missing, the English fallback shows on the Italian page
12	piroor/treestyletab	extra-key	warning	webextensions/_locales/uk/messages.json:255	useful	left over from a removed option; no code uses the key
12	Kunzisoft/KeePassDX	tripled-letter	info	app/src/main/res/values-uz/strings.xml:60	useful	typo, the letter was typed once too often
12	piroor/treestyletab	missing-key	warning	webextensions/_locales/uk/messages.json:222	useful	option of the settings page shows untranslated
12	siyuan-note/siyuan	numbers	warning	app/appearance/langs/hi.json:666	useful	wrong date of the first release
12	luanti-org/luanti	brackets	warning	po/br/luanti.po:655	useful	bracket closed with a brace
12	rancher/dashboard	tag-missing	warning	shell/assets/translations/zh-hans.yaml:357	useful	older text: versions and tags of the present source are missing
12	Kunzisoft/KeePassDX	same-as-source	warning	app/src/main/res/values-ml/strings.xml:130	useful	error message left in English in a translated file
12	rancher/dashboard	urls	warning	shell/assets/translations/zh-hans.yaml:2532	false	address is in the href; only the visible link text became a page title
12	flameshot-org/flameshot	needs-review	info	data/translations/Internationalization_ta.ts:963	useful	Catalan text in the Tamil file, rightly marked for review
12	Kunzisoft/KeePassDX	missing-key	warning	app/src/main/res/values-ko/strings.xml:249	useful	key lacks a translation and shows in English
12	Kunzisoft/KeePassDX	punctuation-spacing	warning	app/src/main/res/values-eu/strings.xml:667	useful	space after the comma missing in a list
12	ruby/www.ruby-lang.org	file-paths	warning	zh_cn/news/_posts/2023-06-29-redos-in-uri-CVE-2023-36617.md:17	useful	file name misspelled
12	piroor/treestyletab	placeholder-missing	warning	webextensions/_locales/ko/messages.json:523	false	the total, declared beside it in the source entry, is used on purpose
12	kimai/kimai	repeated-word	warning	translations/email.pl.xlf:23	useful	doubled preposition
12	exelban/stats	syntax	warning	Stats/Supporting Files/sl.lproj/Localizable.strings:127	useful	line break escape lost its n, so the break is gone
12	luanti-org/luanti	po-header	warning	games/devtest/mods/testtranslations/test_locale/translation_po.de.po:2	pedantic	true, but a fixture of the unit test that holds faults on purpose
12	exelban/stats	mixed-script	warning	Stats/Supporting Files/uk.lproj/Localizable.strings:242	useful	Latin capital in a Cyrillic word, typed by mistake
12	luanti-org/luanti	file-paths	warning	po/ta/luanti.po:5456	useful	File name was broken up and half translated, readers cannot find the log
12	luanti-org/luanti	numbers	warning	po/tok/luanti.po:4497	useful	Slot number is wrong, the next entry has the same one
12	rancher/dashboard	same-as-source	warning	shell/assets/translations/zh-hans.yaml:453	false	An LDAP distinguished name as an example, nothing to translate
12	flameshot-org/flameshot	accelerators	info	data/translations/Internationalization_zh_CN.ts:2577	pedantic	True, but the text is of an example program of a dependency and is never shown
12	ruby/www.ruby-lang.org	placeholder-extra	info	tr/news/_posts/2018-12-25-ruby-2-6-0-released.md:124	false	Turkish writes the percent sign before the number, here before a range
12	rancher/dashboard	untranslated	warning	shell/assets/translations/zh-hans.yaml:2127	useful	Empty value, the sister entry is translated
12	exelban/stats	extra-key	warning	Stats/Supporting Files/bn.lproj/Localizable.strings:524	useful	Left-over key, no code and no other language uses it
12	ruby/www.ruby-lang.org	invisible-character	warning	zh_tw/community/conferences/index.md:25	useful	A backspace character stands at the start of a line
12	exelban/stats	same-as-source	hint	Stats/Supporting Files/ru.lproj/Localizable.strings:483	useful	English tooltip left among Russian texts
12	Kunzisoft/KeePassDX	syntax	warning	app/src/main/res/values/strings.xml:783	useful	Unescaped quotation marks are dropped by Android, translations escape them
12	Kunzisoft/KeePassDX	invisible-character	warning	app/src/main/res/values-ko/strings.xml:372	useful	Soft hyphen behind an apostrophe, of no use
12	flameshot-org/flameshot	mixed-script	warning	data/translations/Internationalization_el.ts:3083	useful	Latin capital in a Greek word
12	exelban/stats	trailing-whitespace	warning	Stats/Supporting Files/cs.lproj/Localizable.strings:188	pedantic	Second space of the source is padding, one space serves as well
12	rancher/dashboard	missing-key	warning	shell/assets/translations/zh-hans.yaml:5548	useful	Key of a form is missing in the Chinese file
12	ruby/www.ruby-lang.org	punctuation-spacing	info	zh_cn/news/_posts/2022-12-06-ruby-3-2-0-rc1-released.md:405	pedantic	Stray space in an old release note, nobody edits those posts
12	luanti-org/luanti	urls	warning	po/ja/luanti.po:3523	useful	Address of the former domain, most other languages have the new one
12	piroor/treestyletab	leading-whitespace	warning	webextensions/_locales/ko/messages.json:564	false	Korean particles and counters stick to the word before, the files way is right
12	siyuan-note/siyuan	punctuation-spacing	info	app/appearance/langs/zh-TW.json:667	useful	The only stray space after a full stop in the file
12	luanti-org/luanti	much-shorter	info	po/mr/luanti.po:1105	useful	Translation says only deep mine, size and place are lost
12	ruby/www.ruby-lang.org	space-around-tag	info	tr/news/_posts/2013-12-25-ruby-2-1-0-is-released.md:47	useful	Link runs into the word before it
12	luanti-org/luanti	markdown-marks	warning	po/pt_BR/luanti.po:7270	false	Help of a setting is plain text, the stars are only for the eye
12	siyuan-note/siyuan	quotation-marks	info	app/appearance/langs/hi.json:1067	false	List of forbidden signs, the mark itself is meant as in the source
12	ruby/www.ruby-lang.org	numbers	warning	id/news/_posts/2013-08-29-confoo-cfp.md:20	useful	Year of the conference is wrong
12	piroor/treestyletab	much-longer	info	webextensions/_locales/de/messages.json:432	useful	Translation is of an older wording and repeats the sentence of the entry before
12	piroor/treestyletab	end-punctuation	info	webextensions/_locales/ru/messages.json:691	useful	A list follows, the colon is lost
12	Kunzisoft/KeePassDX	much-shorter	info	app/src/main/res/values-lv/strings.xml:32	useful	Only a short remark is left, the needed abilities are not named
12	flameshot-org/flameshot	untranslated	warning	data/translations/Internationalization_de_DE.ts:2501	useful	Warning without a German text
12	luanti-org/luanti	double-space	warning	po/da/luanti.po:140	useful	Stray double spaces in a sentence
12	piroor/treestyletab	same-as-source	warning	webextensions/_locales/zh_TW/messages.json:312	pedantic	True, but the entry is for automated tests only
12	kimai/kimai	much-longer	info	translations/messages.ko.xlf:1563	useful	A remark about the feature stands in place of its title
12	kimai/kimai	punctuation-spacing	warning	translations/messages.sk.xlf:951	useful	Stray space before the colon
12	ruby/www.ruby-lang.org	urls	warning	ja/news/_posts/2006-12-04-another-dos-vulnerability-in-cgi-library.md:13	false	Japanese post is its own text and links its own notice instead
12	siyuan-note/siyuan	same-as-source	warning	app/appearance/langs/de.json:2208	useful	English message among German ones
12	luanti-org/luanti	missing-key	warning	android/app/src/main/res/values-az/strings.xml:3	useful	Key is missing in the Azerbaijani file
12	flameshot-org/flameshot	file-paths	warning	data/translations/Internationalization_el.ts:3274	useful	Space in the pattern breaks the filter of the dialog
12	ruby/www.ruby-lang.org	tripled-letter	info	zh_cn/news/_posts/2025-12-25-ruby-4-0-0-released.md:558	useful	Name of the function is misspelt
12	Kunzisoft/KeePassDX	double-space	warning	fastlane/metadata/android/th/full_description.txt:17	useful	Stray double space before a name
12	Kunzisoft/KeePassDX	leading-whitespace	warning	fastlane/metadata/android/ta-IN/full_description.txt:3	pedantic	a stray space in a store text that is shown as HTML
12	luanti-org/luanti	quotation-marks	info	games/devtest/mods/testtranslations/test_locale/translation_po.de.po:19	pedantic	true, but a test text of escapes
12	ruby/www.ruby-lang.org	brackets	warning	es/news/_posts/2019-10-01-ruby-2-4-8-released.md:16	useful	a bracket without its partner
12	ruby/www.ruby-lang.org	repeated-word	warning	es/news/_posts/2021-04-05-ruby-2-6-7-released.md:14	useful	a word written twice
12	piroor/treestyletab	tag-missing	error	webextensions/_locales/zh_TW/messages.json:695	useful	the closing tag is written as an opening one
12	luanti-org/luanti	untranslated	warning	po/fil/luanti.po:4473	useful	not translated
12	flameshot-org/flameshot	placeholder-missing	error	data/translations/Internationalization_pt_BR.ts:3061	useful	a space breaks the placeholder
12	ruby/www.ruby-lang.org	mixed-script	warning	ru/news/_posts/2025-07-24-ruby-3-3-9-released.md:14	useful	a letter of another script
12	Kunzisoft/KeePassDX	trailing-whitespace	warning	fastlane/metadata/android/ta-IN/full_description.txt:21	pedantic	a stray space in a store text that is shown as HTML
12	siyuan-note/siyuan	invisible-character	warning	app/appearance/langs/es.json:895	useful	an invisible character
12	siyuan-note/siyuan	entities	warning	app/appearance/langs/sk.json:1067	pedantic	browsers accept the sign as it is
12	flameshot-org/flameshot	punctuation-spacing	warning	data/translations/Internationalization_he.ts:1209	useful	a space before the colon
12	ruby/www.ruby-lang.org	tag-extra	warning	es/news/_posts/2022-11-11-ruby-3-2-0-preview3-released.md:155	false	a reference with a translated label that leads to the same address
12	luanti-org/luanti	tripled-letter	info	po/gl/luanti.po:4265	useful	a typing error
12	piroor/treestyletab	brackets	warning	webextensions/_locales/ko/messages.json:1933	useful	a full-width bracket without its partner
12	siyuan-note/siyuan	leading-whitespace	warning	app/appearance/langs/nl.json:1261	useful	the line break that sets it off is missing
12	exelban/stats	duplicate-id	info	Stats/Supporting Files/da.lproj/Localizable.strings:519	pedantic	both values are the same
12	siyuan-note/siyuan	space-around-tag	info	app/appearance/langs/id.json:891	useful	the space before the code is missing
12	rancher/dashboard	placeholder-missing	error	shell/assets/translations/zh-hans.yaml:4010	useful	the placeholder has another name
12	Kunzisoft/KeePassDX	tag-missing	warning	app/src/main/res/values-az/strings.xml:310	useful	half of the text is missing
12	siyuan-note/siyuan	tag-extra	warning	app/appearance/langs/zh-CN.json:2017	pedantic	adds a link on purpose
12	luanti-org/luanti	needs-review	info	po/ky/luanti.po:7280	useful	marked fuzzy
12	ruby/www.ruby-lang.org	markdown-links	warning	it/about/logo/index.md:12	useful	Reference is not defined in the page, the link is dead
12	ruby/www.ruby-lang.org	untranslated	warning	ru/community/mailing-lists/ruby-talk-guidelines/index.md:38	false	Sample subjects for an English mailing list, left in English on purpose
12	luanti-org/luanti	punctuation-spacing	warning	po/sr_Latn/luanti.po:1101	useful	List without spaces after its commas
12	luanti-org/luanti	end-punctuation	info	po/sr_Latn/luanti.po:37	useful	Program appends the command, the colon is lost
12	ruby/www.ruby-lang.org	placeholder-missing	info	it/documentation/quickstart/3/index.md:159	false	Sample code with its names translated throughout
12	Kunzisoft/KeePassDX	space-around-tag	info	app/src/main/res/values-ro/strings.xml:378	useful	Spaces inside the emphasis, one stands before the comma
12	piroor/treestyletab	untranslated	warning	webextensions/amo/description.fr.html:34	useful	Whole list of permissions is still in English
12	ruby/www.ruby-lang.org	end-punctuation	info	ja/news/_posts/2014-04-10-severe-openssl-vulnerability.md:48	useful	Full stop is doubled
12	Kunzisoft/KeePassDX	mixed-script	warning	app/src/main/res/values-el/strings.xml:196	useful	Greek letter in the Latin product name
12	piroor/treestyletab	much-shorter	info	webextensions/_locales/fr/messages.json:1147	useful	English remains of an older source, half of the meaning is missing
12	luanti-org/luanti	syntax	error	games/devtest/mods/testtranslations/test_locale/translation_po.de.po:22	false	Test data, broken on purpose for a parser
12	piroor/treestyletab	invisible-character	warning	webextensions/_locales/en/messages.json:544	false	Zero width space is the whole text on purpose, as an empty message
12	rancher/dashboard	extra-key	warning	shell/assets/translations/zh-hans.yaml:7264	useful	Left-over key, the English file and the code do not have it
12	kimai/kimai	untranslated	warning	translations/messages.sl.xlf:11	useful	English word in a Slovene file, marked as not translated
12	luanti-org/luanti	mixed-script	warning	po/mn/luanti.po:5406	useful	Latin capital in a Cyrillic word of a fuzzy text
13	wallabag/wallabag	extra-key	warning	translations/messages.uk.yml:67	useful	the English file renamed this tab key, the old one is dead
13	geany/geany	needs-review	info	po/ro.po:1101	useful	fuzzy entry, the translation is not shown until somebody reviews it
13	MuntashirAkon/AppManager	tripled-letter	info	app/src/main/res/values-sq/strings.xml:208	useful	spelling mistake, one letter too many
13	mainsail-crew/mainsail	placeholder-extra	warning	src/locales/cz.json:254	useful	nothing fills this placeholder, the name of the option is lost
13	wallabag/wallabag	placeholder-extra	warning	translations/messages.fr.yml:581	false	the template passes this name with this very key, the placeholder works
13	rxhanson/Rectangle	leading-whitespace	warning	Rectangle/mul.lproj/Main.xcstrings:41654	useful	stray space at the start of a menu item, visible as an indent
13	lxqt/pcmanfm-qt	end-punctuation	info	pcmanfm/translations/pcmanfm-qt_da.ts:2412	useful	form label without its colon, the other labels of the file have it
13	geany/geany	leading-whitespace	warning	po/he.po:4943	useful	the text is appended to the program name and now sticks to it
13	TYPO3-Solr/ext-solr	same-as-source	warning	Resources/Private/Language/Modules/nb.IndexAdmin.xlf:19	useful	English sentence stands as a final translation
13	rxhanson/Rectangle	same-as-source	warning	Rectangle/mul.lproj/Main.xcstrings:27776	useful	English text marked as translated
13	geany/geany	brackets	warning	po/ta.po:804	useful	one closing bracket too many in a label
13	wallabag/wallabag	space-around-tag	info	translations/messages.ta.yml:595	useful	padded link text, the underline reaches over the space; names are broken as well
13	geany/geany	same-as-source	warning	po/he.po:3814	useful	English text stands as a translation
13	MuntashirAkon/AppManager	brackets	warning	app/src/main/res/values-ko/strings.xml:1012	useful	the bracket opened for the example is never closed
13	geany/geany	syntax	error	data/filedefs/filetypes.po:16	false	not a translation file but the settings of an editor for the file type PO
13	lxqt/pcmanfm-qt	trailing-whitespace	warning	pcmanfm/translations/pcmanfm-qt_hr.ts:2128	pedantic	the tab at the end of the source is an accident, nobody would copy it
13	mainsail-crew/mainsail	missing-key	warning	src/locales/it.json:646	useful	the panel is new and this button has no text here
13	rxhanson/Rectangle	needs-review	info	Rectangle/mul.lproj/Main.xcstrings:33426	useful	the state asks for a review
13	wallabag/wallabag	pure-punctuation	info	translations/messages.pl.yml:631	false	the source is a stopgap of question marks, the translation is the right label
13	mainsail-crew/mainsail	trailing-whitespace	warning	src/locales/es.json:1123	pedantic	stray space at the end of a help text, not visible
13	geany/geany	accelerators	info	po/pl.po:1701	useful	menu item without its access key
13	geany/geany	trailing-whitespace	warning	po/be.po:3905	useful	the output goes on after this text and the words now stick together
13	lxqt/pcmanfm-qt	same-as-source	warning	pcmanfm/translations/pcmanfm-qt_vi.ts:49	useful	licence notice left in English, most other languages translated it
13	geany/geany	much-shorter	info	po/ltg.po:1275	useful	the second sentence is missing
13	geany/geany	repeated-word	warning	po/nl.po:1567	useful	doubled article
13	geany/geany	end-punctuation	info	po/be.po:4115	useful	the question lost its question mark
13	wallabag/wallabag	much-shorter	info	translations/messages.oc.yml:650	useful	the examples that tell the user what to enter are missing
13	MuntashirAkon/AppManager	tag-extra	error	docs/raw/ru/strings.xml:188	false	text set in LaTeX, commands are all kept and the words inside are rightly translated
13	mainsail-crew/mainsail	icu-syntax	error	src/locales/pt.json:482	useful	brace closed by a bracket, the name is not filled and the message fails
13	MuntashirAkon/AppManager	duplicate-id	error	docs/raw/fr/strings.xml:74	useful	two different titles under one name; not compiled by Android here, though
13	geany/geany	mixed-script	warning	po/mn.po:6456	useful	Latin letter in a Cyrillic spelling of the language name
13	geany/geany	command-options	warning	po/ta.po:5273	useful	the option was glued to the package name, the example no longer works
13	lxqt/pcmanfm-qt	placeholder-missing	warning	pcmanfm/translations/pcmanfm-qt_he.ts:1763	useful	the last form serves all counts and says two items for each
13	gokadzev/Musify	same-as-source	warning	lib/localization/app_sv.arb:89	useful	English text in the Swedish file
13	MuntashirAkon/AppManager	urls	warning	docs/raw/ko/strings.xml:54	useful	contact block of an older version, the account is missing
13	gildas-lormeau/SingleFile	punctuation-spacing	warning	_locales/de/messages.json:917	useful	space before a colon, wrong in German
13	MuntashirAkon/AppManager	end-punctuation	info	app/src/main/res/values-nl/strings.xml:87	useful	the names follow this label, the colon is needed
13	mainsail-crew/mainsail	file-paths	warning	src/locales/da.json:808	useful	file name lost; sibling languages keep it and the user no longer learns where it is saved
13	TYPO3-Solr/ext-solr	untranslated	warning	Resources/Private/Language/dk.locallang.xlf:118	pedantic	empty indeed, but TYPO3 loads the da file and never this dk one; nobody fills it
13	gildas-lormeau/SingleFile	document-structure	warning	src/ui/pages/help_zh_CN.html:6	useful	Chinese help lacks options that the English page documents
13	gildas-lormeau/SingleFile	trailing-whitespace	warning	_locales/uk/messages.json:435	useful	stray space at the end of a label
13	rxhanson/Rectangle	quotation-marks	info	Rectangle/mul.lproj/Main.xcstrings:35663	useful	opened with a straight quote and closed with a guillemet
13	geany/geany	numbers	warning	po/pt_BR.po:3492	useful	command 7 is labelled 1, as are its neighbours
13	gokadzev/Musify	trailing-whitespace	warning	lib/localization/app_el.arb:288	useful	stray space at the end, in a string that is still English too
13	wallabag/wallabag	repeated-word	warning	translations/messages.it.yml:86	useful	doubled preposition
13	wallabag/wallabag	end-punctuation	info	translations/messages.fa.yml:252	useful	full stop typed twice
13	MuntashirAkon/AppManager	punctuation-spacing	info	docs/raw/ja/strings.xml:337	useful	lone stray space after a full stop, where the file has none elsewhere
13	wallabag/wallabag	placeholder-missing	warning	translations/messages.pl.yml:721	useful	name of the deleted client is not told, unlike in most languages
13	TYPO3-Solr/ext-solr	much-shorter	info	Resources/Private/Language/de.locallang.xlf:144	useful	validation message replaced by the bare label
13	mainsail-crew/mainsail	brackets	warning	src/locales/tr.json:1390	useful	opening bracket of the section name was lost
13	lxqt/pcmanfm-qt	untranslated	warning	pcmanfm/translations/pcmanfm-qt_it.ts:757	useful	marked finished but empty; sibling shortcuts are filled in
13	MuntashirAkon/AppManager	empty-tag	warning	app/src/main/res/values-ar/strings.xml:56	useful	link without text cannot be clicked
13	rxhanson/Rectangle	mixed-script	warning	Rectangle/mul.lproj/Main.xcstrings:24389	useful	Latin letter at the start of a Cyrillic word
13	geany/geany	urls	warning	po/pt_BR.po:1413	useful	old text: reference address missing, points to strftime instead
13	geany/geany	quotation-marks	info	po/pt_BR.po:4589	useful	opening quote lost before the tool name
13	geany/geany	punctuation-spacing	warning	po/he.po:4033	useful	space before the question mark is wrong in Hebrew and mixed in the file
13	lxqt/pcmanfm-qt	mixed-script	warning	pcmanfm/translations/pcmanfm-qt_bg.ts:1426	useful	Latin letter at the start of a Cyrillic word
13	rxhanson/Rectangle	syntax	warning	Rectangle/mul.lproj/Main.xcstrings:19735	useful	empty state that Xcode does not know, the only one in the catalog
13	MuntashirAkon/AppManager	same-as-source	warning	app/src/main/res/values-sq/strings.xml:232	useful	plural left in English
13	MuntashirAkon/AppManager	invisible-character	warning	app/src/main/res/values-fr/strings.xml:1375	useful	soft hyphen pasted in at the start
13	TYPO3-Solr/ext-solr	format-rule	warning	Resources/Private/Language/dk.locallang.xlf:133	pedantic	true, but the file is a leftover under a code that TYPO3 does not load
13	MuntashirAkon/AppManager	missing-key	warning	app/src/main/res/values-sq/strings.xml:315	useful	key lacks a translation and shows in English
13	lxqt/pcmanfm-qt	needs-review	info	pcmanfm/translations/pcmanfm-qt_is.ts:486	pedantic	multiplication sign between two fields; nothing to change but the mark
13	MuntashirAkon/AppManager	much-longer	info	docs/raw/ja/strings.xml:8	useful	translation of an older answer that says what the source no longer says
13	gokadzev/Musify	much-shorter	info	lib/localization/app_ta.arb:189	useful	second sentence, which says what to do, is missing
13	MuntashirAkon/AppManager	double-space	warning	app/src/main/res/values-es-rES/strings.xml:795	useful	doubled space in an example that users type
13	mainsail-crew/mainsail	placeholder-missing	error	src/locales/it.json:27	useful	placeholder names translated, so their values never show
13	geany/geany	tag-missing	error	po/sr.po:1250	useful	opening bracket of the tag lost, markup shows in the dialog
13	MuntashirAkon/AppManager	mixed-script	warning	app/src/main/res/values-uk-rUA/strings.xml:219	useful	Cyrillic letter at the start of a Latin word
13	wallabag/wallabag	mixed-script	warning	translations/CraueConfigBundle.be.yml:34	useful	Cyrillic letter inside a Latin acronym
13	wallabag/wallabag	untranslated	warning	translations/messages.uk.yml:491	useful	page title is empty
13	wallabag/wallabag	brackets	warning	translations/messages.gl.yml:452	useful	quotation mark replaced by a bracket
13	mainsail-crew/mainsail	double-space	warning	src/locales/ko.json:962	useful	Four spaces in a row where a word was dropped
13	wallabag/wallabag	tripled-letter	info	translations/messages.gl.yml:695	useful	Plain typing error in a visible label
13	gildas-lormeau/SingleFile	same-as-source	warning	_locales/es/messages.json:1141	useful	English label left in a Spanish options page, other languages translate it
13	MuntashirAkon/AppManager	numbers	warning	docs/raw/es/strings.xml:93	useful	Number of languages is out of date in figures and in words
13	geany/geany	untranslated	warning	po/eu.po:921	useful	Label is empty, most other languages have it
13	mainsail-crew/mainsail	punctuation-spacing	info	src/locales/ja.json:18	useful	One stray space after a full-width stop, the neighbouring text has none
13	MuntashirAkon/AppManager	space-around-tag	info	app/src/main/res/values-pl/strings.xml:1309	useful	Underlined space at the end of a link, where a word was dropped
13	geany/geany	space-around-tag	info	po/ta.po:576	useful	Spaces inside the emphasis, the opening one is visible
13	mainsail-crew/mainsail	same-as-source	warning	src/locales/pt.json:1109	useful	A whole English sentence in the Portuguese file
13	rxhanson/Rectangle	punctuation-spacing	warning	Rectangle/mul.lproj/Main.xcstrings:10451	false	Entry for Arabic holds French, where the space is right; the language is the fault
13	wallabag/wallabag	tag-missing	warning	translations/messages.hr.yml:63	useful	Opening list tags were lost, the closing ones remain
13	gildas-lormeau/SingleFile	repeated-word	warning	_locales/it/messages.json:451	useful	Word is doubled, and the sentence is of another option
13	wallabag/wallabag	urls	warning	translations/messages.el.yml:523	false	Translator chose another example site throughout, the rule works the same
13	geany/geany	placeholder-missing	error	po/el.po:4328	useful	Space in the directive; shown all the same by most C libraries
13	MuntashirAkon/AppManager	syntax	warning	libcore/ui/src/main/res/values/strings.xml:4	useful	Two directives without positions cannot be put in another order
13	mainsail-crew/mainsail	leading-whitespace	warning	src/locales/ko.json:748	useful	Stray space at the start of a label
13	MuntashirAkon/AppManager	tag-missing	error	app/src/main/res/values-nb-rNO/strings.xml:405	false	The named link is in the translation; other links of the list are missing
13	MuntashirAkon/AppManager	placeholder-extra	warning	docs/raw/ja/strings.xml:307	false	Percent codes of an address in LaTeX, escaped by backslashes
13	wallabag/wallabag	entities	warning	translations/messages.ta.yml:513	useful	Broken character reference is shown as it stands
13	wallabag/wallabag	same-as-source	hint	translations/messages.uk.yml:601	useful	English button left in a Ukrainian form
13	geany/geany	tripled-letter	info	po/ast.po:2789	useful	Typing error, made twice in the text
13	rxhanson/Rectangle	trailing-whitespace	warning	Rectangle/mul.lproj/Main.xcstrings:12862	useful	Program appends a name, which runs into the colon
13	lxqt/pcmanfm-qt	punctuation-spacing	warning	pcmanfm/translations/pcmanfm-qt_hu.ts:2298	useful	Stray space before the full stop
13	wallabag/wallabag	missing-key	warning	translations/messages.fa.yml:310	useful	Key is missing in the Persian file
13	lxqt/pcmanfm-qt	tag-missing	error	pcmanfm/translations/pcmanfm-qt_sv.ts:98	useful	Closing tag lost its first sign and is shown
13	wallabag/wallabag	quotation-marks	info	translations/messages.gl.yml:208	false	All marks are in pairs, guillemets and straight ones
13	MuntashirAkon/AppManager	placeholder-missing	warning	docs/raw/de/strings.xml:1324	false	Percent sign begins a comment of LaTeX in the source
13	gildas-lormeau/SingleFile	double-space	warning	_locales/it/messages.json:1081	useful	Stray double space in a label
13	geany/geany	blank-target	error	po/ltg.po:4731	useful	A space as translation leaves the group of symbols without a name
13	geany/geany	invisible-character	warning	po/he.po:1969	useful	Override and embeddings are left open in a fuzzy text, remains of a muddle
13	mainsail-crew/mainsail	mixed-script	warning	src/locales/uk.json:1053	useful	Latin capital in a Cyrillic word
13	MuntashirAkon/AppManager	file-paths	warning	app/src/main/res/values-tr-rTR/strings.xml:377	false	Made-up file name put into the words of the language, as others do
13	wallabag/wallabag	file-paths	warning	translations/messages.ta.yml:262	useful	File name was changed to capitals by a machine
13	geany/geany	tag-extra	warning	po/sl.po:2279	useful	Markup in a label that the source no longer has
13	wallabag/wallabag	much-longer	info	translations/messages.el.yml:219	useful	Instructions of a former source, for a service that is gone
13	MuntashirAkon/AppManager	much-shorter	info	docs/raw/es/strings.xml:177	useful	The tip of the source is missing
13	lxqt/pcmanfm-qt	accelerators	info	pcmanfm/translations/pcmanfm-qt_bg.ts:1029	useful	the accelerator is lost
13	mainsail-crew/mainsail	end-punctuation	info	src/locales/ko.json:163	useful	a doubled full stop
13	rxhanson/Rectangle	untranslated	warning	Rectangle/mul.lproj/Main.xcstrings:10430	useful	not translated
13	MuntashirAkon/AppManager	document-structure	warning	docs/raw/ja/index.html:1	useful	sections are missing
13	mainsail-crew/mainsail	tripled-letter	info	src/locales/se.json:1169	useful	the language writes two letters here
13	lxqt/pcmanfm-qt	much-shorter	info	pcmanfm/translations/pcmanfm-qt_ga.ts:49	useful	half of the text is missing
13	rxhanson/Rectangle	double-space	warning	Rectangle/mul.lproj/Main.xcstrings:48212	useful	two spaces where a line break was broken
13	lxqt/pcmanfm-qt	double-space	warning	pcmanfm/translations/pcmanfm-qt_fil.ts:474	useful	two spaces
13	rxhanson/Rectangle	invisible-character	warning	Rectangle/mul.lproj/Main.xcstrings:49010	useful	a control character
13	MuntashirAkon/AppManager	untranslated	warning	docs/raw/es/index.html:290	useful	still in English
13	wallabag/wallabag	punctuation-spacing	info	translations/messages.zh_Hant.yml:114	useful	a space after a full-width mark
13	wallabag/wallabag	extra-key	warning	translations/messages.fa.yml:73	useful	a stale key
13	geany/geany	needs-review	info	po/mn.po:6291	useful	marked fuzzy
13	MuntashirAkon/AppManager	tripled-letter	info	docs/raw/ja/index.html:496	useful	the rest of a command of LaTeX in the text
13	rxhanson/Rectangle	leading-whitespace	warning	Rectangle/mul.lproj/Main.xcstrings:10511	useful	a stray space
13	lxqt/pcmanfm-qt	end-punctuation	info	pcmanfm/translations/pcmanfm-qt_nl.ts:301	useful	the question mark is missing
13	geany/geany	leading-whitespace	warning	po/be.po:5048	useful	Program appends the text to a title, the space is needed
13	TYPO3-Solr/ext-solr	same-as-source	warning	Resources/Private/Language/Modules/ar.Info.xlf:13	useful	English text in the Arabic file, marked as final
13	rxhanson/Rectangle	same-as-source	warning	Rectangle/mul.lproj/Main.xcstrings:12050	useful	English message left in the Czech texts
13	geany/geany	brackets	warning	po/de.po:6321	useful	Closing bracket without an opening one
13	wallabag/wallabag	space-around-tag	info	translations/messages.ko.yml:403	useful	Space behind the bracket is shown
13	geany/geany	same-as-source	warning	po/fa.po:1634	useful	English sentence in the Persian file
13	MuntashirAkon/AppManager	brackets	warning	app/src/main/res/values-ko/strings.xml:765	useful	Closing bracket was lost, and a constant was translated
13	geany/geany	syntax	error	data/filedefs/filetypes.po:47	false	A settings file of Geany for the PO language, not a PO file
13	lxqt/pcmanfm-qt	trailing-whitespace	warning	pcmanfm/translations/pcmanfm-qt_lg.ts:2127	pedantic	Tab is a slip of the source, nobody misses it
13	mainsail-crew/mainsail	missing-key	warning	src/locales/se.json:1063	useful	Message of a form is missing
13	rxhanson/Rectangle	needs-review	info	Rectangle/mul.lproj/Main.xcstrings:16950	pedantic	State is true of all languages of the entry, the text serves
13	wallabag/wallabag	pure-punctuation	info	translations/messages.oc.yml:624	pedantic	Source is a filler that is never shown; the translation is fine
13	mainsail-crew/mainsail	trailing-whitespace	warning	src/locales/ko.json:662	pedantic	Space at the end of a paragraph shows nowhere
13	geany/geany	accelerators	info	po/hu.po:6313	useful	Accelerator is missing, others of the dialog have it
13	geany/geany	trailing-whitespace	warning	po/et.po:4592	pedantic	One more empty line in the terminal, nobody minds
13	lxqt/pcmanfm-qt	same-as-source	warning	pcmanfm/translations/pcmanfm-qt_fi.ts:49	pedantic	Licence notice, often left in English
13	geany/geany	much-shorter	info	po/sv.po:306	useful	Second sentence, which limits the function, is missing
13	geany/geany	end-punctuation	info	po/lb.po:258	useful	Colon of the label is lost
13	wallabag/wallabag	much-shorter	info	translations/messages.es.yml:648	useful	Examples of the label are missing
13	MuntashirAkon/AppManager	tag-extra	warning	app/src/main/res/values-in-rID/strings.xml:295	useful	Second sentence is of an older source, which has dropped it
13	mainsail-crew/mainsail	icu-syntax	error	src/locales/pt.json:236	useful	Placeholder is closed by the wrong bracket, the name is not filled in
14	Cookie-AutoDelete/Cookie-AutoDelete	trailing-whitespace	warning	extension/_locales/el/messages.json:115	pedantic	stray space at the end of a heading, shown nowhere
14	FossifyOrg/Messages	numbers	info	app/src/main/res/values-pt/strings.xml:109	useful	the example number is gone and the sentence is broken without it
14	expressjs/expressjs.com	repeated-word	warning	src/content/pages/fr/resources/contributing.mdx:107	useful	doubled word over a line end
14	openfoodfoundation/openfoodnetwork	placeholder-missing	warning	config/locales/ml.yml:2208	useful	the address of the link was destroyed, the link in the mail is broken
14	Cookie-AutoDelete/Cookie-AutoDelete	placeholder-missing	warning	extension/_locales/vi/messages.json:423	useful	the short name of the add-on is missing, the text now speaks of cookies
14	openfoodfoundation/openfoodnetwork	blank-target	error	config/locales/fr_CH.yml:2984	pedantic	true, but blank on purpose in three French files to hide the price, nothing breaks
14	openfoodfoundation/openfoodnetwork	brackets	warning	config/locales/eu.yml:2120	useful	the smiley was torn apart by a machine translation and leaves a lone bracket
14	FossifyOrg/Messages	punctuation-spacing	warning	app/src/main/res/values-ar/strings.xml:121	useful	space before a full stop
14	Cookie-AutoDelete/Cookie-AutoDelete	missing-key	warning	extension/_locales/ko/messages.json:274	useful	the notification title is asked for by the code and missing here
14	FossifyOrg/Messages	missing-key	warning	app/src/main/res/values-ta/strings.xml:51	useful	the error text is used by the code and missing here
14	microsoft/vstest	trailing-whitespace	warning	src/Microsoft.TestPlatform.Client/Resources/xlf/Resources.ru.xlf:12	pedantic	the space at the end of the source is an accident of an exception text
14	expressjs/expressjs.com	tag-extra	error	src/content/pages/ja/resources/middleware/session.mdx:742	false	nothing is escaped in the source; the real fault is a link bracket turned into a colon
14	Cookie-AutoDelete/Cookie-AutoDelete	double-space	warning	extension/_locales/ar/messages.json:195	pedantic	two spaces in a text that HTML shows as one
14	openfoodfoundation/openfoodnetwork	trailing-whitespace	warning	config/locales/hi.yml:3385	pedantic	stray space at the end of a status line, not visible
14	formbricks/formbricks	end-punctuation	info	apps/web/locales/ru-RU.json:988	pedantic	true, but the question became a request and its full stop is right
14	formbricks/formbricks	repeated-word	warning	apps/web/locales/sv-SE.json:1826	false	correct Swedish, a pronoun that ends so stands before the article
14	FossifyOrg/Messages	untranslated	warning	app/src/main/res/values-pt-rPT/strings.xml:17	useful	the general plural form is empty, most counts would show no text
14	formbricks/formbricks	numbers	warning	apps/web/locales/zh-Hans-CN.json:1079	false	nine tenths of the price is how Chinese writes ten percent off
14	openfoodfoundation/openfoodnetwork	tripled-letter	info	config/locales/nl_BE.yml:1641	useful	spelling mistake, one letter too many
14	openfoodfoundation/openfoodnetwork	much-shorter	info	config/locales/en_CA.yml:2423	false	the Canadian site rewrote the whole section, this is a heading and nothing is missing
14	formbricks/formbricks	placeholder-extra	warning	apps/web/locales/ja-JP.json:3477	useful	nothing fills this placeholder, the label breaks
14	expressjs/expressjs.com	same-as-source	info	src/i18n/ui/ko.json:3	useful	the whole file is still English
14	Cookie-AutoDelete/Cookie-AutoDelete	invisible-character	warning	extension/_locales/zh_CN/messages.json:245	useful	five invisible characters behind a short label
14	formbricks/formbricks	icu-syntax	error	apps/web/locales/zh-Hans-CN.json:1574	useful	doubled braces are no ICU argument, the message fails to parse
14	formbricks/formbricks	much-longer	info	apps/web/locales/ro-RO.json:3290	useful	remains of a JSON file stand in the label
14	formbricks/formbricks	escapes	warning	apps/web/locales/ja-JP.json:3422	useful	backslash doubled, users see it as text instead of a line break
14	Cookie-AutoDelete/Cookie-AutoDelete	same-as-source	info	extension/_locales/bg/messages.json:147	useful	screen reader label left in English in an otherwise translated file
14	microsoft/vstest	empty-tag	warning	src/Microsoft.TestPlatform.Common/Resources/xlf/Resources.fr.xlf:212	useful	value slipped out of the tag, so the named setting reads wrong
14	formbricks/formbricks	punctuation-spacing	info	apps/web/locales/zh-Hans-CN.json:851	useful	stray space after a full-width comma; most of the file has none
14	openfoodfoundation/openfoodnetwork	placeholder-extra	warning	config/locales/pa.yml:1366	useful	wrong text pasted into the label; the placeholder gets no value there
14	openfoodfoundation/openfoodnetwork	repeated-word	warning	config/locales/es_US.yml:2167	useful	doubled preposition
14	microsoft/vstest	untranslated	warning	src/vstest.console/Resources/xlf/Resources.ko.xlf:388	useful	unit of state new, still English, waits for translation
14	openfoodfoundation/openfoodnetwork	mixed-script	warning	config/locales/ru.yml:1653	useful	Latin letter in a Cyrillic word
14	FossifyOrg/Messages	leading-whitespace	warning	fastlane/metadata/android/ru-RU/full_description.txt:6	useful	heading indented by a stray space, unlike its siblings
14	expressjs/expressjs.com	brackets	warning	src/content/pages/fr/advanced/best-practice-security.mdx:15	useful	link broken: bracket never closed, so Markdown shows it raw
14	formbricks/formbricks	placeholder-missing	error	apps/web/locales/fr-FR.json:1561	useful	ICU quotes make the braces literal, so the key is never shown
14	formbricks/formbricks	tag-attributes	warning	apps/web/locales/ru-RU.json:870	useful	escaped twice, so backslashes end up in the HTML attributes
14	formbricks/formbricks	quotation-marks	info	apps/web/locales/es-ES.json:3350	useful	opened with two apostrophes and closed with a double quote
14	openfoodfoundation/openfoodnetwork	quotation-marks	info	config/locales/pa.yml:3501	useful	stray quotation mark at the end of a menu label
14	openfoodfoundation/openfoodnetwork	invisible-character	warning	config/locales/fi.yml:1457	useful	two zero width spaces left by machine translation
14	microsoft/vstest	leading-whitespace	warning	src/vstest.console/Resources/xlf/Resources.zh-Hans.xlf:243	pedantic	one space less of indentation, consistent within the example
14	FossifyOrg/Messages	urls	warning	fastlane/metadata/android/pt/full_description.txt:32	useful	space inside the address breaks the link
14	openfoodfoundation/openfoodnetwork	tag-missing	error	config/locales/hu.yml:125	useful	bold element never closed, the whole page turns bold
14	expressjs/expressjs.com	tag-missing	warning	src/content/docs/ja/4x/guide/routing.mdx:115	useful	link and last sentence missing, part still English
14	openfoodfoundation/openfoodnetwork	missing-plural-form	warning	config/locales/hi.yml:696	useful	Rails needs the form for one in Hindi
14	FossifyOrg/Messages	mixed-script	warning	app/src/main/res/values-sr/strings.xml:66	useful	Latin letter at the end of a Cyrillic word
14	openfoodfoundation/openfoodnetwork	missing-key	warning	config/locales/ca.yml:1201	useful	key lacks a translation and shows in English
14	Cookie-AutoDelete/Cookie-AutoDelete	brackets	warning	extension/_locales/uk/messages.json:609	useful	closing bracket without an opening one
14	Cookie-AutoDelete/Cookie-AutoDelete	punctuation-spacing	info	extension/_locales/ja/messages.json:115	useful	stray space after a full-width full stop
14	formbricks/formbricks	trailing-whitespace	warning	apps/web/locales/ro-RO.json:3265	pedantic	heading of its own, where the space at the end shows nowhere
14	openfoodfoundation/openfoodnetwork	tag-order	error	config/locales/hi.yml:2191	useful	closing tag stands before the opening one, the link is broken
14	expressjs/expressjs.com	markdown-links	warning	src/content/docs/zh-cn/5x/guide/using-middleware.mdx:28	useful	Anchor exists nowhere in the translated page, the link is dead
14	microsoft/vstest	double-space	warning	src/Microsoft.TestPlatform.CommunicationUtilities/Resources/xlf/Resources.pt-BR.xlf:32	useful	Stray double space in a message
14	openfoodfoundation/openfoodnetwork	same-as-source	hint	config/locales/eu.yml:875	useful	English label left in a Basque interface, nearly all others translate it
14	openfoodfoundation/openfoodnetwork	tag-extra	error	config/locales/fi.yml:2581	useful	An unclosed span that the source does not have, left by machine translation
14	expressjs/expressjs.com	empty-tag	warning	src/content/pages/es/resources/middleware/session.mdx:642	useful	Alternative text of the image was lost in this page
14	Cookie-AutoDelete/Cookie-AutoDelete	leading-whitespace	warning	extension/_locales/ja/messages.json:815	useful	Stray space at the start, the fix is safe
14	openfoodfoundation/openfoodnetwork	numbers	warning	config/locales/pl.yml:1788	false	Amount was set for the country, the sentence is a local rule of that instance
14	openfoodfoundation/openfoodnetwork	end-punctuation	info	config/locales/hu.yml:2305	false	Text was rewritten as a request, a question mark would be wrong
14	formbricks/formbricks	invisible-character	warning	apps/web/locales/nl-NL.json:1154	useful	Zero width spaces left by a translation tool
14	formbricks/formbricks	brackets	warning	apps/web/locales/ro-RO.json:3290	useful	Remains of a JSON structure stand in the visible text
14	microsoft/vstest	tripled-letter	info	src/vstest.console/Resources/xlf/Resources.es.xlf:521	false	Three letters meet in a camel-case name, where words join
14	expressjs/expressjs.com	punctuation-spacing	info	src/content/docs/zh-cn/5x/guide/error-handling.mdx:207	pedantic	True, but each full stop of these pages has the space, made by the joining tool
14	formbricks/formbricks	tag-missing	warning	apps/web/locales/pt-BR.json:870	pedantic	True of nearly all such texts of the file, the editor wraps them itself
14	openfoodfoundation/openfoodnetwork	much-longer	info	config/locales/fr_CM.yml:2895	false	Instance wrote its own advice for sellers, as other French files do
14	openfoodfoundation/openfoodnetwork	units	warning	config/locales/nl_BE.yml:1931	false	Price named in the money of the country on purpose, as in all local files
14	openfoodfoundation/openfoodnetwork	punctuation-spacing	warning	config/locales/ml.yml:5	useful	Space before the comma is shown in each date
14	expressjs/expressjs.com	space-around-tag	info	src/content/docs/es/4x/guide/routing.mdx:547	useful	Space at the end of the link text is underlined
14	formbricks/formbricks	plural-number	info	packages/surveys/locales/ru-RU.json:38	pedantic	True of Russian, but the code never passes more than six
14	Cookie-AutoDelete/Cookie-AutoDelete	numbers	warning	extension/_locales/zh_TW/messages.json:337	useful	Version differs, and the sentence names another kind of cleanup
14	openfoodfoundation/openfoodnetwork	urls	warning	config/locales/ca.yml:1865	false	Each instance has its own site in this entry
14	formbricks/formbricks	missing-plural-form	warning	apps/web/locales/fr-FR.json:3413	pedantic	Text does not name the number, one form serves; it is out of date rather
14	expressjs/expressjs.com	quotation-marks	info	src/content/pages/pt-br/resources/middleware/compression.mdx:96	useful	Opening quotation mark was lost
14	openfoodfoundation/openfoodnetwork	escapes	warning	config/locales/pa.yml:952	useful	Escape is doubled, backslash and letter are shown
14	expressjs/expressjs.com	untranslated	warning	src/content/pages/fr/resources/glossary.mdx:36	false	Entry of a glossary about the spelling of the English term
14	expressjs/expressjs.com	trailing-whitespace	warning	src/i18n/ui/zh-cn.json:47	pedantic	Space at the end of a menu entry shows nowhere
14	FossifyOrg/Messages	quotation-marks	info	app/src/main/res/values-sr/strings.xml:117	useful	Closing quotation mark was lost
14	openfoodfoundation/openfoodnetwork	space-around-tag	info	config/locales/nb.yml:2474	useful	the space within the link is shown underlined
14	openfoodfoundation/openfoodnetwork	tag-attributes	warning	config/locales/pa.yml:2604	useful	the attribute is escaped twice and broken
14	expressjs/expressjs.com	tripled-letter	info	src/content/docs/pt-br/4x/guide/using-middleware.mdx:538	useful	a typing error
14	microsoft/vstest	punctuation-spacing	info	src/vstest.console/Resources/xlf/Resources.zh-Hant.xlf:411	pedantic	the source sets its example off with the same spaces
14	expressjs/expressjs.com	document-structure	warning	src/content/docs/ko/4x/guide/debugging.mdx:2	useful	four sections are missing
14	formbricks/formbricks	same-as-source	warning	apps/web/locales/es-ES.json:86	useful	left in English
14	openfoodfoundation/openfoodnetwork	leading-whitespace	warning	config/locales/fr_CA.yml:2084	useful	a stray space
14	openfoodfoundation/openfoodnetwork	duplicate-id	warning	config/locales/en.yml:4084	useful	a key of two values
14	Cookie-AutoDelete/Cookie-AutoDelete	trailing-whitespace	warning	extension/_locales/ja/messages.json:769	useful	a stray space
14	FossifyOrg/Messages	numbers	info	app/src/main/res/values-pt-rPT/strings.xml:112	useful	the number is missing
14	expressjs/expressjs.com	repeated-word	warning	src/content/pages/es/resources/middleware/body-parser.mdx:340	useful	a word written twice
14	openfoodfoundation/openfoodnetwork	placeholder-missing	warning	config/locales/es.yml:3446	useful	the placeholder is lost
14	Cookie-AutoDelete/Cookie-AutoDelete	placeholder-missing	warning	extension/_locales/pt_BR/messages.json:1021	useful	Name of the extension is lost, the title speaks of cookies only
14	openfoodfoundation/openfoodnetwork	blank-target	warning	config/locales/es_US.yml:1698	pedantic	Blank on purpose for a page that the instance does not have
14	openfoodfoundation/openfoodnetwork	brackets	warning	config/locales/it_CH.yml:1518	useful	Smiley lost its eyes, a lone bracket is left
14	FossifyOrg/Messages	punctuation-spacing	info	app/src/main/res/values-zh-rCN/strings.xml:109	useful	Stray space after a comma
14	Cookie-AutoDelete/Cookie-AutoDelete	missing-key	warning	extension/_locales/el/messages.json:186	useful	Key is missing in the Greek file
14	FossifyOrg/Messages	missing-key	warning	app/src/main/res/values-ml/strings.xml:45	useful	Key is missing in the Malayalam file
14	microsoft/vstest	trailing-whitespace	warning	src/Microsoft.TestPlatform.Extensions.HtmlLogger/Resources/xlf/Resources.tr.xlf:17	pedantic	Space at the end of an error message shows nowhere
14	expressjs/expressjs.com	tag-extra	error	src/content/pages/fr/resources/middleware/session.mdx:147	false	Nothing is escaped in the source; a bracket of the link was lost here
14	Cookie-AutoDelete/Cookie-AutoDelete	double-space	warning	extension/_locales/pt_PT/messages.json:219	useful	Stray double space before a value
14	openfoodfoundation/openfoodnetwork	trailing-whitespace	warning	config/locales/nl_BE.yml:2482	useful	Stray space at the end of a column heading of a report
14	formbricks/formbricks	end-punctuation	info	apps/web/locales/ru-RU.json:1271	false	Polite request is a statement in Russian, a question mark would be wrong
14	FossifyOrg/Messages	untranslated	warning	app/src/main/res/values-pt-rPT/strings.xml:52	useful	Empty form for most numbers, nothing is shown
14	openfoodfoundation/openfoodnetwork	much-shorter	info	config/locales/en_GB.yml:2425	false	Instance describes other steps, title and text are its own
14	expressjs/expressjs.com	same-as-source	info	src/i18n/ui/zh-tw.json:3	useful	Whole interface file is a copy of the English one, and is offered to readers
15	FossifyOrg/Gallery	double-space	warning	app/src/main/res/values-lt/strings.xml:102	useful	stray double space where the opening quotation mark was lost
15	LinwoodDev/Butterfly	missing-key	warning	app/lib/l10n/app_fr.arb:284	useful	the key is used by the shortcut list and absent here
15	ModernFlyouts-Community/ModernFlyouts	double-space	warning	ModernFlyouts/Properties/Strings.pl.resx:177	useful	stray double space in a sentence
15	jitsi/jitsi	tag-attributes	warning	modules/plugin/defaultresourcepack/src/main/resources/resources/languages/resources_pt_BR.properties:888	useful	doubled backslash puts a backslash into the address of the link
15	jitsi/jitsi	missing-key	warning	modules/plugin/defaultresourcepack/src/main/resources/resources/languages/resources_sq.properties:520	useful	the key is translated elsewhere and missing here
15	ModernFlyouts-Community/ModernFlyouts	untranslated	warning	ModernFlyouts/MultilingualResources/ModernFlyouts.af.xlf:477	useful	copied source with state new
15	LinwoodDev/Butterfly	trailing-whitespace	warning	app/lib/l10n/app_id.arb:119	useful	stray space at the end of a menu text
15	shadowsocks/ShadowsocksX-NG	syntax	warning	ShadowsocksX-NG/zh-Hans.lproj/Localizable.strings:75	useful	the backslash is dropped and the key can never match
15	LinwoodDev/Butterfly	double-space	warning	metadata/ru-RU/full_description.txt:13	useful	stray double space in a store description
15	jitsi/jitsi	invisible-character	warning	modules/plugin/defaultresourcepack/src/main/resources/resources/languages/resources_zh_CN.properties:1334	useful	a control character left over in a label
15	ModernFlyouts-Community/ModernFlyouts	mixed-script	warning	ModernFlyouts/MultilingualResources/ModernFlyouts.el.xlf:85	useful	a Latin letter inside a Greek word
15	LinwoodDev/Butterfly	mixed-script	warning	app/lib/l10n/app_uk.arb:235	useful	the key name begins with a Cyrillic letter
15	jitsi/jitsi	double-space	warning	modules/plugin/defaultresourcepack/src/main/resources/resources/languages/resources_cs.properties:1217	useful	stray double space in a sentence
15	FossifyOrg/Gallery	tripled-letter	info	app/src/main/res/values-pt-rPT/strings.xml:105	useful	misspelt word
15	LinwoodDev/Butterfly	brackets	warning	docs/src/content/docs/uk/docs/v2/storage.md:13	useful	a bracket stands where the opening backtick belongs, the code span is broken
15	FossifyOrg/Gallery	mixed-script	warning	app/src/main/res/values-bg/strings.xml:96	useful	the first letter of a Cyrillic word is Latin
15	jitsi/jitsi	quotation-marks	info	modules/plugin/defaultresourcepack/src/main/resources/resources/languages/resources_tr.properties:210	useful	the quotation mark stands in place of an apostrophe
15	jitsi/jitsi	placeholder-extra	warning	modules/plugin/defaultresourcepack/src/main/resources/resources/languages/resources_tr.properties:600	useful	the argument positions of a sibling text were copied, the sentence is wrong
15	jitsi/jitsi	mixed-script	warning	modules/plugin/defaultresourcepack/src/main/resources/resources/languages/resources_el.properties:1271	useful	a stray Latin letter before the Greek word
15	EbookFoundation/free-programming-books	untranslated	warning	docs/HOWTO-ml.md:23	false	a badge image with an alternative text, the same in all languages
15	EbookFoundation/free-programming-books	document-structure	warning	courses/free-courses-zh_TW.md:1	false	a list of courses in that language, not a translation of the English list
15	EbookFoundation/free-programming-books	punctuation-spacing	warning	docs/CONTRIBUTING-ml.md:39	useful	stray space before the comma
15	FossifyOrg/Gallery	syntax	warning	app/src/main/res/values-fr/strings.xml:236	useful	the quotation marks around the option name are lost on screen
15	jitsi/jitsi	much-shorter	info	modules/plugin/defaultresourcepack/src/main/resources/resources/languages/resources_de.properties:503	pedantic	a short tooltip that says enough, chosen by the translator
15	LinwoodDev/Butterfly	tag-missing	info	docs/src/content/docs/uk/docs/v2/shortcuts.md:140	useful	the line repeats the next shortcut and the right one is lost
15	LinwoodDev/Butterfly	end-punctuation	info	app/lib/l10n/app_nl.arb:47	useful	the option is a question in the source and lost its mark
15	jitsi/jitsi	space-around-tag	info	modules/plugin/defaultresourcepack/src/main/resources/resources/languages/resources_de.properties:731	useful	two words run together before the tag
15	symfony/demo	mixed-script	warning	translations/messages+intl-icu.sr_Cyrl.xlf:367	useful	the first letter of a Cyrillic word is Latin
15	jitsi/jitsi	same-as-source	hint	modules/plugin/defaultresourcepack/src/main/resources/resources/languages/resources_id.properties:578	useful	label left in English
15	jitsi/jitsi	repeated-word	warning	modules/plugin/defaultresourcepack/src/main/resources/resources/languages/resources_es.properties:192	useful	doubled word
15	LinwoodDev/Butterfly	same-as-source	warning	app/lib/l10n/app_af.arb:1555	useful	sentence left in English
15	LinwoodDev/Butterfly	untranslated	warning	docs/src/content/docs/he/docs/v2/tools/eraser.md:25	useful	table cell left in English
15	EbookFoundation/free-programming-books	tag-missing	warning	docs/HOWTO-fr.md:21	useful	the newer sentence with the link never reached this page
15	jitsi/jitsi	tripled-letter	info	modules/plugin/defaultresourcepack/src/main/resources/resources/languages/resources_id.properties:148	pedantic	an interjection drawn out on purpose
15	EbookFoundation/free-programming-books	brackets	warning	docs/CONTRIBUTING-ru.md:13	useful	the bracket closes with an asterisk
15	shadowsocks/ShadowsocksX-NG	same-as-source	hint	ShadowsocksX-NG/zh-Hans.lproj/PreferencesWinController.strings:8	useful	button left in English
15	EbookFoundation/free-programming-books	missing-key	warning	casts/free-podcasts-screencasts-uk.md:1	false	a list of podcasts in that language, not a translation of the English list
15	EbookFoundation/free-programming-books	quotation-marks	info	docs/CONTRIBUTING-ca.md:28	useful	one quotation mark too many
15	jitsi/jitsi	punctuation-spacing	info	modules/plugin/defaultresourcepack/src/main/resources/resources/languages/resources_zh_CN.properties:1593	useful	stray space after a full-width stop
15	jitsi/jitsi	placeholder-missing	warning	modules/plugin/defaultresourcepack/src/main/resources/resources/languages/resources_ar.properties:1350	useful	the argument is missing and the text says something else
15	FossifyOrg/Gallery	punctuation-spacing	warning	app/src/main/res/values-gu/strings.xml:55	useful	stray space before the question mark
15	ModernFlyouts-Community/ModernFlyouts	same-as-source	hint	ModernFlyouts/MultilingualResources/ModernFlyouts.el.xlf:313	pedantic	the label of a key, kept as printed on the keyboard
15	shadowsocks/ShadowsocksX-NG	missing-key	warning	ShadowsocksX-NG/zh-Hans.lproj/Localizable.strings:35	useful	the code uses the text and it is not in the file
15	jitsi/jitsi	extra-key	warning	modules/plugin/defaultresourcepack/src/main/resources/resources/languages/resources_ga.properties:284	useful	leftover key of a removed plugin
15	symfony/demo	missing-plural-form	warning	translations/messages+intl-icu.lt.xlf:317	useful	the form for two to nine stands under the general one
15	FossifyOrg/Gallery	end-punctuation	info	app/src/main/res/values-ar/strings.xml:260	pedantic	the form for zero is a statement on purpose
15	shadowsocks/ShadowsocksX-NG	duplicate-id	warning	ShadowsocksX-NG/zh-Hans.lproj/Localizable.strings:49	useful	the key stands twice with two translations
15	jitsi/jitsi	tag-extra	warning	modules/plugin/defaultresourcepack/src/main/resources/resources/languages/resources_de.properties:1514	false	the empty cell is the same element in its short form
15	jitsi/jitsi	trailing-whitespace	warning	modules/plugin/defaultresourcepack/src/main/resources/resources/languages/resources_fr.properties:1551	useful	the text ends with a line break where the argument should be
15	FossifyOrg/Gallery	invisible-character	warning	app/src/main/res/values-iw/strings.xml:97	useful	a hidden joiner at the start of a label
15	jitsi/jitsi	duplicate-id	warning	modules/plugin/defaultresourcepack/src/main/resources/resources/languages/resources_sk.properties:1510	useful	the key stands twice with two translations
15	FossifyOrg/Gallery	untranslated	warning	app/src/main/res/values-pt-rPT/strings.xml:265	useful	the form most numbers use is empty
15	jitsi/jitsi	end-punctuation	info	modules/plugin/defaultresourcepack/src/main/resources/resources/languages/resources_pt.properties:845	useful	the field label lost its colon
15	FossifyOrg/Gallery	leading-whitespace	warning	fastlane/metadata/android/eu-ES/full_description.txt:21	useful	stray space at the start of a heading
15	LinwoodDev/Butterfly	missing-plural-form	warning	app/lib/l10n/app_sr.arb:498	useful	the form for two to four stands under the general one
15	shadowsocks/ShadowsocksX-NG	extra-key	warning	ShadowsocksX-NG/zh-Hans.lproj/Localizable.strings:33	useful	leftover key that the code replaced by two others
15	jitsi/jitsi	much-longer	info	modules/plugin/defaultresourcepack/src/main/resources/resources/languages/resources_de.properties:1514	useful	the table still has a row the source removed
15	EbookFoundation/free-programming-books	invisible-character	warning	docs/CONTRIBUTING-zh.md:222	useful	hidden characters inside a name
15	jitsi/jitsi	brackets	warning	modules/plugin/defaultresourcepack/src/main/resources/resources/languages/resources_ar.properties:902	useful	the brackets are misplaced
15	LinwoodDev/Butterfly	punctuation-spacing	info	docs/src/content/docs/zh/privacypolicy.md:6	useful	spaces after full-width marks left by machine translation
15	jitsi/jitsi	numbers	warning	modules/plugin/defaultresourcepack/src/main/resources/resources/languages/resources_zh_CN.properties:1082	useful	a digit of the limit is missing
15	ModernFlyouts-Community/ModernFlyouts	needs-review	info	ModernFlyouts/MultilingualResources/ModernFlyouts.zh-Hans.xlf:433	useful	the entry waits for a review as a memory suggestion
15	ModernFlyouts-Community/ModernFlyouts	missing-key	warning	ModernFlyouts/Properties/Strings.zh-Hans.resx:359	useful	The key is missing; the layout page shows the English header
15	FossifyOrg/Gallery	quotation-marks	info	app/src/main/res/values-ro/strings.xml:34	useful	One escaped quotation mark is left open before the placeholder
15	LinwoodDev/Butterfly	leading-whitespace	warning	app/lib/l10n/app_ar.arb:1323	useful	Stray space before the Arabic label
15	jitsi/jitsi	urls	warning	modules/plugin/defaultresourcepack/src/main/resources/resources/languages/resources_ja.properties:347	useful	Old domain of the project; the address for bug reports is outdated
15	ModernFlyouts-Community/ModernFlyouts	trailing-whitespace	warning	ModernFlyouts/Properties/Strings.ar.resx:261	useful	Stray space at the end of the label
15	LinwoodDev/Butterfly	icu-syntax	error	app/lib/l10n/app_el.arb:1505	useful	A brace closed too early doubles the form and leaves a form without the number
15	EbookFoundation/free-programming-books	mixed-script	warning	courses/free-courses-ru.md:30	useful	The first letter is a Latin C
15	FossifyOrg/Gallery	missing-key	warning	app/src/main/res/values-ko-rKR/strings.xml:155	useful	The key is missing and the player uses it
15	jitsi/jitsi	tag-missing	info	modules/plugin/defaultresourcepack/src/main/resources/resources/languages/resources_es.properties:1503	useful	The tags are missing since the text of the next key stands here
15	jitsi/jitsi	icu-syntax	error	modules/plugin/defaultresourcepack/src/main/resources/resources/languages/resources_ast.properties:119	useful	True by the format; breaks nothing now, as the code passes no parameters
15	jitsi/jitsi	empty-tag	warning	modules/plugin/defaultresourcepack/src/main/resources/resources/languages/resources_pl.properties:810	useful	The link has no text; the address is not shown
15	FossifyOrg/Gallery	double-space	warning	app/src/main/res/values-el/strings.xml:255	useful	Two spaces, kept by Android as the value is in quotation marks
15	LinwoodDev/Butterfly	missing-key	warning	app/lib/l10n/app_hu.arb:2	useful	The key is missing in Hungarian
15	ModernFlyouts-Community/ModernFlyouts	double-space	warning	ModernFlyouts/MultilingualResources/ModernFlyouts.pl.xlf:225	useful	Two spaces in a visible text
15	jitsi/jitsi	missing-key	warning	modules/plugin/defaultresourcepack/src/main/resources/resources/languages/resources_hu.properties:393	useful	The key is missing in Hungarian
15	ModernFlyouts-Community/ModernFlyouts	untranslated	warning	ModernFlyouts/MultilingualResources/ModernFlyouts.he.xlf:489	useful	The entry is in state new and still English
15	LinwoodDev/Butterfly	trailing-whitespace	warning	app/lib/l10n/app_id.arb:36	useful	Stray space at the end of the label
15	shadowsocks/ShadowsocksX-NG	syntax	warning	ShadowsocksX-NG/Base.lproj/Localizable.strings:75	useful	True; the key is interpolated in the code, so the entry is never found
15	LinwoodDev/Butterfly	double-space	warning	metadata/ru-RU/full_description.txt:12	useful	Two spaces in the description of the store; the next line has them too
15	jitsi/jitsi	invisible-character	warning	modules/plugin/defaultresourcepack/src/main/resources/resources/languages/resources_zh_TW.properties:1334	useful	A control character at the end of the label
15	ModernFlyouts-Community/ModernFlyouts	mixed-script	warning	ModernFlyouts/Properties/Strings.el.resx:72	useful	The last letter is a Latin o
15	jitsi/jitsi	double-space	warning	modules/plugin/defaultresourcepack/src/main/resources/resources/languages/resources_ar.properties:389	pedantic	True, but the spaces follow a line break tag in HTML and do not show
15	LinwoodDev/Butterfly	brackets	warning	docs/src/content/docs/es/docs/v2/tools/grid.md:5	useful	The bracket of the note title is not closed; the directive does not render
15	jitsi/jitsi	quotation-marks	info	modules/plugin/defaultresourcepack/src/main/resources/resources/languages/resources_tr.properties:212	useful	A double quotation mark stands for the apostrophe before the suffix
15	jitsi/jitsi	placeholder-extra	warning	modules/plugin/defaultresourcepack/src/main/resources/resources/languages/resources_nl.properties:49	useful	The code passes no argument and appends the name; the placeholder is shown
15	jitsi/jitsi	mixed-script	warning	modules/plugin/defaultresourcepack/src/main/resources/resources/languages/resources_bg.properties:175	useful	The last letter is a Latin a
15	EbookFoundation/free-programming-books	untranslated	warning	docs/CONTRIBUTING-fa_IR.md:28	useful	The item is still in English within a Persian list
15	EbookFoundation/free-programming-books	document-structure	warning	courses/free-courses-si.md:1	false	The page is a list of its own for Sinhala resources, no translation of the English one
15	EbookFoundation/free-programming-books	punctuation-spacing	info	docs/CONTRIBUTING-zh.md:16	useful	The space after the full-width stop is an exception in this file (8 of 45)
15	FossifyOrg/Gallery	syntax	warning	app/src/main/res/values-fr/strings.xml:236	useful	Android drops the plain quotation marks; the next answer escapes them
15	jitsi/jitsi	much-shorter	info	modules/plugin/defaultresourcepack/src/main/resources/resources/languages/resources_hu.properties:195	useful	The title of the dialogue stands here in place of the instruction
15	LinwoodDev/Butterfly	tag-missing	info	docs/src/content/docs/ru/docs/v2/shortcuts.md:140	false	Two items of the list are swapped; the next line has the shortcut
15	jitsi/jitsi	space-around-tag	info	modules/plugin/defaultresourcepack/src/main/resources/resources/languages/resources_el.properties:1171	useful	The word before the link runs into it
15	jitsi/jitsi	same-as-source	warning	modules/plugin/defaultresourcepack/src/main/resources/resources/languages/resources_it.properties:1207	pedantic	True, but the term is in use in Italian as it is
15	LinwoodDev/Butterfly	same-as-source	hint	app/lib/l10n/app_sr.arb:1410	useful	left in English
15	LinwoodDev/Butterfly	untranslated	warning	docs/src/content/docs/or/docs/v2/tools/shape.md:18	useful	still in English
15	EbookFoundation/free-programming-books	tag-missing	warning	docs/HOWTO-bn.md:34	useful	the link is missing
15	jitsi/jitsi	tripled-letter	info	modules/plugin/defaultresourcepack/src/main/resources/resources/languages/resources_it.properties:351	useful	a typing error
15	EbookFoundation/free-programming-books	brackets	warning	docs/HOWTO-pt_PT.md:16	useful	a bracket without its partner
15	shadowsocks/ShadowsocksX-NG	same-as-source	warning	ShadowsocksX-NG/zh-Hans.lproj/PreferencesWinController.strings:53	useful	left in English
15	EbookFoundation/free-programming-books	missing-key	warning	courses/free-courses-ne.md:1	false	a list of courses in that language, no translation
15	EbookFoundation/free-programming-books	quotation-marks	info	docs/HOWTO-km.md:32	useful	a mark without its partner
15	jitsi/jitsi	punctuation-spacing	warning	modules/plugin/defaultresourcepack/src/main/resources/resources/languages/resources_ar.properties:569	useful	a space before the colon
15	jitsi/jitsi	placeholder-missing	warning	modules/plugin/defaultresourcepack/src/main/resources/resources/languages/resources_si.properties:896	useful	the placeholder is lost
15	FossifyOrg/Gallery	punctuation-spacing	info	app/src/main/res/values-zh-rTW/strings.xml:223	useful	a space after a full-width mark
15	ModernFlyouts-Community/ModernFlyouts	same-as-source	hint	ModernFlyouts/Properties/Strings.pl.resx:243	pedantic	what is written on a key
15	shadowsocks/ShadowsocksX-NG	missing-key	warning	ShadowsocksX-NG/zh-Hans.lproj/Localizable.strings:35	useful	the key is missing
15	jitsi/jitsi	extra-key	warning	modules/plugin/defaultresourcepack/src/main/resources/resources/languages/resources_ast.properties:1137	useful	a stale key
15	symfony/demo	missing-plural-form	warning	translations/messages+intl-icu.sr_Cyrl.xlf:316	useful	a form is missing
15	jitsi/jitsi	tag-extra	warning	modules/plugin/defaultresourcepack/src/main/resources/resources/languages/resources_ja.properties:342	useful	other languages have no such tags, and they are shown
15	jitsi/jitsi	trailing-whitespace	warning	modules/plugin/defaultresourcepack/src/main/resources/resources/languages/resources_hu.properties:324	pedantic	a stray space that nobody sees
15	FossifyOrg/Gallery	invisible-character	warning	app/src/main/res/values-gu/strings.xml:62	useful	invisible characters
15	jitsi/jitsi	duplicate-id	info	modules/plugin/defaultresourcepack/src/main/resources/resources/languages/resources_sk.properties:1117	useful	a key of two values
15	FossifyOrg/Gallery	untranslated	warning	app/src/main/res/values-pt-rPT/strings.xml:46	useful	not translated
15	jitsi/jitsi	end-punctuation	info	modules/plugin/defaultresourcepack/src/main/resources/resources/languages/resources_sk.properties:884	useful	the colon is missing
15	LinwoodDev/Butterfly	missing-plural-form	warning	app/lib/l10n/app_ar.arb:498	useful	forms are missing
15	shadowsocks/ShadowsocksX-NG	extra-key	warning	ShadowsocksX-NG/zh-Hans.lproj/Localizable.strings:47	useful	a stale key
15	jitsi/jitsi	brackets	warning	modules/plugin/defaultresourcepack/src/main/resources/resources/languages/resources_si.properties:40	useful	a bracket too many
15	LinwoodDev/Butterfly	punctuation-spacing	info	docs/src/content/docs/ja/docs/v2/storage.md:38	useful	a space after a full-width mark
16	iSoron/uhabits	missing-key	warning	uhabits-android/src/main/res/values-no-rNO/strings.xml:138	useful	the unit hint shows in English on the edit screen
16	kkapsner/CanvasBlocker	much-shorter	info	_locales/zh_TW/messages.json:623	useful	the text of another key stands in place of the description
16	alphagov/government-frontend	end-punctuation	info	config/locales/ti.yml:27	useful	colon is missing, and the text does not say what the source says
16	fastapi/fastapi	invisible-character	warning	docs/pt/docs/tutorial/cors.md:52	useful	two hidden characters left over from a paste
16	fastapi/fastapi	mixed-script	warning	docs/uk/docs/tutorial/body-multiple-params.md:21	useful	a Latin letter inside a Cyrillic word breaks search
16	gitextensions/gitextensions	placeholder-extra	error	src/app/GitUI/Translation/Simplified Chinese.xlf:9098	useful	the code passes two arguments, so the format call throws
16	alphagov/government-frontend	space-around-tag	info	config/locales/pa.yml:15	useful	the space stands inside the link
16	fastapi/fastapi	untranslated	warning	docs/zh-hant/docs/tutorial/schema-extra-example.md:134	false	block marker of the markup, the keyword stays in English in all pages
16	openpnp/openpnp	extra-key	warning	src/main/resources/org/openpnp/translations_ru.properties:219	useful	key of a renamed importer that no code and no source has
16	fastapi/fastapi	tag-missing	info	docs/fr/docs/tutorial/cors.md:46	useful	the code literal turned into a quoted sign
16	openpnp/openpnp	quotation-marks	info	src/main/resources/org/openpnp/translations_ru.properties:1096	useful	a stray quotation mark after the closing tag shows in the tooltip
16	alphagov/government-frontend	placeholder-missing	error	config/locales/pa.yml:15	useful	the placeholder name was altered and the call fails
16	openpnp/openpnp	much-longer	info	src/main/resources/org/openpnp/translations_zh_CN.properties:15	pedantic	the translator explains the options in full on purpose
16	openpnp/openpnp	space-around-tag	info	src/main/resources/org/openpnp/translations_ru.properties:1368	useful	two words run together before the tag
16	gitextensions/gitextensions	trailing-whitespace	warning	src/app/GitUI/Translation/Italian.xlf:10349	pedantic	the trailing line break of a label changes nothing to see
16	kkapsner/CanvasBlocker	leading-whitespace	warning	_locales/es/messages.json:15	pedantic	a space before the line breaks changes nothing to see
16	gitextensions/gitextensions	escapes	warning	src/app/GitUI/Translation/fi.xlf:13745	useful	literal escape sequences show in the dialog, though there are two, not one
16	openpnp/openpnp	end-punctuation	info	src/main/resources/org/openpnp/translations_ru.properties:931	useful	other question labels of the file keep the mark
16	kkapsner/CanvasBlocker	urls	warning	.documentation/addon description/es/description.txt:32	false	the paragraphs stand in another order, the address is in the file
16	openpnp/openpnp	leading-whitespace	warning	src/main/resources/org/openpnp/translations_zh_CN.properties:599	pedantic	the padding of a label in the source, nobody misses it
16	openpnp/openpnp	invisible-character	warning	src/main/resources/org/openpnp/translations_zh_CN.properties:89	useful	a hidden character without a function in Chinese text
16	gitextensions/gitextensions	untranslated	warning	src/app/GitUI/Translation/vi_VN.Plugins.xlf:317	useful	column header left in English
16	gitextensions/gitextensions	quotation-marks	info	src/app/GitUI/Translation/Czech.xlf:10325	useful	a quotation mark is missing after the setting name
16	gitextensions/gitextensions	numbers	warning	src/app/GitUI/Translation/French.xlf:4686	useful	wrong digit copied from the label before
16	gitextensions/gitextensions	punctuation-spacing	warning	src/app/GitUI/Translation/Turkish.xlf:4852	useful	stray space before the colon
16	openpnp/openpnp	same-as-source	warning	src/main/resources/org/openpnp/translations_ru.properties:438	useful	two legend texts left in English
16	openpnp/openpnp	much-shorter	info	src/main/resources/org/openpnp/translations_zh_CN.properties:637	pedantic	the file writes all these tooltips in the same short way
16	gitextensions/gitextensions	entities	warning	src/app/GitUI/Translation/Latvian.xlf:7234	false	the semicolon is punctuation after a setting name, not a reference
16	iSoron/uhabits	syntax	warning	uhabits-android/src/main/res/values-ru-rRU/strings.xml:209	pedantic	the source is written the same way and it works
16	iSoron/uhabits	end-punctuation	info	uhabits-android/src/main/res/values-ta-rIN/strings.xml:91	useful	the title of the question lost its mark
16	iSoron/uhabits	numbers	warning	uhabits-android/src/main/res/values-eo-rUY/strings.xml:56	useful	wrong number of hours
16	openpnp/openpnp	brackets	warning	src/main/resources/org/openpnp/translations_ru.properties:909	useful	debris of code after the closing tag
16	iSoron/uhabits	much-longer	info	uhabits-android/src/main/res/values-hu-rHU/strings.xml:155	useful	the note to the translator was translated in place of the text
16	alphagov/government-frontend	tag-missing	error	config/locales/hr.yml:341	useful	the tag name and its attribute run together, the link is broken
16	openpnp/openpnp	tag-extra	warning	src/main/resources/org/openpnp/translations_zh_CN.properties:936	false	the whole file shows the term in both languages with this wrapping
16	fastapi/fastapi	tag-extra	info	docs/de/docs/advanced/testing-events.md:10	pedantic	the translator glosses two English terms on purpose
16	gitextensions/gitextensions	brackets	warning	src/app/GitUI/Translation/Latvian.xlf:13615	useful	the plural construct was broken and the format call fails
16	kkapsner/CanvasBlocker	quotation-marks	info	_locales/pt/messages.json:1519	useful	the opening quotation mark and the space are missing
16	kkapsner/CanvasBlocker	tag-extra	warning	.documentation/addon description/es/description.txt:9	false	the paragraphs stand in another order, the list is in the source too
16	openpnp/openpnp	missing-key	warning	src/main/resources/org/openpnp/translations_ru.properties:626	useful	the menu text is missing
16	gitextensions/gitextensions	tripled-letter	info	src/app/GitUI/Translation/Dutch.xlf:4471	useful	misspelt word
16	openpnp/openpnp	tag-missing	warning	src/main/resources/org/openpnp/translations_ru.properties:1450	useful	the second half of the tooltip with its emphasis is missing
16	gitextensions/gitextensions	repeated-word	warning	src/app/GitUI/Translation/German.xlf:969	useful	doubled word, and a verb is missing before it
16	gitextensions/gitextensions	mixed-script	warning	src/app/GitUI/Translation/uk.Plugins.xlf:695	useful	a Latin letter at the start of a Cyrillic word
16	gitextensions/gitextensions	file-paths	warning	src/app/GitUI/Translation/Dutch.xlf:4956	useful	the text is older than the source and lacks the note
16	alphagov/government-frontend	missing-key	warning	config/locales/vi.yml:210	useful	the name of a language is missing
16	kkapsner/CanvasBlocker	tag-missing	warning	.documentation/addon description/es/description.txt:3	false	the paragraphs stand in another order, this one is paired with the wrong one
16	gitextensions/gitextensions	end-punctuation	info	src/app/GitUI/Translation/hu.xlf:13893	useful	the label lost its colon
16	alphagov/government-frontend	entities	warning	config/locales/so.yml:38	useful	a broken entity shows in the text
16	iSoron/uhabits	same-as-source	hint	uhabits-android/src/main/res/values-hi-rIN/strings.xml:37	useful	message left in English
16	iSoron/uhabits	punctuation-spacing	warning	uhabits-android/src/main/res/values-hi-rIN/strings.xml:142	useful	stray space before the comma
16	alphagov/government-frontend	same-as-source	info	config/locales/es-419.yml:127	useful	the plural is left in English beside a translated singular
16	alphagov/government-frontend	tag-attributes	warning	config/locales/it.yml:275	useful	curly quotation marks around the address break the link
16	gitextensions/gitextensions	same-as-source	warning	src/app/GitUI/Translation/fi.xlf:7719	useful	button left in English
16	kkapsner/CanvasBlocker	double-space	warning	_locales/fr/messages.json:1223	useful	stray double space after the colon
16	kkapsner/CanvasBlocker	trailing-whitespace	warning	_locales/fr/messages.json:1547	useful	stray space at the end of a choice
16	gitextensions/gitextensions	command-options	warning	src/app/GitUI/Translation/French.xlf:6808	useful	the option is a different one
16	alphagov/government-frontend	punctuation-spacing	warning	config/locales/ps.yml:275	useful	no space after the comma
16	alphagov/government-frontend	extra-key	warning	config/locales/ky.yml:14	useful	leftover key that the source and the code no longer have
16	fastapi/fastapi	punctuation-spacing	info	docs/zh/docs/tutorial/dependencies/global-dependencies.md:11	useful	stray space after a full-width comma
16	kkapsner/CanvasBlocker	much-longer	info	_locales/fr/messages.json:1279	pedantic	the translator wrote a longer explanation on purpose
16	iSoron/uhabits	placeholder-missing	warning	uhabits-android/src/main/res/values-ko-rKR/strings.xml:189	useful	the number is not shown and the code expects it
16	gitextensions/gitextensions	urls	warning	src/app/GitUI/Translation/Latvian.xlf:6878	useful	The address is replaced by the residue of a machine translation mask
16	kkapsner/CanvasBlocker	mixed-script	warning	_locales/ru/messages.json:1347	useful	The first letter is a Latin c
16	openpnp/openpnp	trailing-whitespace	warning	src/main/resources/org/openpnp/translations_zh_CN.properties:1653	pedantic	The source has stray line breaks after the closing html tag; nothing visible
16	alphagov/government-frontend	missing-plural-form	warning	config/locales/ar.yml:242	useful	The form for one is empty; the other document types of the file have it
16	kkapsner/CanvasBlocker	end-punctuation	info	_locales/ru/messages.json:803	useful	The colon is doubled; the sibling text has one
16	gitextensions/gitextensions	double-space	warning	src/app/GitUI/Translation/Tamil.Plugins.xlf:618	useful	Two spaces in a visible text
16	gitextensions/gitextensions	placeholder-missing	warning	src/app/GitUI/Translation/Simplified Chinese.xlf:9749	useful	The version number is not shown in Chinese
16	kkapsner/CanvasBlocker	same-as-source	warning	_locales/zh_TW/messages.json:819	useful	The prompt is still in English
16	alphagov/government-frontend	leading-whitespace	warning	config/locales/hi.yml:225	useful	Stray space at the start of a quoted value
16	iSoron/uhabits	mixed-script	warning	uhabits-android/src/main/res/values-sr-rSP/strings.xml:33	useful	The last letter is a Latin e
16	alphagov/government-frontend	mixed-script	warning	config/locales/be.yml:150	useful	The last letter is a Latin i
16	gitextensions/gitextensions	leading-whitespace	warning	src/app/GitUI/Translation/Russian.xlf:6109	useful	The text is appended to a title; without the space the two run together
16	openpnp/openpnp	punctuation-spacing	info	src/main/resources/org/openpnp/translations_zh_CN.properties:1460	pedantic	True, but the file has such spaces in a third of the places
16	kkapsner/CanvasBlocker	punctuation-spacing	info	_locales/ja/messages.json:1251	useful	The space after the full-width stop is an exception in this file (5 of 71)
16	openpnp/openpnp	double-space	warning	src/main/resources/org/openpnp/translations_zh_CN.properties:90	pedantic	True, but the label is HTML, where two spaces show as one
16	openpnp/openpnp	escapes	warning	src/main/resources/org/openpnp/translations_zh_CN.properties:50	false	The translator explains LF by naming its escape; the backslash is text on purpose
16	iSoron/uhabits	missing-key	warning	uhabits-android/src/main/res/values-eo-rUY/strings.xml:153	useful	The key is missing; most other languages have it
16	alphagov/government-frontend	end-punctuation	info	config/locales/ta.yml:405	useful	The full stop is doubled
16	fastapi/fastapi	invisible-character	warning	docs/pt/docs/tutorial/response-model.md:175	useful	Zero width spaces pasted from a translation service
16	fastapi/fastapi	mixed-script	warning	docs/uk/docs/tutorial/first-steps.md:117	useful	The last letter is a Latin a
16	alphagov/government-frontend	space-around-tag	info	config/locales/tr.yml:15	useful	The word before the link runs into it
16	fastapi/fastapi	untranslated	warning	docs/zh-hant/docs/tutorial/extra-models.md:135	false	The line is the keyword of an admonition, not text; it must stay as it is
16	openpnp/openpnp	extra-key	warning	src/main/resources/org/openpnp/translations_es.properties:63	useful	Neither the source nor the code knows the key
16	fastapi/fastapi	tag-missing	info	docs/zh-hant/docs/tutorial/testing.md:133	pedantic	True, but the library is named as plain text; nobody would change it
16	openpnp/openpnp	quotation-marks	info	src/main/resources/org/openpnp/translations_ru.properties:1026	useful	Stray quotation mark after the closing html tag
16	alphagov/government-frontend	placeholder-missing	error	config/locales/da.yml:272	useful	A space splits the placeholder, so the link is lost; the text is English too
16	openpnp/openpnp	much-longer	info	src/main/resources/org/openpnp/translations_zh_CN.properties:1838	pedantic	True, but the translator added explanations on purpose
16	gitextensions/gitextensions	trailing-whitespace	warning	src/app/GitUI/Translation/Italian.xlf:9852	pedantic	The source has a stray line break at the end; nothing visible is lost
16	kkapsner/CanvasBlocker	leading-whitespace	warning	_locales/pt/messages.json:23	useful	The indent of the list in the tooltip is lost; most languages keep it
16	gitextensions/gitextensions	escapes	warning	src/app/GitUI/Translation/fi.xlf:13469	useful	The two characters are shown where the source has a line break
16	openpnp/openpnp	end-punctuation	info	src/main/resources/org/openpnp/translations_ru.properties:757	pedantic	True, but the Russian label is good without the question mark
16	kkapsner/CanvasBlocker	urls	warning	.documentation/addon description/es/description.txt:32	false	The sections are in another order; the address is in the file, further up
16	gitextensions/gitextensions	untranslated	warning	src/app/GitUI/Translation/vi_VN.Plugins.xlf:620	useful	not translated
16	gitextensions/gitextensions	quotation-marks	info	src/app/GitUI/Translation/Dutch.xlf:10701	useful	one mark too many
16	gitextensions/gitextensions	punctuation-spacing	info	src/app/GitUI/Translation/Traditional Chinese.xlf:8464	useful	a space after a full-width mark
16	openpnp/openpnp	same-as-source	warning	src/main/resources/org/openpnp/translations_ru.properties:1611	useful	left in English
16	openpnp/openpnp	much-shorter	info	src/main/resources/org/openpnp/translations_ru.properties:1675	useful	a sentence is missing
16	gitextensions/gitextensions	entities	warning	src/app/GitUI/Translation/Portuguese.xlf:7280	false	the sign marks an accelerator, and the semicolon is punctuation
16	iSoron/uhabits	syntax	warning	uhabits-android/src/main/res/values-hu-rHU/strings.xml:202	useful	the resource compiler wants positions
16	iSoron/uhabits	end-punctuation	info	uhabits-android/src/main/res/values-eu-rES/strings.xml:91	useful	the question mark is missing
16	alphagov/government-frontend	tag-missing	error	config/locales/es.yml:275	useful	the quotation marks of the attribute are broken
16	openpnp/openpnp	tag-extra	warning	src/main/resources/org/openpnp/translations_zh_CN.properties:1294	pedantic	the translation shows both languages on purpose
16	fastapi/fastapi	tag-extra	info	docs/de/docs/advanced/security/http-basic-auth.md:9	pedantic	a note that the translation adds on purpose
16	gitextensions/gitextensions	brackets	warning	src/app/GitUI/Translation/Latvian.xlf:12901	useful	the placeholder is broken
16	kkapsner/CanvasBlocker	quotation-marks	info	_locales/pt_BR/messages.json:1519	useful	a mark without its partner
16	kkapsner/CanvasBlocker	tag-extra	warning	.documentation/addon description/es/description.txt:15	false	paragraphs of a description are paired by number, and this one is another
16	openpnp/openpnp	missing-key	warning	src/main/resources/org/openpnp/translations_ru.properties:1632	useful	the key is missing
16	openpnp/openpnp	tag-missing	warning	src/main/resources/org/openpnp/translations_zh_CN.properties:933	pedantic	the tag is a slip of the source
16	gitextensions/gitextensions	repeated-word	warning	src/app/GitUI/Translation/Russian.xlf:13578	useful	a word written twice
16	gitextensions/gitextensions	file-paths	warning	src/app/GitUI/Translation/Latvian.xlf:3240	useful	the filter shows no file
16	alphagov/government-frontend	missing-key	warning	config/locales/sl.yml:408	useful	the key is missing
16	kkapsner/CanvasBlocker	tag-missing	warning	.documentation/addon description/es/description.txt:43	false	paragraphs of a description are paired by number, and this one is another
16	gitextensions/gitextensions	end-punctuation	info	src/app/GitUI/Translation/Russian.xlf:8611	useful	the colon is missing
16	alphagov/government-frontend	entities	warning	config/locales/hy.yml:38	useful	a broken character reference
16	iSoron/uhabits	same-as-source	warning	uhabits-android/src/main/res/values-ar-rSA/strings.xml:205	useful	left in English
16	iSoron/uhabits	punctuation-spacing	warning	uhabits-android/src/main/res/values-hi-rIN/strings.xml:55	useful	a space before the mark
16	gitextensions/gitextensions	same-as-source	hint	src/app/GitUI/Translation/Simplified Chinese.xlf:2162	useful	left in English
16	kkapsner/CanvasBlocker	double-space	warning	_locales/fr/messages.json:611	useful	two spaces
16	kkapsner/CanvasBlocker	trailing-whitespace	warning	_locales/zh_CN/messages.json:15	pedantic	a stray space that nobody sees
16	gitextensions/gitextensions	command-options	warning	src/app/GitUI/Translation/Tamil.xlf:4908	useful	the options are translated
16	alphagov/government-frontend	punctuation-spacing	warning	config/locales/hy.yml:38	false	the semicolon belongs to a broken character reference
16	alphagov/government-frontend	extra-key	warning	config/locales/ky.yml:276	useful	a stale key
16	fastapi/fastapi	punctuation-spacing	info	docs/ja/docs/deployment/docker.md:333	useful	a space after a full-width mark
17	bitwarden/android	placeholder-extra	warning	ui/src/main/res/values-tr-rTR/strings.xml:526	useful	the code passes no argument, so the user sees the raw placeholder
17	MacDownApp/macdown	end-punctuation	info	MacDown/Localization/da-DK.lproj/MPEditorPreferencesViewController.strings:29	useful	the other field labels keep the colon, this one lost it
17	bitwarden/android	placeholder-missing	warning	ui/src/main/res/values-ro-rRO/strings.xml:487	useful	the code passes the count and the label ends without it
17	OCA/web	end-punctuation	info	web_m2x_options/i18n/es.po:88	useful	the label before a value lost its colon
17	foodcoops/foodsoft	extra-key	warning	plugins/links/config/locales/de.yml:17	useful	the view uses the key, the source file lacks it
17	bitwarden/android	lone-sign	error	ui/src/main/res/values-hu-rHU/strings.xml:1146	useful	the placeholder was broken, the format call fails or shows debris
17	OCA/web	needs-review	info	web_pwa_oca/i18n/es.po:140	useful	a fuzzy entry is not used until someone confirms it
17	bitwarden/android	tag-extra	warning	ui/src/main/res/values-sv-rSE/strings.xml:847	pedantic	the emphasis is split because of word order
17	bitwarden/android	space-around-tag	info	ui/src/main/res/values-ar-rSA/strings.xml:883	useful	a line break stands inside the link
17	OCA/web	po-header	warning	web_refresher/i18n/ca.po:1	useful	the catalogue has no header and no language
17	foodcoops/foodsoft	brackets	warning	config/locales/es.yml:406	useful	a bracket typed into the middle of a word
17	foodcoops/foodsoft	same-as-source	hint	config/locales/tr.yml:1054	useful	title left in English
17	bitwarden/android	quotation-marks	info	ui/src/main/res/values-az-rAZ/strings.xml:858	useful	a stray quotation mark inside a word
17	foodcoops/foodsoft	tag-order	error	config/locales/fr.yml:361	useful	the closing tags are crossed
17	MacDownApp/macdown	leading-whitespace	warning	MacDown/Localization/es.lproj/MainMenu.strings:275	useful	stray space at the start of a menu entry
17	foodcoops/foodsoft	trailing-whitespace	warning	config/locales/de.yml:780	pedantic	the space at the end is a slip of the source, nobody misses it
17	bitwarden/android	brackets	warning	ui/src/main/res/values-nl-rNL/strings.xml:1282	useful	a stray bracket in the sentence
17	bitwarden/android	repeated-word	warning	ui/src/main/res/values-nl-rNL/strings.xml:859	useful	doubled word
17	foodcoops/foodsoft	document-structure	warning	config/units-of-measure/locales/unece_nl.yml:896	false	the list of symbols differs by language, the file leaves out all English ones
17	MacDownApp/macdown	missing-key	warning	MacDown/Localization/ru-RU.lproj/Localizable.strings:1	useful	the plural text of the word counter is missing
17	bitwarden/android	invisible-character	warning	ui/src/main/res/values-zh-rTW/strings.xml:184	useful	hidden characters left over from a paste
17	foodcoops/foodsoft	end-punctuation	info	config/locales/es.yml:1739	useful	the label before a number lost its colon
17	foodcoops/foodsoft	punctuation-spacing	warning	config/units-of-measure/locales/unece_nl.yml:437	useful	no space after the comma
17	MacDownApp/macdown	trailing-whitespace	warning	MacDown/Localization/it-IT.lproj/MainMenu.strings:146	useful	stray space at the end of a menu entry
17	bitwarden/android	same-as-source	warning	ui/src/main/res/values-af-rZA/strings.xml:468	useful	sentence left in English
17	bitwarden/android	syntax	warning	ui/src/main/res/values-gl-rES/strings.xml:853	useful	the markup is escaped and broken, the quotation marks are a sign of it
17	foodcoops/foodsoft	double-space	warning	config/units-of-measure/locales/unece_de.yml:191	useful	stray double space in a name
17	foodcoops/foodsoft	placeholder-missing	warning	config/locales/es.yml:1333	useful	the subject of another mail stands here
17	foodcoops/foodsoft	placeholder-extra	warning	config/locales/tr.yml:1355	useful	the code passes no argument, so the raw placeholder shows
17	bitwarden/android	missing-key	warning	ui/src/main/res/values-ar-rSA/strings.xml:522	useful	the key is missing
17	OCA/web	untranslated	warning	web_company_color/i18n/zh_CN.po:40	useful	field label is not translated
17	foodcoops/foodsoft	tag-missing	warning	config/locales/fr.yml:1299	useful	the second emphasis of the source is lost
17	bitwarden/android	untranslated	warning	ui/src/main/res/values-bn-rBD/strings.xml:1074	useful	the empty text shows as nothing on screen
17	foodcoops/foodsoft	missing-key	warning	config/units-of-measure/locales/unece_tr.yml:76	useful	The unit is missing in Turkish; English, German and Dutch have it
17	OCA/web	same-as-source	hint	web_notify/i18n/nl.po:84	useful	The Dutch word is spelt differently; the English text was left
17	bitwarden/android	much-shorter	info	ui/src/main/res/values-sk-rSK/strings.xml:1027	useful	The second sentence, on how to deactivate, is not translated
17	bitwarden/android	tag-missing	error	ui/src/main/res/values-en-rGB/strings.xml:579	pedantic	True, but the code reads it as plain text; Dutch and Japanese lack it too; breaks nothing
17	bitwarden/android	end-punctuation	info	ui/src/main/res/values-it-rIT/strings.xml:175	pedantic	The title was reworded as a call to choose; no question mark needed
17	bitwarden/android	punctuation-spacing	info	ui/src/main/res/values-ja-rJP/strings.xml:584	useful	The space after the full-width stop is an exception in this file (10 of 150)
17	bitwarden/android	mixed-script	warning	ui/src/main/res/values-sr-rSP/strings.xml:1350	useful	The last letter is a Cyrillic e within a text in Latin letters
17	bitwarden/android	placeholder-extra	warning	ui/src/main/res/values-es-rES/strings.xml:1285	useful	The code passes no argument; the placeholder is shown as it is
17	MacDownApp/macdown	end-punctuation	info	MacDown/Localization/it-IT.lproj/MPEditorPreferencesViewController.strings:41	useful	The colon of the label is missing; sibling labels have it
17	bitwarden/android	placeholder-missing	warning	ui/src/main/res/values-af-rZA/strings.xml:485	useful	The number is not shown in Afrikaans
17	foodcoops/foodsoft	extra-key	warning	plugins/mollie/config/locales/nl.yml:8	useful	The source has the key under the wrong parent; one of the two is to be mended
17	OCA/web	needs-review	info	web_pwa_oca/i18n/es.po:47	useful	The flag is still set although the text is right; someone has to release it
17	bitwarden/android	tag-extra	warning	ui/src/main/res/values-hr-rHR/strings.xml:865	useful	The link is replaced by bold, so the help cannot be opened
17	bitwarden/android	space-around-tag	info	ui/src/main/res/values-sv-rSE/strings.xml:995	useful	The word before the link runs into it
17	OCA/web	po-header	warning	web_send_message_popup/i18n/fa.po:1	useful	the header is missing
17	foodcoops/foodsoft	same-as-source	warning	plugins/messages/config/locales/de.yml:32	useful	left in English
17	bitwarden/android	quotation-marks	info	ui/src/main/res/values-iw-rIL/strings.xml:108	pedantic	an opening mark stands for the closing one
17	MacDownApp/macdown	leading-whitespace	warning	MacDown/Localization/tr.lproj/MainMenu.strings:140	useful	a stray space
17	foodcoops/foodsoft	trailing-whitespace	warning	config/locales/nl.yml:720	pedantic	the space at the end is a slip of the source
17	foodcoops/foodsoft	document-structure	warning	config/units-of-measure/locales/unece_es.yml:239	pedantic	a list of signs that each language has of its own
17	MacDownApp/macdown	missing-key	warning	MacDown/Localization/ru-RU.lproj/Localizable.strings:1	useful	the key is missing
17	bitwarden/android	invisible-character	warning	ui/src/main/res/values-hr-rHR/strings.xml:997	useful	an invisible character
17	foodcoops/foodsoft	end-punctuation	info	config/locales/fr.yml:520	useful	the colon is missing
17	MacDownApp/macdown	trailing-whitespace	warning	MacDown/Localization/de.lproj/MainMenu.strings:341	pedantic	a stray space that nobody sees
17	bitwarden/android	same-as-source	warning	ui/src/main/res/values-bn-rBD/strings.xml:354	useful	left in English
17	bitwarden/android	syntax	warning	ui/src/main/res/values-gl-rES/strings.xml:853	useful	escaped markup that Android shows without its marks
17	foodcoops/foodsoft	double-space	warning	config/units-of-measure/locales/unece_nl.yml:563	useful	two spaces
17	foodcoops/foodsoft	placeholder-extra	warning	config/locales/tr.yml:1359	useful	nothing fills the placeholder
17	bitwarden/android	missing-key	warning	ui/src/main/res/values-lt-rLT/strings.xml:1270	useful	the key is missing
17	OCA/web	untranslated	warning	web_m2x_options/i18n/fr.po:40	useful	not translated
17	foodcoops/foodsoft	tag-missing	warning	config/locales/fr.yml:832	false	the logo is another word on purpose
17	bitwarden/android	untranslated	warning	ui/src/main/res/values-fr-rFR/strings.xml:1157	useful	not translated
18	p0deje/Maccy	placeholder-missing	error	Maccy/Settings/ta.lproj/GeneralSettings.strings:16	useful	two of three placeholders are broken by the machine translation
18	Prowlarr/Prowlarr	placeholder-missing	warning	src/NzbDrone.Core/Localization/Core/nl.json:449	useful	the name of another program stands where the application name belongs
18	activeadmin/activeadmin	leading-whitespace	warning	config/locales/zh-CN.yml:65	useful	stray space at the start of a button text
18	Prowlarr/Prowlarr	double-space	warning	src/NzbDrone.Core/Localization/Core/el.json:239	useful	stray double space in a sentence
18	Prowlarr/Prowlarr	end-punctuation	info	src/NzbDrone.Core/Localization/Core/id.json:109	useful	two full stops at the end, and the text belongs to another key
18	stenzek/duckstation	accelerators	info	src/duckstation-qt/translations/duckstation-qt_he.ts:12729	useful	the neighbouring menu entries keep the access key, this one lost it
18	activeadmin/activeadmin	double-space	warning	config/locales/sk.yml:110	useful	stray double space in a short text
18	stenzek/duckstation	invisible-character	warning	src/duckstation-qt/translations/duckstation-qt_ru.ts:15639	useful	hidden characters left over from a paste
18	stenzek/duckstation	same-as-source	hint	src/duckstation-qt/translations/duckstation-qt_tr.ts:4251	useful	label left in English
18	Prowlarr/Prowlarr	file-paths	warning	src/NzbDrone.Core/Localization/Core/es.json:797	useful	the path of the link was translated, so the link is broken
18	stenzek/duckstation	trailing-whitespace	warning	src/duckstation-qt/translations/duckstation-qt_nl.ts:1923	pedantic	the space at the end of a separate label changes nothing to see
18	stenzek/duckstation	double-space	warning	src/duckstation-qt/translations/duckstation-qt_pl.ts:15436	useful	stray double space in a message
18	stenzek/duckstation	needs-review	info	src/duckstation-qt/translations/duckstation-qt_fr.ts:10109	useful	the entry is marked unfinished and waits for a decision
18	stenzek/duckstation	leading-whitespace	warning	src/duckstation-qt/translations/duckstation-qt_ru.ts:19026	pedantic	the space before the unit was put there on purpose and reads better
18	Prowlarr/Prowlarr	markdown-links	warning	src/NzbDrone.Core/Localization/Core/pt_BR.json:797	useful	the path of the link was translated and split, so the link is broken
18	activeadmin/activeadmin	same-as-source	hint	config/locales/lv.yml:11	useful	button left in English
18	stenzek/duckstation	punctuation-spacing	warning	src/duckstation-qt/translations/duckstation-qt_tr.ts:20	useful	no space after the comma
18	stenzek/duckstation	empty-tag	warning	src/duckstation-qt/translations/duckstation-qt_pt-BR.ts:28	useful	the trade mark sign is gone and an empty element stays
18	Prowlarr/Prowlarr	markdown-marks	warning	src/NzbDrone.Core/Localization/Core/hu.json:647	useful	the link became plain text with the path spelled out
18	p0deje/Maccy	mixed-script	warning	Maccy/Settings/uk.lproj/AppearanceSettings.strings:16	useful	a Latin letter typed into a Cyrillic word
18	Prowlarr/Prowlarr	much-shorter	info	src/NzbDrone.Core/Localization/Core/sv.json:344	useful	the second half of the message is missing
18	Prowlarr/Prowlarr	placeholder-extra	warning	src/NzbDrone.Core/Localization/Core/de.json:221	pedantic	the program fills in this name for every text, so it works
18	p0deje/Maccy	extra-key	warning	Maccy/ca.lproj/Localizable.strings:15	useful	leftover key that the source and the code no longer have
18	activeadmin/activeadmin	trailing-whitespace	warning	config/locales/hu.yml:77	pedantic	a space at the end of an HTML text, nothing to see
18	activeadmin/activeadmin	syntax	error	app/views/active_admin/resource/_index_as_table_default.html.arb:1	false	a Ruby template with the extension arb, not a localization file
18	p0deje/Maccy	same-as-source	warning	Maccy/Settings/vi.lproj/AdvancedSettings.strings:4	useful	the comment in the command is translated in the other languages
18	p0deje/Maccy	punctuation-spacing	warning	Maccy/Settings/sv.lproj/GeneralSettings.strings:21	useful	stray space before the full stop
18	stenzek/duckstation	tag-missing	error	src/duckstation-qt/translations/duckstation-qt_pt-BR.ts:4066	useful	an opening tag stands where the closing one belongs
18	stenzek/duckstation	numbers	warning	src/duckstation-qt/translations/duckstation-qt_tr.ts:11695	useful	wrong number of the slot
18	activeadmin/activeadmin	missing-key	warning	config/locales/lv.yml:79	useful	the key is missing
18	Prowlarr/Prowlarr	missing-key	warning	src/NzbDrone.Core/Localization/Core/el.json:45	useful	the key is used by the indexer settings and missing here
18	activeadmin/activeadmin	placeholder-missing	warning	config/locales/sk.yml:100	pedantic	the noun is left out on purpose because it would need inflection
18	Prowlarr/Prowlarr	same-as-source	warning	src/NzbDrone.Core/Localization/Core/zh_CN.json:757	useful	help text left in English
18	stenzek/duckstation	repeated-word	warning	src/duckstation-qt/translations/duckstation-qt_es-ES.ts:4657	useful	doubled word
18	stenzek/duckstation	end-punctuation	info	src/duckstation-qt/translations/duckstation-qt_uk.ts:4644	pedantic	the question was turned into a request, the full stop is right
18	activeadmin/activeadmin	tag-missing	warning	config/locales/en-GB.yml:103	pedantic	the old wording works and most languages have it
18	activeadmin/activeadmin	end-punctuation	info	config/locales/nb.yml:10	pedantic	a sentence was added after the question, the full stop is right
18	p0deje/Maccy	end-punctuation	info	Maccy/Settings/nl.lproj/AdvancedSettings.strings:10	useful	two full stops at the end
18	Prowlarr/Prowlarr	invisible-character	warning	src/NzbDrone.Core/Localization/Core/zh_CN.json:202	useful	direction marks left over in Chinese text
18	stenzek/duckstation	file-paths	warning	src/duckstation-qt/translations/duckstation-qt_pl.ts:9370	useful	the file filter matches nothing
18	Prowlarr/Prowlarr	quotation-marks	info	src/NzbDrone.Core/Localization/Core/ca.json:633	useful	an opening quotation mark without a partner and the text is cut
18	stenzek/duckstation	brackets	warning	src/duckstation-qt/translations/duckstation-qt_ko.ts:9110	useful	a stray brace before the placeholder
18	stenzek/duckstation	space-around-tag	info	src/duckstation-qt/translations/duckstation-qt_pt-BR.ts:28	pedantic	the space stands before the empty element, nothing runs together
18	p0deje/Maccy	missing-key	warning	Maccy/Views/fi.lproj/PreviewItemView.strings:2	useful	The key is missing beside its pair; the preview shows it
18	p0deje/Maccy	much-shorter	info	Maccy/Settings/ta.lproj/GeneralSettings.strings:6	useful	The paragraph on the repeated press of the key is not translated
18	Prowlarr/Prowlarr	brackets	warning	src/NzbDrone.Core/Localization/Core/ko.json:465	useful	Stray closing bracket at the end
18	georgringer/news	untranslated	warning	Resources/Private/Language/locallang_be.xlf:6	false	The suffix be means backend here, it is no Belarusian file; the file is a source
18	stenzek/duckstation	untranslated	warning	src/duckstation-qt/translations/duckstation-qt_pt-BR.ts:3243	pedantic	True, but the unit is the same in Portuguese and the source is shown
18	Prowlarr/Prowlarr	mixed-script	warning	src/NzbDrone.Core/Localization/Core/bg.json:415	useful	The last letter is a Latin a
18	stenzek/duckstation	quotation-marks	info	src/duckstation-qt/translations/duckstation-qt_he.ts:1728	useful	Three quotation marks; the abbreviation is quoted wrongly
18	stenzek/duckstation	mixed-script	warning	src/duckstation-qt/translations/duckstation-qt_ru.ts:11948	useful	The first letter is a Latin C
18	Prowlarr/Prowlarr	punctuation-spacing	info	src/NzbDrone.Core/Localization/Core/zh_CN.json:682	useful	The space after the full-width stop is an exception in this file (8 of 40)
18	Prowlarr/Prowlarr	encoding	warning	src/NzbDrone.Core/Localization/Core/de.json:1	pedantic	True, the only file of 45 with the mark, but the program here reads it without harm
18	p0deje/Maccy	duplicate-id	info	Maccy/Settings/bn.lproj/GeneralSettings.strings:22	useful	The key is there twice with the same value; one can go
18	p0deje/Maccy	untranslated	warning	Maccy/Settings/hi.lproj/AppearanceSettings.strings:2	useful	34 of 38 values are empty, so the labels are empty
18	stenzek/duckstation	tag-extra	warning	src/duckstation-qt/translations/duckstation-qt_pt-BR.ts:9944	useful	A stray strong tag and a full stop inside the sentence
18	Prowlarr/Prowlarr	placeholder-missing	warning	src/NzbDrone.Core/Localization/Core/sk.json:175	useful	The text of another dialogue stands here, without the count
18	activeadmin/activeadmin	leading-whitespace	warning	config/locales/id.yml:58	pedantic	All titles of this file start so on purpose; HTML shows one space
18	Prowlarr/Prowlarr	end-punctuation	info	src/NzbDrone.Core/Localization/Core/id.json:108	useful	The full stop is doubled
18	stenzek/duckstation	accelerators	info	src/duckstation-qt/translations/duckstation-qt_pt-BR.ts:20227	pedantic	True, but two thirds of the menu texts in this file have no accelerator
18	activeadmin/activeadmin	double-space	warning	config/locales/cs.yml:84	pedantic	True, but the text is HTML, where two spaces show as one
18	stenzek/duckstation	invisible-character	warning	src/duckstation-qt/translations/duckstation-qt_uk.ts:15356	useful	Zero width spaces pasted from a translation service
18	stenzek/duckstation	same-as-source	hint	src/duckstation-qt/translations/duckstation-qt_fr.ts:3507	useful	The other four places in the file have it translated
18	Prowlarr/Prowlarr	file-paths	warning	src/NzbDrone.Core/Localization/Core/pt_BR.json:797	useful	the path of the link is translated and broken
18	stenzek/duckstation	trailing-whitespace	warning	src/duckstation-qt/translations/duckstation-qt_he.ts:1922	useful	the space before the number is missing
18	stenzek/duckstation	double-space	warning	src/duckstation-qt/translations/duckstation-qt_sv.ts:5854	useful	two spaces
18	stenzek/duckstation	leading-whitespace	warning	src/duckstation-qt/translations/duckstation-qt_uk.ts:7056	useful	the space that sets it off is missing
18	Prowlarr/Prowlarr	markdown-links	warning	src/NzbDrone.Core/Localization/Core/tr.json:547	useful	the address is translated
18	activeadmin/activeadmin	same-as-source	hint	config/locales/lv.yml:12	useful	left in English
18	stenzek/duckstation	punctuation-spacing	warning	src/duckstation-qt/translations/duckstation-qt_tr.ts:5370	useful	a space before the question mark
18	Prowlarr/Prowlarr	markdown-marks	warning	src/NzbDrone.Core/Localization/Core/pt_BR.json:797	useful	a space breaks the link
18	Prowlarr/Prowlarr	much-shorter	info	src/NzbDrone.Core/Localization/Core/nl.json:209	useful	a part of the text is missing
18	Prowlarr/Prowlarr	placeholder-extra	warning	src/NzbDrone.Core/Localization/Core/nl.json:211	false	the program fills this name in every text
18	p0deje/Maccy	extra-key	warning	Maccy/ru.lproj/Localizable.strings:16	useful	a stale key
18	activeadmin/activeadmin	trailing-whitespace	warning	config/locales/hu.yml:78	pedantic	a stray space that nobody sees
18	activeadmin/activeadmin	syntax	error	app/views/active_admin/shared/_sidebar_section.html.arb:1	false	a template of Ruby with the same extension, no resource file
18	p0deje/Maccy	same-as-source	warning	Maccy/Settings/vi.lproj/AdvancedSettings.strings:6	useful	the comment in it is still English, others have it translated
18	p0deje/Maccy	punctuation-spacing	info	Maccy/Settings/ja.lproj/GeneralSettings.strings:16	useful	a space after a full-width mark
18	stenzek/duckstation	tag-missing	error	src/duckstation-qt/translations/duckstation-qt_pt-BR.ts:17145	useful	the closing tag is missing
18	activeadmin/activeadmin	missing-key	warning	config/locales/sk.yml:109	useful	the key is missing
18	Prowlarr/Prowlarr	missing-key	warning	src/NzbDrone.Core/Localization/Core/pt.json:46	useful	the key is missing
18	activeadmin/activeadmin	placeholder-missing	warning	config/locales/sk.yml:44	pedantic	rephrased, the language would have to inflect the name
18	Prowlarr/Prowlarr	same-as-source	hint	src/NzbDrone.Core/Localization/Core/de.json:761	pedantic	the term may stay
18	stenzek/duckstation	end-punctuation	info	src/duckstation-qt/translations/duckstation-qt_it.ts:10554	useful	the colon is missing
18	activeadmin/activeadmin	tag-missing	warning	config/locales/uk.yml:110	pedantic	follows an older source, the page shows its number
18	activeadmin/activeadmin	end-punctuation	info	config/locales/ar.yml:80	useful	the colon is missing
18	p0deje/Maccy	end-punctuation	info	Maccy/Settings/he.lproj/AppearanceSettings.strings:17	useful	a colon twice
18	Prowlarr/Prowlarr	invisible-character	warning	src/NzbDrone.Core/Localization/Core/zh_CN.json:372	useful	invisible characters
18	stenzek/duckstation	file-paths	warning	src/duckstation-qt/translations/duckstation-qt_ru.ts:44	useful	the name is written otherwise
19	django-cms/django-cms	repeated-word	warning	cms/locale/nl/LC_MESSAGES/django.po:1519	useful	a word twice
19	bottlesdevs/Bottles	trailing-whitespace	warning	po/hi.po:2937	useful	a space too many at the end
19	DevToys-app/DevToys	punctuation-spacing	info	src/app/dev/DevToys.Blazor/BuiltInTools/ExtensionsManager/ExtensionsManager.ja-JP.resx:158	useful	a space too many or too few beside the mark
19	photoview/photoview	tag-missing	error	ui/src/extractedTranslations/de/translation.json:194	useful	the tag is not there
19	django-cms/django-cms	brackets	warning	cms/locale/fa/LC_MESSAGES/django.po:1030	useful	a bracket without its partner
19	encode/django-rest-framework	double-space	warning	rest_framework/locale/sk/LC_MESSAGES/django.po:339	useful	two spaces
19	keepassxreboot/keepassxc-browser	space-around-tag	info	keepassxc-browser/_locales/la/messages.json:1075	useful	the space beside the tag differs
19	dnSpyEx/dnSpy	entities	warning	dnSpy/dnSpy/Properties/dnSpy.Resources.tr.resx:253	useful	a broken reference
19	hibernate/hibernate-validator	punctuation-spacing	warning	engine/src/main/resources/org/hibernate/validator/ValidationMessages_az.properties:54	false	within an expression that a program reads
19	dnSpyEx/dnSpy	same-as-source	hint	Extensions/dnSpy.AsmEditor/Properties/dnSpy.AsmEditor.Resources.vi.resx:2037	useful	left in English
19	uBlockOrigin/uBOL-home	tag-missing	warning	chromium/_locales/sk/messages.json:155	useful	the tag is not there
19	igniterealtime/Openfire	mixed-script	warning	i18n/src/main/resources/openfire_i18n_uk_UA.properties:3134	useful	a letter of the other alphabet
19	tldr-pages/tldr	tag-missing	info	pages/linux/distrobox-rm.md:3	false	the ending of a command, not a language
19	betaflight/betaflight-configurator	space-around-tag	info	locales/de/messages.json:1048	useful	the space beside the tag differs
19	Foundry376/Mailspring	urls	warning	app/lang/el.json:148	useful	the address is damaged
19	getgrav/grav-plugin-admin	quotation-marks	info	languages/et.yaml:235	useful	a lone quotation mark
19	photoview/photoview	much-shorter	info	ui/src/extractedTranslations/de/translation.json:338	useful	most of the text is missing
19	cheeaun/phanpy	much-shorter	info	src/locales/tr-TR.po:4899	useful	most of the text is missing
19	cheeaun/phanpy	trailing-whitespace	warning	src/locales/fa-IR.po:4442	useful	a space too many at the end
19	betaflight/betaflight-configurator	mixed-script	warning	locales/ru/messages.json:5574	useful	a letter of the other alphabet
19	pennersr/django-allauth	placeholder-missing	error	allauth/locale/ro/LC_MESSAGES/django.po:661	useful	the value is not shown
19	getgrav/grav-plugin-admin	end-punctuation	info	languages/mn.yaml:562	useful	the mark at the end is missing or another
19	getgrav/grav-plugin-admin	numbers	warning	languages/ja.yaml:687	useful	another number
19	django-cms/django-cms	trailing-whitespace	warning	cms/locale/nb/LC_MESSAGES/django.po:1086	pedantic	layout of the template only
19	photoview/photoview	empty-tag	warning	ui/src/extractedTranslations/ru/translation.json:194	useful	the tag lost its text
19	openstyles/stylus	much-longer	info	src/_locales/zh_CN/messages.json:924	pedantic	a note of the translator
19	django-cms/django-cms	tag-order	error	cms/locale/ku_IQ/LC_MESSAGES/django.po:903	useful	closed before it opens
19	django-cms/django-cms	leading-whitespace	warning	cms/locale/pl/LC_MESSAGES/django.po:1151	pedantic	layout of the template only
19	cryptpad/cryptpad	placeholder-missing	warning	www/common/translations/messages.zh_Hant.json:1274	useful	the value is not shown
19	neos/neos-ui	duplicate-id	info	Resources/Private/Translations/de/Main.xlf:557	useful	the key is there twice
19	cryptpad/cryptpad	mixed-script	warning	www/common/translations/messages.ru.json:1706	useful	a letter of the other alphabet
19	bottlesdevs/Bottles	brackets	warning	po/kab.po:203	useful	a bracket without its partner
19	getgrav/grav-plugin-admin	mixed-script	warning	languages/sr.yaml:352	useful	a letter of the other alphabet
19	betaflight/betaflight-configurator	invisible-character	warning	locales/gl/messages.json:2589	useful	an invisible character
19	betaflight/betaflight-configurator	tag-extra	warning	locales/fr/messages.json:998	useful	a tag that the source has not
19	dnSpyEx/dnSpy	invisible-character	warning	Extensions/dnSpy.AsmEditor/Properties/dnSpy.AsmEditor.Resources.tr.resx:426	useful	an invisible character
19	dnSpyEx/dnSpy	command-options	warning	dnSpy/dnSpy.Console/Properties/dnSpy.Console.Resources.es-ES.resx:271	useful	another option than in the source
19	bottlesdevs/Bottles	placeholder-extra	warning	po/pl.po:157	useful	a value that the source does not pass
19	betaflight/betaflight-configurator	declared-placeholders	error	locales/da/messages.json:9135	useful	not declared, the browser refuses it
19	keepassxreboot/keepassxc-browser	punctuation-spacing	info	keepassxc-browser/_locales/zh_TW/messages.json:762	useful	a space too many or too few beside the mark
19	cheeaun/phanpy	plural-number	info	src/locales/uk-UA.po:2917	useful	the form does not say the number
19	pennersr/django-allauth	brackets	warning	allauth/locale/sk/LC_MESSAGES/django.po:1147	useful	a bracket without its partner
19	dnSpyEx/dnSpy	trailing-whitespace	warning	dnSpy/dnSpy/Properties/dnSpy.Resources.zh-CN.resx:2112	useful	a space too many at the end
19	getgrav/grav-plugin-admin	urls	warning	languages/no.yaml:475	pedantic	an example address
19	pennersr/django-allauth	end-punctuation	info	allauth/locale/uz/LC_MESSAGES/django.po:856	useful	the mark at the end is missing or another
19	cryptpad/cryptpad	trailing-whitespace	warning	www/common/translations/messages.el.json:292	pedantic	a trailing space of the source
19	bottlesdevs/Bottles	quotation-marks	info	po/hu.po:1681	useful	a lone quotation mark
19	tldr-pages/tldr	tag-extra	info	pages.ko/common/glab-mr.md:5	false	the ending of a command, not a language
19	igniterealtime/Openfire	same-as-source	warning	i18n/src/main/resources/openfire_i18n_ru_RU.properties:3685	useful	left in English
19	openstyles/stylus	invisible-character	warning	src/_locales/zh_CN/messages.json:945	useful	an invisible character
19	sonata-project/SonataAdminBundle	mixed-script	warning	src/Resources/translations/SonataAdminBundle.sr_Cyrl.xliff:239	useful	a letter of the other alphabet
19	openstyles/stylus	brackets	warning	src/_locales/de/messages.json:89	false	the text lists characters
19	tldr-pages/tldr	missing-key	warning	contributing-guides/style-guide.de.md:1	useful	not in the file
19	photoview/photoview	placeholder-missing	warning	ui/src/extractedTranslations/de/translation.json:194	useful	the value is not shown
19	cryptpad/cryptpad	missing-key	warning	www/common/translations/messages.ka.json:163	useful	not in the file
19	cheeaun/phanpy	tag-extra	warning	src/locales/ko-KR.po:4297	useful	a tag that the source has not
19	cheeaun/phanpy	punctuation-spacing	info	src/locales/ja-JP.po:668	useful	a space too many or too few beside the mark
19	cryptpad/cryptpad	extra-key	warning	www/lib/pdfjs/modern/web/locale/en-GB/viewer.ftl:305	pedantic	a library of others, harmless
19	Foundry376/Mailspring	file-paths	warning	app/lang/et.json:705	useful	the file name is damaged
19	gedoor/legado	other-script	warning	app/src/main/res/values-es-rES/strings.xml:940	useful	in Chinese
19	betaflight/betaflight-configurator	numbers	warning	locales/eu/messages.json:864	useful	another number
19	cheeaun/phanpy	space-around-tag	info	src/locales/uk-UA.po:1276	useful	the space beside the tag differs
19	neos/neos-ui	needs-review	info	Resources/Private/Translations/de/Main.xlf:655	useful	marked for review
19	keepassxreboot/keepassxc-browser	end-punctuation	info	keepassxc-browser/_locales/et/messages.json:666	useful	the mark at the end is missing or another
19	encode/django-rest-framework	invisible-character	warning	rest_framework/locale/zh_CN/LC_MESSAGES/django.po:318	useful	an invisible character
19	igniterealtime/Openfire	syntax	warning	i18n/src/main/resources/openfire_i18n_uk_UA.properties:3544	useful	the file is broken here
19	django-cms/django-cms	numbers	warning	cms/locale/zh_TW/LC_MESSAGES/django.po:1552	useful	another number
19	neos/neos-ui	trailing-whitespace	warning	Resources/Private/Translations/ja/Main.xlf:223	useful	a space too many at the end
19	NightscoutFoundation/xDrip	mixed-script	warning	app/src/main/res/values-bg/strings-bg.xml:464	useful	a letter of the other alphabet
19	getgrav/grav-plugin-admin	much-longer	info	languages/de.yaml:434	pedantic	says more on purpose
19	django-cms/django-cms	tag-missing	error	cms/locale/fa/LC_MESSAGES/django.po:1362	useful	the tag is not there
19	betaflight/betaflight-configurator	tag-attributes	warning	locales/eu/messages.json:2810	useful	the attribute is damaged
19	igniterealtime/Openfire	invisible-character	warning	i18n/src/main/resources/openfire_i18n_pt_BR.properties:3110	useful	an invisible character
19	Foundry376/Mailspring	syntax	error	app/lang/lb.json:328	useful	the file is broken here
19	getgrav/grav-plugin-admin	tag-extra	warning	languages/cs.yaml:369	pedantic	a tag that is named
19	Foundry376/Mailspring	invisible-character	warning	app/lang/ar.json:217	useful	an invisible character
19	getgrav/grav-plugin-admin	tag-missing	error	languages/br.yaml:24	useful	the tag is not there
19	bottlesdevs/Bottles	end-punctuation	info	po/gl.po:249	useful	the mark at the end is missing or another
19	openstyles/stylus	tag-extra	warning	src/_locales/pl/messages.json:1063	pedantic	the same formatting in another notation
19	encode/django-rest-framework	same-as-source	hint	rest_framework/locale/el/LC_MESSAGES/django.po:520	useful	left in English
19	igniterealtime/Openfire	double-space	warning	i18n/src/main/resources/openfire_i18n_ru_RU.properties:573	useful	two spaces
19	encode/django-rest-framework	untranslated	warning	rest_framework/locale/fi/LC_MESSAGES/django.po:270	useful	empty
19	django-cms/django-cms	punctuation-spacing	warning	cms/locale/fa/LC_MESSAGES/django.po:1746	useful	a space too many or too few beside the mark
19	django-cms/django-cms	untranslated	warning	cms/locale/sk/LC_MESSAGES/django.po:1514	useful	empty
19	getgrav/grav-plugin-admin	markdown-marks	warning	languages/de.yaml:768	useful	the mark is broken by a space
19	neos/neos-ui	format-rule	warning	Resources/Private/Translations/da/Main.xlf:259	useful	another language is declared
19	getgrav/grav-plugin-admin	trailing-whitespace	warning	languages/uk.yaml:563	pedantic	a trailing space of the source
19	django-cms/django-cms	quotation-marks	info	cms/locale/lt/LC_MESSAGES/django.po:1749	useful	a lone quotation mark
19	bottlesdevs/Bottles	punctuation-spacing	info	po/zh_SG.po:2697	useful	a space too many or too few beside the mark
19	openstyles/stylus	escapes	warning	src/_locales/zh_CN/messages.json:1217	useful	the line break differs
19	photoview/photoview	missing-plural-form	warning	ui/src/extractedTranslations/uk/translation.json:264	useful	the language needs the form
19	uBlockOrigin/uBOL-home	space-around-tag	info	chromium/_locales/pt_BR/messages.json:155	useful	the space beside the tag differs
19	getgrav/grav-plugin-admin	missing-key	warning	languages/bg.yaml:346	useful	not in the file
19	owntracks/android	tag-extra	error	project/app/src/main/res/values-fr-rBE/strings.xml:146	useful	a tag that the source has not
19	cheeaun/phanpy	end-punctuation	info	src/locales/tr-TR.po:3945	useful	the mark at the end is missing or another
19	cheeaun/phanpy	placeholder-missing	warning	src/locales/pl-PL.po:1818	pedantic	the same value is passed twice
19	uBlockOrigin/uBOL-home	same-as-source	warning	chromium/_locales/ur/messages.json:11	useful	left in English
19	pennersr/django-allauth	quotation-marks	info	allauth/locale/de/LC_MESSAGES/django.po:879	useful	a lone quotation mark
19	uBlockOrigin/uBOL-home	untranslated	warning	firefox/_locales/ml/messages.json:91	useful	empty
19	Foundry376/Mailspring	end-punctuation	info	app/lang/uz.json:390	useful	the mark at the end is missing or another
19	encode/django-rest-framework	trailing-whitespace	warning	rest_framework/locale/sv/LC_MESSAGES/django.po:113	useful	a space too many at the end
19	cheeaun/phanpy	icu-syntax	error	src/locales/tr-TR.po:2318	useful	the message does not parse
19	hibernate/hibernate-validator	much-longer	info	engine/src/main/resources/org/hibernate/validator/ValidationMessages_az.properties:53	false	most of both texts is an expression of the program
19	igniterealtime/Openfire	space-around-tag	info	i18n/src/main/resources/openfire_i18n_fr.properties:2209	useful	the space beside the tag differs
19	neos/neos-ui	same-as-source	hint	Resources/Private/Translations/nl/Main.xlf:23	useful	left in English
19	bottlesdevs/Bottles	mixed-script	warning	po/el.po:2127	useful	a letter of the other alphabet
19	keepassxreboot/keepassxc-browser	numbers	warning	keepassxc-browser/_locales/uk/messages.json:842	useful	another number
19	igniterealtime/Openfire	quotation-marks	info	i18n/src/main/resources/openfire_i18n_fr.properties:3138	useful	a lone quotation mark
19	cryptpad/cryptpad	quotation-marks	info	www/common/translations/messages.eu.json:747	useful	a lone quotation mark
19	cheeaun/phanpy	numbers	warning	src/locales/pl-PL.po:376	useful	another number
19	igniterealtime/Openfire	leading-whitespace	warning	i18n/src/main/resources/openfire_i18n_fr.properties:3466	useful	a space too many at the start
19	dnSpyEx/dnSpy	placeholder-missing	warning	Extensions/dnSpy.Debugger/dnSpy.Debugger.DotNet.CorDebug/Properties/dnSpy.Debugger.DotNet.CorDebug.Resources.cs.resx:152	useful	the value is not shown
19	photoview/photoview	extra-key	warning	ui/src/extractedTranslations/uk/translation.json:93	useful	no longer in the source
19	igniterealtime/Openfire	placeholder-missing	warning	i18n/src/main/resources/openfire_i18n_fr.properties:2271	useful	the value is not shown
19	pennersr/django-allauth	declared-language	warning	allauth/locale/et/LC_MESSAGES/django.po:15	pedantic	nobody reads it
19	igniterealtime/Openfire	much-shorter	info	i18n/src/main/resources/openfire_i18n_ru_RU.properties:2871	useful	most of the text is missing
19	keepassxreboot/keepassxc-browser	missing-key	warning	keepassxc-browser/_locales/et/messages.json:881	useful	not in the file
19	Foundry376/Mailspring	tripled-letter	info	app/lang/sm.json:629	useful	a letter three times
19	betaflight/betaflight-configurator	trailing-whitespace	warning	locales/pl/messages.json:1488	pedantic	a trailing space of the source
19	igniterealtime/Openfire	repeated-word	warning	i18n/src/main/resources/openfire_i18n_sk.properties:524	useful	a word twice
19	dnSpyEx/dnSpy	missing-key	warning	Extensions/dnSpy.Debugger/dnSpy.Debugger.DotNet.CorDebug/Properties/dnSpy.Debugger.DotNet.CorDebug.Resources.de.resx:138	useful	not in the file
19	uBlockOrigin/uBOL-home	end-punctuation	info	firefox/_locales/br_FR/messages.json:99	useful	the mark at the end is missing or another
19	betaflight/betaflight-configurator	quotation-marks	info	locales/pl/messages.json:4401	useful	a lone quotation mark
19	keepassxreboot/keepassxc-browser	tag-missing	warning	keepassxc-browser/_locales/my/messages.json:1242	useful	the tag is not there
19	bottlesdevs/Bottles	untranslated	warning	po/az.po:2414	useful	empty
19	getgrav/grav-plugin-admin	placeholder-extra	warning	languages/fr.yaml:20	useful	a value that the source does not pass
19	pennersr/django-allauth	same-as-source	hint	allauth/locale/lt/LC_MESSAGES/django.po:537	useful	left in English
19	getgrav/grav-plugin-admin	space-around-tag	info	languages/id.yaml:577	useful	the space beside the tag differs
19	dnSpyEx/dnSpy	placeholder-extra	warning	Extensions/dnSpy.AsmEditor/Properties/dnSpy.AsmEditor.Resources.es-ES.resx:301	useful	a value that the source does not pass
19	openstyles/stylus	space-around-tag	info	src/_locales/hu/messages.json:1051	useful	the space beside the tag differs
19	gedoor/legado	same-as-source	warning	app/src/main/res/values-ja-rJP/strings.xml:849	useful	left in English
19	cryptpad/cryptpad	same-as-source	hint	www/common/translations/messages.ro.json:92	pedantic	also the word of the language
19	DevToys-app/DevToys	untranslated	warning	src/app/dev/DevToys.Localization/Strings/TextBox/TextBox.vi-VN.resx:121	useful	empty
19	igniterealtime/Openfire	garbled-text	warning	i18n/src/main/resources/openfire_i18n_nl.properties:2238	useful	mojibake
19	igniterealtime/Openfire	end-punctuation	info	i18n/src/main/resources/openfire_i18n_sk.properties:2925	useful	the mark at the end is missing or another
19	owntracks/android	placeholder-missing	warning	project/app/src/main/res/values-es/strings.xml:65	useful	the value is not shown
19	DevToys-app/DevToys	same-as-source	hint	src/app/dev/platforms/desktop/DevToys.MacOS/Strings/AppMenuBar/AppMenuBar.vi-VN.resx:30	useful	left in English
19	encode/django-rest-framework	end-punctuation	info	rest_framework/locale/lv/LC_MESSAGES/django.po:264	useful	the mark at the end is missing or another
19	cryptpad/cryptpad	double-space	warning	www/lib/pdfjs/modern/web/locale/lo/viewer.ftl:110	useful	two spaces
19	getgrav/grav-plugin-admin	punctuation-spacing	info	languages/zh-cn.yaml:1146	useful	a space too many or too few beside the mark
19	dnSpyEx/dnSpy	double-space	warning	dnSpy/dnSpy.Console/Properties/dnSpy.Console.Resources.uk.resx:265	useful	two spaces
19	Foundry376/Mailspring	extra-key	warning	app/lang/ca.json:272	useful	no longer in the source
19	Foundry376/Mailspring	placeholder-extra	error	app/lang/hi.json:149	useful	a value that the source does not pass
19	openstyles/stylus	missing-key	warning	src/_locales/sr/messages.json:267	useful	not in the file
19	uBlockOrigin/uBOL-home	tag-extra	error	chromium/_locales/zh_CN/messages.json:119	useful	a tag that the source has not
19	uBlockOrigin/uBOL-home	tag-attributes	warning	chromium/_locales/zh_CN/messages.json:211	useful	the attribute is damaged
19	getgrav/grav-plugin-admin	invisible-character	warning	languages/fa.yaml:448	useful	an invisible character
19	dnSpyEx/dnSpy	file-paths	warning	dnSpy/dnSpy.Console/Properties/dnSpy.Console.Resources.zh-CN.resx:295	pedantic	the wildcard is dropped
19	openstyles/stylus	units	warning	src/_locales/it/messages.json:181	false	the abbreviation of month, not a unit
19	cheeaun/phanpy	tag-missing	error	src/locales/tr-TR.po:2212	useful	the tag is not there
19	igniterealtime/Openfire	escapes	info	i18n/src/main/resources/openfire_i18n_de.properties:3296	pedantic	only the layout differs
19	owntracks/android	double-space	warning	project/app/src/main/res/values-ru/strings.xml:351	useful	two spaces
19	owntracks/android	syntax	warning	project/app/src/main/res/values-it/strings.xml:23	useful	the file is broken here
19	openstyles/stylus	end-punctuation	info	src/_locales/cs/messages.json:881	useful	the mark at the end is missing or another
19	Foundry376/Mailspring	untranslated	warning	app/lang/zh-CN.json:69	useful	empty
19	keepassxreboot/keepassxc-browser	placeholder-missing	warning	keepassxc-browser/_locales/pt/messages.json:1038	useful	the value is not shown
19	uBlockOrigin/uBOL-home	tag-order	error	chromium/_locales/ar/messages.json:119	useful	closed before it opens
19	dnSpyEx/dnSpy	punctuation-spacing	info	Extensions/dnSpy.AsmEditor/Properties/dnSpy.AsmEditor.Resources.zh-CN.resx:1359	useful	a space too many or too few beside the mark
19	DevToys-app/DevToys	end-punctuation	info	src/app/dev/DevToys.Localization/Strings/FirstStartDialog/FirstStartDialog.de-DE.resx:122	useful	the mark at the end is missing or another
19	Foundry376/Mailspring	mixed-script	warning	app/src/quickpreview/pdfjs-4.3.136/web/locale/kab/viewer.ftl:135	useful	a letter of the other alphabet
19	encode/django-rest-framework	mixed-script	warning	rest_framework/locale/el/LC_MESSAGES/django.po:280	useful	a letter of the other alphabet
19	cryptpad/cryptpad	brackets	warning	www/common/translations/messages.es_CU.json:1363	useful	a bracket without its partner
19	gedoor/legado	leading-whitespace	warning	app/src/main/res/values-zh-rTW/strings.xml:95	pedantic	only the indent differs
19	django-cms/django-cms	placeholder-missing	error	cms/locale/pt/LC_MESSAGES/django.po:195	useful	the value is not shown
19	getgrav/grav-plugin-admin	same-as-source	warning	languages/tr.yaml:284	useful	left in English
19	keepassxreboot/keepassxc-browser	same-as-source	warning	keepassxc-browser/_locales/my/messages.json:818	useful	left in English
19	gedoor/legado	missing-key	warning	app/src/main/res/values-pt-rBR/arrays.xml:118	pedantic	a value for the program
19	cryptpad/cryptpad	urls	warning	www/common/translations/messages.ca.json:490	false	the text is an address, chosen for the language
19	dnSpyEx/dnSpy	end-punctuation	info	dnSpy/dnSpy/Properties/dnSpy.Resources.fa.resx:2065	useful	the mark at the end is missing or another
19	betaflight/betaflight-configurator	much-shorter	info	locales/ru/messages.json:8751	useful	most of the text is missing
19	igniterealtime/Openfire	entities	warning	i18n/src/main/resources/openfire_i18n_sk.properties:1974	useful	a broken reference
19	encode/django-rest-framework	leading-whitespace	warning	rest_framework/locale/ar/LC_MESSAGES/django.po:570	useful	a space too many at the start
19	betaflight/betaflight-configurator	tag-missing	warning	locales/uz/messages.json:4402	useful	the tag is not there
19	owntracks/android	invisible-character	warning	project/app/src/main/res/values-iw/strings.xml:180	useful	an invisible character
19	bottlesdevs/Bottles	needs-review	info	po/gl.po:996	useful	marked for review
19	uBlockOrigin/uBOL-home	invisible-character	warning	chromium/_locales/nl/messages.json:359	useful	an invisible character
19	neos/neos-ui	tripled-letter	info	Resources/Private/Translations/id/Main.xlf:43	useful	a letter three times
19	getgrav/grav-plugin-admin	entities	warning	languages/sw.yaml:15	useful	a broken reference
19	tldr-pages/tldr	document-structure	warning	contributing-guides/style-guide.ar.md:1	useful	headings of the source are missing
19	keepassxreboot/keepassxc-browser	trailing-whitespace	warning	keepassxc-browser/_locales/fr/messages.json:506	useful	a space too many at the end
19	cryptpad/cryptpad	space-around-tag	info	www/common/translations/messages.pt-br.json:761	useful	the space beside the tag differs
19	betaflight/betaflight-configurator	extra-key	warning	locales/es/messages.json:7730	useful	no longer in the source
19	cryptpad/cryptpad	end-punctuation	info	www/lib/pdfjs/modern/web/locale/kab/viewer.ftl:124	useful	the mark at the end is missing or another
19	getgrav/grav-plugin-admin	much-shorter	info	languages/sl.yaml:114	useful	most of the text is missing
19	getgrav/grav-plugin-admin	brackets	warning	languages/pl.yaml:711	useful	a bracket without its partner
19	pennersr/django-allauth	mixed-script	warning	allauth/locale/el/LC_MESSAGES/django.po:1608	useful	a letter of the other alphabet
19	Foundry376/Mailspring	double-space	warning	app/lang/nl.json:699	useful	two spaces
19	django-cms/django-cms	end-punctuation	info	cms/locale/nb/LC_MESSAGES/django.po:953	useful	the mark at the end is missing or another
19	cheeaun/phanpy	missing-plural-form	warning	src/locales/pl-PL.po:4803	useful	the language needs the form
19	DevToys-app/DevToys	placeholder-missing	warning	src/app/dev/DevToys.Blazor/BuiltInTools/Settings/Settings.nl-NL.resx:194	useful	the value is not shown
19	betaflight/betaflight-configurator	empty-tag	warning	locales/ca/messages.json:2786	useful	the tag lost its text
19	tldr-pages/tldr	numbers	warning	pages/common/espeak-ng.md:23	false	the ending of a command, not a language
19	igniterealtime/Openfire	tag-missing	warning	i18n/src/main/resources/openfire_i18n_sk.properties:751	useful	the tag is not there
19	betaflight/betaflight-configurator	brackets	warning	locales/zh_CN/messages.json:1612	useful	a bracket without its partner
19	DevToys-app/DevToys	missing-key	warning	src/app/dev/DevToys.Blazor/BuiltInTools/ExtensionsManager/ExtensionsManager.nl-NL.resx:166	useful	not in the file
19	Foundry376/Mailspring	missing-key	warning	app/lang/gu.json:543	useful	not in the file
19	keepassxreboot/keepassxc-browser	tag-extra	warning	keepassxc-browser/_locales/pt/messages.json:334	useful	a tag that the source has not
19	hibernate/hibernate-validator	missing-key	warning	engine/src/main/resources/org/hibernate/validator/ValidationMessages_tr.properties:16	useful	not in the file
19	Foundry376/Mailspring	quotation-marks	info	app/lang/st.json:328	useful	a lone quotation mark
19	owntracks/android	missing-key	warning	project/app/src/main/res/values-ja/strings.xml:101	useful	not in the file
19	Foundry376/Mailspring	entities	warning	app/lang/ja.json:486	useful	a broken reference
19	cryptpad/cryptpad	tag-missing	error	www/common/translations/messages.zh_Hant.json:696	useful	the tag is not there
19	uBlockOrigin/uBOL-home	mixed-script	warning	chromium/_locales/sr/messages.json:299	useful	a letter of the other alphabet
19	betaflight/betaflight-configurator	placeholder-missing	error	locales/ca/messages.json:753	useful	the value is not shown
19	cryptpad/cryptpad	punctuation-spacing	info	www/common/translations/messages.zh.json:1274	useful	a space too many or too few beside the mark
19	photoview/photoview	untranslated	warning	ui/src/extractedTranslations/sv/translation.json:249	useful	empty
19	dnSpyEx/dnSpy	numbers	warning	dnSpy/dnSpy/Properties/dnSpy.Resources.es-ES.resx:1488	useful	another number
19	cheeaun/phanpy	quotation-marks	info	src/locales/ru-RU.po:4082	useful	a lone quotation mark
19	django-cms/django-cms	same-as-source	hint	cms/locale/zh/LC_MESSAGES/django.po:1296	useful	left in English
19	igniterealtime/Openfire	numbers	info	i18n/src/main/resources/openfire_i18n_ja_JP.properties:1931	useful	another number
19	getgrav/grav-plugin-admin	repeated-word	warning	languages/ca.yaml:1090	useful	a word twice
19	gedoor/legado	syntax	warning	app/src/main/res/values-ja-rJP/strings.xml:694	useful	the file is broken here
19	cryptpad/cryptpad	duplicate-id	warning	www/lib/pdfjs/legacy/web/locale/locale.properties:245	false	@import is a rule of this format
19	igniterealtime/Openfire	tag-attributes	warning	i18n/src/main/resources/openfire_i18n_cs_CZ.properties:2643	useful	the attribute is damaged
19	cheeaun/phanpy	untranslated	warning	src/locales/ko-KR.po:4788	useful	empty
19	hibernate/hibernate-validator	double-space	warning	engine/src/main/resources/org/hibernate/validator/ValidationMessages_ar.properties:24	useful	two spaces
19	dnSpyEx/dnSpy	much-shorter	info	Extensions/dnSpy.Debugger/dnSpy.Debugger/Properties/dnSpy.Debugger.Resources.de.resx:925	useful	most of the text is missing
19	igniterealtime/Openfire	punctuation-spacing	warning	i18n/src/main/resources/openfire_i18n_cs_CZ.properties:2007	useful	a space too many or too few beside the mark
19	owntracks/android	punctuation-spacing	warning	project/app/src/main/res/values-it/strings.xml:111	useful	a space too many or too few beside the mark
19	cheeaun/phanpy	mixed-script	warning	src/locales/kab.po:668	useful	a letter of the other alphabet
19	keepassxreboot/keepassxc-browser	extra-key	warning	keepassxc-browser/_locales/la/messages.json:162	useful	no longer in the source
19	pennersr/django-allauth	repeated-word	warning	allauth/locale/ru/LC_MESSAGES/django.po:1340	useful	a word twice
19	betaflight/betaflight-configurator	placeholder-extra	warning	locales/da/messages.json:9135	pedantic	the same fault as the undeclared placeholder
19	owntracks/android	same-as-source	hint	project/app/src/main/res/values-tr/strings.xml:128	useful	left in English
19	igniterealtime/Openfire	missing-key	warning	i18n/src/main/resources/openfire_i18n_pl_PL.properties:2702	useful	not in the file
19	cryptpad/cryptpad	much-shorter	info	www/common/translations/messages.id.json:1368	useful	most of the text is missing
19	Foundry376/Mailspring	punctuation-spacing	warning	app/src/quickpreview/pdfjs-4.3.136/web/locale/hye/viewer.ftl:209	useful	a space too many or too few beside the mark
19	Foundry376/Mailspring	leading-whitespace	warning	app/lang/zh.json:169	useful	a space too many at the start
19	Foundry376/Mailspring	trailing-whitespace	warning	app/lang/sq.json:539	useful	a space too many at the end
19	NightscoutFoundation/xDrip	garbled-text	warning	app/src/main/res/values-ro/strings-ro.xml:353	useful	mojibake
19	hibernate/hibernate-validator	placeholder-missing	warning	engine/src/main/resources/org/hibernate/validator/ValidationMessages_uk.properties:53	false	the texts within the expressions are translated
19	openstyles/stylus	punctuation-spacing	warning	src/_locales/es/messages.json:1209	useful	a space too many or too few beside the mark
19	pennersr/django-allauth	space-around-tag	info	allauth/locale/zh_Hant/LC_MESSAGES/django.po:1332	useful	the space beside the tag differs
19	django-cms/django-cms	space-around-tag	info	cms/locale/cs/LC_MESSAGES/django.po:1500	useful	the space beside the tag differs
19	NightscoutFoundation/xDrip	syntax	warning	app/src/main/res/values-pl/strings-pl.xml:1732	useful	the file is broken here
19	dnSpyEx/dnSpy	leading-whitespace	warning	Extensions/dnSpy.BamlDecompiler/Properties/dnSpy.BamlDecompiler.Resources.uk.resx:169	useful	a space too many at the start
19	tldr-pages/tldr	untranslated	warning	pages/common/espeak-ng.md:7	false	the ending of a command, not a language
19	photoview/photoview	same-as-source	warning	ui/src/extractedTranslations/zh-HK/translation.json:163	useful	left in English
19	betaflight/betaflight-configurator	end-punctuation	info	locales/da/messages.json:4109	useful	the mark at the end is missing or another
19	dnSpyEx/dnSpy	tripled-letter	info	dnSpy/dnSpy/Properties/dnSpy.Resources.uk.resx:517	useful	a letter three times
19	django-cms/django-cms	much-shorter	info	cms/locale/sv/LC_MESSAGES/django.po:1689	useful	most of the text is missing
19	getgrav/grav-plugin-admin	untranslated	warning	languages/bg.yaml:6	useful	empty
19	igniterealtime/Openfire	trailing-whitespace	warning	i18n/src/main/resources/openfire_i18n_it_IT.properties:49	useful	a space too many at the end
19	betaflight/betaflight-configurator	punctuation-spacing	info	locales/ja/messages.json:5744	useful	a space too many or too few beside the mark
19	neos/neos-ui	untranslated	warning	Resources/Private/Translations/lv/Main.xlf:318	useful	empty
19	django-cms/django-cms	needs-review	info	cms/locale/en/LC_MESSAGES/django.po:48	useful	marked for review
19	cryptpad/cryptpad	placeholder-extra	warning	www/common/translations/messages.zh_Hant.json:1538	useful	a value that the source does not pass
19	cheeaun/phanpy	invisible-character	warning	src/locales/eo-UY.po:1447	useful	an invisible character
19	NightscoutFoundation/xDrip	invisible-character	warning	app/src/main/res/values-nl/strings-nl.xml:741	useful	an invisible character
19	Foundry376/Mailspring	brackets	warning	app/lang/am.json:703	useful	a bracket without its partner
19	betaflight/betaflight-configurator	untranslated	warning	locales/fr/messages.json:4960	useful	empty
19	betaflight/betaflight-configurator	tripled-letter	info	locales/it/messages.json:4651	useful	a letter three times
19	bottlesdevs/Bottles	invisible-character	warning	po/ar.po:25	useful	an invisible character
19	bottlesdevs/Bottles	accelerators	info	po/zh_Hant.po:1894	useful	the accelerator is missing
19	betaflight/betaflight-configurator	tag-order	error	locales/ru/messages.json:3703	useful	closed before it opens
19	bottlesdevs/Bottles	same-as-source	info	po/fi.po:1602	useful	left in English
19	openstyles/stylus	quotation-marks	info	src/_locales/vi/messages.json:89	false	the text lists characters
19	pennersr/django-allauth	punctuation-spacing	warning	allauth/locale/lt/LC_MESSAGES/django.po:822	useful	a space too many or too few beside the mark
19	getgrav/grav-plugin-admin	placeholder-missing	error	languages/tr.yaml:790	useful	the value is not shown
19	betaflight/betaflight-configurator	repeated-word	warning	locales/it/messages.json:5231	useful	a word twice
19	photoview/photoview	missing-key	warning	ui/src/extractedTranslations/uk/translation.json:284	useful	not in the file
19	cheeaun/phanpy	double-space	warning	src/locales/uk-UA.po:231	useful	two spaces
19	betaflight/betaflight-configurator	missing-key	warning	locales/ru/messages.json:8122	useful	not in the file
19	pennersr/django-allauth	trailing-whitespace	warning	allauth/locale/az/LC_MESSAGES/django.po:1355	pedantic	a trailing space of the source
19	owntracks/android	extra-key	warning	project/app/src/main/res/values-ru/strings.xml:160	useful	no longer in the source
19	uBlockOrigin/uBOL-home	punctuation-spacing	warning	chromium/_locales/da/messages.json:439	useful	a space too many or too few beside the mark
19	hibernate/hibernate-validator	brackets	warning	engine/src/main/resources/org/hibernate/validator/ValidationMessages_ro.properties:25	useful	a bracket without its partner
19	Foundry376/Mailspring	same-as-source	info	app/lang/ga.json:738	useful	left in English
19	betaflight/betaflight-configurator	same-as-source	warning	locales/ru/messages.json:563	useful	left in English
19	igniterealtime/Openfire	icu-syntax	error	i18n/src/main/resources/openfire_i18n_fr.properties:1572	useful	the message does not parse
19	igniterealtime/Openfire	extra-key	warning	i18n/src/main/resources/openfire_i18n_es.properties:3543	pedantic	a follow-up of a broken line
19	keepassxreboot/keepassxc-browser	brackets	warning	keepassxc-browser/_locales/lt/messages.json:286	useful	a bracket without its partner
19	cryptpad/cryptpad	invisible-character	warning	www/lib/pdfjs/modern/web/locale/zh-TW/viewer.ftl:317	useful	an invisible character
19	cheeaun/phanpy	same-as-source	warning	src/locales/ja-JP.po:1843	useful	left in English
19	betaflight/betaflight-configurator	much-longer	info	locales/da/messages.json:7290	pedantic	says more on purpose
19	cheeaun/phanpy	leading-whitespace	warning	src/locales/he-IL.po:1294	useful	a space too many at the start
19	Foundry376/Mailspring	placeholder-missing	warning	app/lang/si.json:839	useful	the value is not shown
19	cryptpad/cryptpad	untranslated	warning	www/common/translations/messages.nb.json:251	useful	empty
19	DevToys-app/DevToys	punctuation-spacing	info	src/app/dev/DevToys.Localization/Strings/FirstStartDialog/FirstStartDialog.ja-JP.resx:121	useful	a space too many or too few beside the mark
19	django-cms/django-cms	brackets	warning	cms/locale/fa/LC_MESSAGES/django.po:1030	useful	a bracket without its partner
19	encode/django-rest-framework	double-space	warning	rest_framework/locale/de/LC_MESSAGES/django.po:300	useful	two spaces
19	dnSpyEx/dnSpy	entities	warning	dnSpy/dnSpy/Properties/dnSpy.Resources.tr.resx:253	useful	a broken reference
19	hibernate/hibernate-validator	punctuation-spacing	warning	engine/src/main/resources/org/hibernate/validator/ValidationMessages_az.properties:54	false	within an expression that a program reads
19	dnSpyEx/dnSpy	same-as-source	warning	dnSpy/dnSpy/Properties/dnSpy.Resources.cs.resx:1963	useful	left in English
19	uBlockOrigin/uBOL-home	tag-missing	warning	chromium/_locales/ka/messages.json:155	useful	the tag is not there
19	tldr-pages/tldr	tag-missing	info	pages.es/linux/toolbox-rm.md:3	false	the ending of a command, not a language
19	betaflight/betaflight-configurator	space-around-tag	info	locales/gl/messages.json:5602	useful	the space beside the tag differs
19	Foundry376/Mailspring	urls	warning	app/lang/ha.json:148	useful	the address is damaged
19	getgrav/grav-plugin-admin	quotation-marks	info	languages/es.yaml:463	useful	a lone quotation mark
19	cheeaun/phanpy	trailing-whitespace	warning	src/locales/fa-IR.po:3052	useful	a space too many at the end
19	betaflight/betaflight-configurator	mixed-script	warning	locales/ru/messages.json:5556	useful	a letter of the other alphabet
19	pennersr/django-allauth	placeholder-missing	error	allauth/locale/ro/LC_MESSAGES/django.po:666	useful	the value is not shown
19	getgrav/grav-plugin-admin	end-punctuation	info	languages/he.yaml:418	useful	the mark at the end is missing or another
19	getgrav/grav-plugin-admin	numbers	info	languages/br.yaml:464	useful	another number
19	django-cms/django-cms	trailing-whitespace	warning	cms/locale/ar/LC_MESSAGES/django.po:1083	pedantic	layout of the template only
19	django-cms/django-cms	leading-whitespace	warning	cms/locale/de/LC_MESSAGES/django.po:1528	pedantic	layout of the template only
19	cryptpad/cryptpad	placeholder-missing	warning	www/common/translations/messages.zh_Hant.json:1241	useful	the value is not shown
19	neos/neos-ui	duplicate-id	info	Resources/Private/Translations/nl/Main.xlf:498	useful	the key is there twice
19	cryptpad/cryptpad	mixed-script	warning	www/lib/pdfjs/modern/web/locale/kab/viewer.ftl:135	useful	a letter of the other alphabet
19	bottlesdevs/Bottles	brackets	warning	po/zh_HK.po:3057	useful	a bracket without its partner
19	getgrav/grav-plugin-admin	mixed-script	warning	languages/sr.yaml:493	useful	a letter of the other alphabet
19	betaflight/betaflight-configurator	invisible-character	warning	locales/ka/messages.json:7856	useful	an invisible character
19	betaflight/betaflight-configurator	tag-extra	error	locales/it/messages.json:978	useful	a tag that the source has not
19	dnSpyEx/dnSpy	command-options	warning	dnSpy/dnSpy.Console/Properties/dnSpy.Console.Resources.cs.resx:181	useful	another option than in the source
19	bottlesdevs/Bottles	placeholder-extra	warning	po/pl.po:165	useful	a value that the source does not pass
19	cheeaun/phanpy	plural-number	info	src/locales/ru-RU.po:648	useful	the form does not say the number
19	pennersr/django-allauth	brackets	warning	allauth/locale/el/LC_MESSAGES/django.po:686	useful	a bracket without its partner
19	dnSpyEx/dnSpy	trailing-whitespace	warning	dnSpy/dnSpy.Decompiler/Properties/dnSpy.Decompiler.Resources.zh-CN.resx:190	useful	a space too many at the end
19	getgrav/grav-plugin-admin	urls	warning	languages/sr.yaml:490	false	an example address, put into the language
19	pennersr/django-allauth	end-punctuation	info	allauth/locale/uz/LC_MESSAGES/django.po:1256	useful	the mark at the end is missing or another
19	bottlesdevs/Bottles	quotation-marks	info	po/hu.po:1243	useful	a lone quotation mark
19	tldr-pages/tldr	tag-extra	info	pages/common/trunk.io.md:4	false	the ending of a name, not a language
19	igniterealtime/Openfire	same-as-source	warning	i18n/src/main/resources/openfire_i18n_pl_PL.properties:2485	useful	left in English
19	openstyles/stylus	invisible-character	warning	src/_locales/fr/messages.json:140	useful	an invisible character
19	openstyles/stylus	brackets	warning	src/_locales/es/messages.json:1209	useful	a bracket without its partner
19	tldr-pages/tldr	missing-key	warning	contributing-guides/style-guide.cs.md:1	useful	not in the file
19	photoview/photoview	placeholder-missing	warning	ui/src/extractedTranslations/ru/translation.json:194	useful	the value is not shown
19	cryptpad/cryptpad	missing-key	warning	www/lib/pdfjs/modern/web/locale/sr/viewer.ftl:222	useful	not in the file
19	cheeaun/phanpy	punctuation-spacing	warning	src/locales/es-ES.po:3567	false	within the syntax of a message
19	cryptpad/cryptpad	extra-key	warning	www/lib/pdfjs/modern/web/locale/is/viewer.ftl:305	pedantic	a library of others, harmless
19	Foundry376/Mailspring	file-paths	warning	app/lang/ig.json:705	useful	the file name is damaged
19	gedoor/legado	other-script	warning	app/src/main/res/values-pt-rBR/strings.xml:937	useful	in Chinese
19	betaflight/betaflight-configurator	numbers	warning	locales/es/messages.json:1811	useful	another number
19	cheeaun/phanpy	space-around-tag	info	src/locales/fa-IR.po:80	useful	the space beside the tag differs
19	keepassxreboot/keepassxc-browser	end-punctuation	info	keepassxc-browser/_locales/he/messages.json:1082	useful	the mark at the end is missing or another
19	igniterealtime/Openfire	syntax	warning	i18n/src/main/resources/openfire_i18n_sk.properties:3543	useful	the file is broken here
19	django-cms/django-cms	numbers	warning	cms/locale/ru/LC_MESSAGES/django.po:1644	useful	another number
19	NightscoutFoundation/xDrip	mixed-script	warning	app/src/main/res/values-bg/strings-bg.xml:1488	useful	a letter of the other alphabet
19	django-cms/django-cms	tag-missing	warning	cms/locale/fr/LC_MESSAGES/django.po:1523	useful	the tag is not there
19	betaflight/betaflight-configurator	tag-attributes	warning	locales/pl/messages.json:3242	useful	the attribute is damaged
19	igniterealtime/Openfire	invisible-character	warning	i18n/src/main/resources/openfire_i18n_zh_CN.properties:2456	useful	an invisible character
19	Foundry376/Mailspring	invisible-character	warning	app/lang/fy.json:653	useful	an invisible character
19	getgrav/grav-plugin-admin	tag-missing	warning	languages/it.yaml:802	useful	the tag is not there
19	encode/django-rest-framework	same-as-source	hint	rest_framework/locale/fa/LC_MESSAGES/django.po:522	useful	left in English
19	igniterealtime/Openfire	double-space	warning	i18n/src/main/resources/openfire_i18n_pl_PL.properties:1622	useful	two spaces
19	encode/django-rest-framework	untranslated	warning	rest_framework/locale/id/LC_MESSAGES/django.po:394	useful	empty
19	django-cms/django-cms	punctuation-spacing	warning	cms/locale/ro/LC_MESSAGES/django.po:202	useful	a space too many or too few beside the mark
19	django-cms/django-cms	untranslated	warning	cms/locale/is/LC_MESSAGES/django.po:503	useful	empty
19	getgrav/grav-plugin-admin	markdown-marks	warning	languages/uk.yaml:556	useful	the mark is broken by a space
19	neos/neos-ui	format-rule	warning	Resources/Private/Translations/da/Main.xlf:255	useful	another language is declared
19	getgrav/grav-plugin-admin	trailing-whitespace	warning	languages/pl.yaml:711	pedantic	a trailing space of the source
19	django-cms/django-cms	quotation-marks	info	cms/locale/ko_KR/LC_MESSAGES/django.po:311	useful	a lone quotation mark
19	bottlesdevs/Bottles	punctuation-spacing	info	po/zh_CN.po:2479	useful	a space too many or too few beside the mark
19	photoview/photoview	missing-plural-form	warning	ui/src/extractedTranslations/uk/translation.json:262	useful	the language needs the form
19	uBlockOrigin/uBOL-home	space-around-tag	info	chromium/_locales/be/messages.json:155	useful	the space beside the tag differs
19	getgrav/grav-plugin-admin	missing-key	warning	languages/sv.yaml:662	useful	not in the file
19	owntracks/android	tag-extra	error	project/app/src/main/res/values-gl/strings.xml:142	useful	a tag that the source has not
19	cheeaun/phanpy	end-punctuation	info	src/locales/tr-TR.po:2057	useful	the mark at the end is missing or another
19	cheeaun/phanpy	placeholder-missing	warning	src/locales/uk-UA.po:1818	pedantic	the same value is passed twice
19	uBlockOrigin/uBOL-home	same-as-source	warning	chromium/_locales/mr/messages.json:107	useful	left in English
19	uBlockOrigin/uBOL-home	untranslated	warning	chromium/_locales/ml/messages.json:131	useful	empty
19	Foundry376/Mailspring	end-punctuation	info	app/lang/hy.json:274	useful	the mark at the end is missing or another
19	encode/django-rest-framework	trailing-whitespace	warning	rest_framework/locale/fa/LC_MESSAGES/django.po:60	useful	a space too many at the end
19	cheeaun/phanpy	icu-syntax	error	src/locales/tr-TR.po:2367	useful	the message does not parse
19	hibernate/hibernate-validator	much-longer	info	engine/src/main/resources/org/hibernate/validator/ValidationMessages_az.properties:54	false	most of both texts is an expression of the program
19	igniterealtime/Openfire	space-around-tag	info	i18n/src/main/resources/openfire_i18n_pt_BR.properties:856	useful	the space beside the tag differs
19	bottlesdevs/Bottles	mixed-script	warning	po/el.po:2081	useful	a letter of the other alphabet
19	keepassxreboot/keepassxc-browser	numbers	warning	keepassxc-browser/_locales/he/messages.json:842	useful	another number
19	cryptpad/cryptpad	quotation-marks	info	www/common/translations/messages.ar.json:1375	useful	a lone quotation mark
19	igniterealtime/Openfire	leading-whitespace	warning	i18n/src/main/resources/openfire_i18n_fr.properties:2867	useful	a space too many at the start
19	dnSpyEx/dnSpy	placeholder-missing	error	dnSpy/dnSpy/Properties/dnSpy.Resources.tr.resx:415	useful	the value is not shown
19	photoview/photoview	extra-key	warning	ui/src/extractedTranslations/ru/translation_old.json:117	pedantic	an old file
19	igniterealtime/Openfire	placeholder-missing	warning	i18n/src/main/resources/openfire_i18n_de.properties:1720	useful	the value is not shown
19	igniterealtime/Openfire	much-shorter	info	i18n/src/main/resources/openfire_i18n_fa_IR.properties:1304	useful	most of the text is missing
19	keepassxreboot/keepassxc-browser	missing-key	warning	keepassxc-browser/_locales/et/messages.json:2	useful	not in the file
19	Foundry376/Mailspring	tripled-letter	info	app/lang/sm.json:621	useful	a letter three times
19	betaflight/betaflight-configurator	trailing-whitespace	warning	locales/ko/messages.json:1772	pedantic	a trailing space of the source
19	igniterealtime/Openfire	repeated-word	warning	i18n/src/main/resources/openfire_i18n_es.properties:1066	useful	a word twice
19	dnSpyEx/dnSpy	missing-key	warning	dnSpy/dnSpy/Properties/dnSpy.Resources.es-ES.resx:836	useful	not in the file
19	uBlockOrigin/uBOL-home	end-punctuation	info	firefox/_locales/fil/messages.json:99	useful	the mark at the end is missing or another
19	betaflight/betaflight-configurator	quotation-marks	info	locales/ru/messages.json:7745	false	another quotation mark is the one without a partner
19	bottlesdevs/Bottles	untranslated	warning	po/kw.po:2359	useful	empty
19	getgrav/grav-plugin-admin	placeholder-extra	warning	languages/it.yaml:20	useful	a value that the source does not pass
19	pennersr/django-allauth	same-as-source	hint	allauth/locale/lv/LC_MESSAGES/django.po:538	useful	left in English
19	getgrav/grav-plugin-admin	space-around-tag	info	languages/my.yaml:25	useful	the space beside the tag differs
19	gedoor/legado	same-as-source	hint	app/src/main/res/values-ja-rJP/strings.xml:306	useful	left in English
19	cryptpad/cryptpad	same-as-source	warning	www/common/translations/messages.ko.json:115	useful	left in English
19	DevToys-app/DevToys	untranslated	warning	src/app/dev/DevToys.Blazor/BuiltInTools/ExtensionsManager/ExtensionsManager.en-GB.resx:140	useful	empty
19	igniterealtime/Openfire	end-punctuation	info	i18n/src/main/resources/openfire_i18n_fr.properties:2694	useful	the mark at the end is missing or another
19	owntracks/android	placeholder-missing	warning	project/app/src/main/res/values-tr/strings.xml:67	useful	the value is not shown
19	DevToys-app/DevToys	same-as-source	hint	src/app/dev/platforms/desktop/DevToys.MacOS/Strings/AppMenuBar/AppMenuBar.af-ZA.resx:21	useful	left in English
19	encode/django-rest-framework	end-punctuation	info	rest_framework/locale/tr_TR/LC_MESSAGES/django.po:443	useful	the mark at the end is missing or another
19	cryptpad/cryptpad	double-space	warning	www/lib/pdfjs/modern/web/locale/ckb/viewer.ftl:206	useful	two spaces
19	getgrav/grav-plugin-admin	punctuation-spacing	warning	languages/fa.yaml:557	useful	a space too many or too few beside the mark
19	dnSpyEx/dnSpy	double-space	warning	Extensions/dnSpy.AsmEditor/Properties/dnSpy.AsmEditor.Resources.fa.resx:2190	useful	two spaces
19	Foundry376/Mailspring	extra-key	warning	app/lang/zh-TW.json:208	useful	no longer in the source
19	Foundry376/Mailspring	placeholder-extra	warning	app/lang/mk.json:734	useful	a value that the source does not pass
19	openstyles/stylus	missing-key	warning	src/_locales/pt_BR/messages.json:474	useful	not in the file
19	getgrav/grav-plugin-admin	invisible-character	warning	languages/fa.yaml:744	useful	an invisible character
19	dnSpyEx/dnSpy	file-paths	warning	Extensions/dnSpy.Scripting.Roslyn/Properties/dnSpy.Scripting.Roslyn.Resources.cs.resx:169	false	an example name, put into the language
19	cheeaun/phanpy	tag-missing	error	src/locales/ja-JP.po:747	useful	the tag is not there
19	igniterealtime/Openfire	escapes	info	i18n/src/main/resources/openfire_i18n_zh_CN.properties:3389	pedantic	only the layout differs
19	owntracks/android	double-space	warning	project/app/src/main/res/values-fr-rBE/strings.xml:140	useful	two spaces
19	owntracks/android	syntax	warning	project/app/src/main/res/values/strings.xml:348	false	the whole text stands in quotation marks on purpose
19	openstyles/stylus	end-punctuation	info	src/_locales/hu/messages.json:870	useful	the mark at the end is missing or another
19	Foundry376/Mailspring	untranslated	warning	app/lang/zh-CN.json:151	useful	empty
19	keepassxreboot/keepassxc-browser	placeholder-missing	warning	keepassxc-browser/_locales/la/messages.json:923	useful	the value is not shown
19	dnSpyEx/dnSpy	punctuation-spacing	info	Extensions/dnSpy.AsmEditor/Properties/dnSpy.AsmEditor.Resources.zh-CN.resx:1359	useful	a space too many or too few beside the mark
19	DevToys-app/DevToys	end-punctuation	info	src/app/dev/DevToys.Localization/Strings/FirstStartDialog/FirstStartDialog.de-DE.resx:137	useful	the mark at the end is missing or another
19	Foundry376/Mailspring	mixed-script	warning	app/lang/kk.json:286	useful	a letter of the other alphabet
20	marticliment/UniGetUI	missing-plural-form	warning	src/UniGetUI.Core.LanguageEngine/Assets/Languages/lang_ru.json:1038	useful	the language needs the form
20	gethomepage/homepage	mixed-script	warning	public/locales/el/common.json:759	useful	a letter of the other alphabet
20	marticliment/UniGetUI	repeated-word	warning	src/UniGetUI.Core.LanguageEngine/Assets/Languages/lang_pt_PT.json:238	useful	a word twice
20	apache/jmeter	much-shorter	info	src/core/src/main/resources/org/apache/jmeter/resources/messages_pt_BR.properties:715	useful	most of the text is missing
20	Zettlr/Zettlr	invisible-character	warning	static/lang/zh-CN.po:2900	useful	an invisible character
20	PrivateBin/PrivateBin	units	warning	i18n/de.json:92	useful	another unit
20	spring-projects/spring-security	icu-syntax	error	core/src/main/resources/org/springframework/security/messages_ca.properties:47	useful	the message does not parse
20	GNOME/gnome-calculator	needs-review	info	po/az.po:1325	useful	marked for review
20	GNOME/gnome-calculator	double-space	warning	po/vi.po:369	useful	two spaces
20	wikimedia/mediawiki-extensions-Echo	placeholder-extra	warning	i18n/ce.json:159	false	a choice of forms with its translated texts
20	GNOME/evince	brackets	warning	po/bn_IN.po:711	useful	a bracket without its partner
20	PrivateBin/PrivateBin	punctuation-spacing	info	i18n/zh.json:184	useful	a space too many or too few beside the mark
20	apache/tomcat	repeated-word	warning	java/org/apache/catalina/tribes/membership/LocalStrings_fr.properties:53	useful	a word twice
20	wagtail/wagtail	punctuation-spacing	info	wagtail/admin/locale/zh_Hant/LC_MESSAGES/django.po:67	useful	a space too many or too few beside the mark
20	GNOME/gnome-calculator	end-punctuation	info	help/ca/ca.po:2158	useful	the mark at the end is missing or another
20	PrivateBin/PrivateBin	placeholder-missing	warning	i18n/es.json:121	false	the form of one needs no number
20	rpm-software-management/dnf	same-as-source	hint	po/ja.po:1659	useful	left in English
20	Zettlr/Zettlr	tag-missing	info	static/tutorial/de/citing.md:29	false	another paragraph of a page that is older
20	GNOME/evince	tag-extra	warning	help/tr/tr.po:1516	useful	a tag that the source has not
20	arduino/arduino-ide	invisible-character	warning	i18n/ne.json:21	useful	an invisible character
20	advplyr/audiobookshelf	placeholder-missing	error	client/strings/be.json:900	useful	the value is not shown
20	neos/neos-development-collection	leading-whitespace	warning	Neos.Media.Browser/Resources/Private/Translations/km/Main.xlf:340	pedantic	layout only
20	GNOME/gnome-calculator	punctuation-spacing	warning	po/sl.po:1305	false	a list of names of a unit for a program
20	marticliment/UniGetUI	much-longer	info	src/UniGetUI.Core.LanguageEngine/Assets/Languages/lang_de.json:7	pedantic	a list of contributors
20	marticliment/UniGetUI	icu-arguments	error	src/UniGetUI.Core.LanguageEngine/Assets/Languages/lang_et.json:1036	useful	an argument that nobody passes
20	apache/jmeter	tag-missing	warning	src/core/src/main/resources/org/apache/jmeter/resources/messages_ko.properties:1034	useful	the tag is not there
20	marticliment/UniGetUI	end-punctuation	info	src/UniGetUI.Core.LanguageEngine/Assets/Languages/lang_ka.json:205	useful	the mark at the end is missing or another
20	rpm-software-management/dnf	quotation-marks	info	po/lt.po:758	useful	a lone quotation mark
20	ajnart/homarr	untranslated	warning	public/locales/uk/modules/health-monitoring.json:13	useful	empty
20	gephi/gephi	brackets	warning	modules/StatisticsPluginUI/src/main/resources/org/gephi/ui/statistics/plugin/Bundle_cs.properties:54	useful	a bracket without its partner
20	wikimedia/mediawiki-extensions-Echo	document-structure	warning	i18n/ps.json:4	false	the names of the translators
20	GNOME/gnome-calculator	trailing-whitespace	warning	po/ta.po:1119	useful	a space too many at the end
20	searxng/searxng	mixed-script	warning	searx/translations/uk/LC_MESSAGES/messages.po:410	useful	a letter of the other alphabet
20	rpm-software-management/dnf	pure-punctuation	info	po/es.po:2243	useful	another mark than in the source
20	GNOME/gnome-calculator	entities	warning	po/xh.po:545	useful	a broken reference
20	searxng/searxng	tag-missing	warning	searx/infopage/id/about.md:58	false	the text of a link within an expression is translated
20	fwupd/fwupd	punctuation-spacing	warning	po/nl.po:31	useful	a space too many or too few beside the mark
20	gethomepage/homepage	trailing-whitespace	warning	public/locales/nl/common.json:914	useful	a space too many at the end
20	GNOME/gnome-calculator	command-options	warning	po/hy.po:750	useful	another option than in the source
20	Zettlr/Zettlr	brackets	warning	static/tutorial/ja/welcome.md:25	useful	a bracket without its partner
20	GNOME/evince	tag-attributes	warning	help/fr/fr.po:168	useful	the attribute is damaged
20	filebrowser/filebrowser	much-shorter	info	frontend/src/i18n/no.json:248	useful	most of the text is missing
20	GNOME/evince	repeated-word	warning	po/es.po:403	useful	a word twice
20	GNOME/evince	blank-target	error	po/kn.po:1345	useful	only a space
20	beemdevelopment/Aegis	much-shorter	info	app/src/main/res/values-vi-rVN/strings.xml:485	useful	most of the text is missing
20	marticliment/UniGetUI	much-shorter	info	src/UniGetUI.Core.LanguageEngine/Assets/Languages/lang_be.json:972	useful	most of the text is missing
20	wagtail/wagtail	double-space	warning	wagtail/locale/fr/LC_MESSAGES/django.po:1041	useful	two spaces
20	ajnart/homarr	brackets	warning	public/locales/ja/modules/dns-hole-controls.json:8	useful	a bracket without its partner
20	marticliment/UniGetUI	brackets	warning	src/UniGetUI.Core.LanguageEngine/Assets/Languages/lang_ar.json:319	useful	a bracket without its partner
20	Zettlr/Zettlr	much-shorter	info	static/lang/tr-TR.po:3306	useful	most of the text is missing
20	rpm-software-management/dnf	double-space	warning	po/fil.po:185	useful	two spaces
20	wikimedia/mediawiki-extensions-Echo	pure-punctuation	info	i18n/ne.json:198	useful	another mark than in the source
20	beemdevelopment/Aegis	numbers	warning	app/src/main/res/values-ast-rES/strings.xml:262	useful	another number
20	neos/neos-development-collection	format-rule	warning	Neos.Media.Browser/Resources/Private/Translations/en/Main.xlf:14	pedantic	nobody changes a source file for it
20	wikimedia/mediawiki-extensions-Echo	missing-key	warning	i18n/sd.json:140	useful	not in the file
20	gephi/gephi	placeholder-missing	warning	modules/ImportPlugin/src/main/resources/org/gephi/io/importer/plugin/file/Bundle_zh_CN.properties:126	useful	the value is not shown
20	wagtail/wagtail	much-shorter	info	wagtail/contrib/search_promotions/locale/fa/LC_MESSAGES/django.po:31	useful	most of the text is missing
20	PrivateBin/PrivateBin	tag-attributes	warning	i18n/sv.json:4	useful	the attribute is damaged
20	wikimedia/mediawiki-extensions-Echo	mixed-script	warning	i18n/inh.json:17	useful	a letter of the other alphabet
20	advplyr/audiobookshelf	quotation-marks	info	client/strings/cs.json:806	useful	a lone quotation mark
20	GNOME/evince	same-as-source	warning	po/he.po:323	useful	left in English
20	Zettlr/Zettlr	placeholder-extra	info	static/tutorial/de/LaTeX Guide.md:10	false	another paragraph of a page that is older
20	advplyr/audiobookshelf	placeholder-extra	warning	client/strings/lt.json:203	useful	a value that the source does not pass
20	GNOME/gnome-calculator	accelerators	info	po/cs.po:3364	useful	the accelerator is missing
20	wagtail/wagtail	quotation-marks	info	wagtail/documents/locale/et/LC_MESSAGES/django.po:125	useful	a lone quotation mark
20	advplyr/audiobookshelf	brackets	warning	client/strings/ro.json:583	useful	a bracket without its partner
20	fwupd/fwupd	brackets	warning	po/cs.po:2023	useful	a bracket without its partner
20	wagtail/wagtail	invisible-character	warning	wagtail/admin/locale/be/LC_MESSAGES/djangojs.po:127	useful	an invisible character
20	marticliment/UniGetUI	space-around-tag	info	src/UniGetUI.Core.LanguageEngine/Assets/Languages/lang_af.json:672	useful	the space beside the tag differs
20	apache/tomcat	command-options	warning	java/org/apache/catalina/loader/LocalStrings_zh_CN.properties:20	useful	another option than in the source
20	apache/jmeter	quotation-marks	info	src/core/src/main/resources/org/apache/jmeter/resources/messages_zh_CN.properties:110	useful	a lone quotation mark
20	ajnart/homarr	extra-key	warning	public/locales/gl/modules/media-requests-stats.json:12	useful	no longer in the source
20	searxng/searxng	accelerators	info	searx/translations/tr/LC_MESSAGES/messages.po:152	false	no accelerator but an ampersand
20	wikimedia/mediawiki-extensions-Echo	same-as-source	warning	i18n/fr.json:305	useful	left in English
20	searxng/searxng	tag-extra	warning	searx/infopage/id/search-syntax.md:4	false	the text of a link within an expression is translated
20	marticliment/UniGetUI	tag-missing	error	src/UniGetUI.Core.LanguageEngine/Assets/Languages/lang_ar.json:672	useful	the tag is not there
20	GNOME/evince	space-around-tag	info	help/sl/sl.po:2514	useful	the space beside the tag differs
20	apache/tomcat	leading-whitespace	warning	java/org/apache/jasper/resources/LocalStrings_ru.properties:58	pedantic	layout only
20	GNOME/evince	needs-review	info	po/en@shaw.po:1524	useful	marked for review
20	apache/tomcat	entities	warning	java/org/apache/jasper/resources/LocalStrings_zh_CN.properties:114	useful	a broken reference
20	searxng/searxng	end-punctuation	info	searx/translations/ar/LC_MESSAGES/messages.po:814	useful	the mark at the end is missing or another
20	marticliment/UniGetUI	mixed-script	warning	src/UniGetUI.Core.LanguageEngine/Assets/Languages/lang_mk.json:667	useful	a letter of the other alphabet
20	arduino/arduino-ide	same-as-source	hint	i18n/th.json:267	useful	left in English
20	beemdevelopment/Aegis	tag-missing	warning	app/src/main/res/values-ko-rKR/strings.xml:239	useful	the tag is not there
20	filebrowser/filebrowser	trailing-whitespace	warning	frontend/src/i18n/fa.json:143	useful	a space too many at the end
20	apache/jmeter	double-space	warning	src/core/src/main/resources/org/apache/jmeter/resources/messages_es.properties:423	useful	two spaces
20	fwupd/fwupd	same-as-source	warning	po/cs.po:795	pedantic	a term that is kept
20	GNOME/gnome-calculator	leading-whitespace	warning	po/bn_IN.po:1204	pedantic	the language joins the words
20	gephi/gephi	trailing-whitespace	warning	modules/PreviewPlugin/src/main/resources/org/gephi/preview/plugin/renderers/Bundle_ca.properties:38	useful	a space too many at the end
20	Zettlr/Zettlr	punctuation-spacing	info	static/lang/zh-CN.po:3476	useful	a space too many or too few beside the mark
20	beemdevelopment/Aegis	tripled-letter	info	app/src/main/res/values-fy-rNL/strings.xml:508	useful	a letter three times
20	rpm-software-management/dnf	brackets	warning	po/ja.po:3904	useful	a bracket without its partner
20	filebrowser/filebrowser	end-punctuation	info	frontend/src/i18n/bg.json:273	useful	the mark at the end is missing or another
20	fwupd/fwupd	double-space	warning	po/lt.po:40	useful	two spaces
20	filebrowser/filebrowser	missing-key	warning	frontend/src/i18n/tr.json:281	useful	not in the file
20	filebrowser/filebrowser	same-as-source	warning	frontend/src/i18n/is.json:259	useful	left in English
20	Zettlr/Zettlr	needs-review	info	static/lang/id-ID.po:919	useful	marked for review
20	fwupd/fwupd	untranslated	warning	po/lt.po:3273	useful	empty
20	spring-projects/spring-security	same-as-source	warning	core/src/main/resources/org/springframework/security/messages_fr.properties:46	useful	left in English
20	GNOME/gnome-calculator	invisible-character	warning	help/pt_BR/pt_BR.po:2284	useful	an invisible character
20	wagtail/wagtail	mixed-script	warning	wagtail/users/locale/be/LC_MESSAGES/django.po:40	useful	a letter of the other alphabet
20	gethomepage/homepage	untranslated	warning	public/locales/ja/common.json:126	useful	empty
20	neos/neos-development-collection	quotation-marks	info	Neos.Media.Browser/Resources/Private/Translations/ar/Main.xlf:561	useful	a lone quotation mark
20	wagtail/wagtail	end-punctuation	info	wagtail/contrib/redirects/locale/fa/LC_MESSAGES/django.po:127	useful	the mark at the end is missing or another
20	neos/neos-development-collection	placeholder-missing	warning	Neos.Neos/Resources/Private/Translations/km/Modules.xlf:281	useful	the value is not shown
20	wikimedia/mediawiki-extensions-Echo	space-around-tag	info	i18n/ps.json:248	useful	the space beside the tag differs
20	neos/neos-development-collection	file-paths	warning	Neos.Neos/Resources/Private/Translations/lv/Modules.xlf:698	useful	the file name is damaged
20	GNOME/evince	untranslated	warning	help/sr/sr.po:520	useful	empty
20	beemdevelopment/Aegis	punctuation-spacing	info	app/src/main/res/values-ja-rJP/strings.xml:272	useful	a space too many or too few beside the mark
20	apache/jmeter	placeholder-missing	warning	src/core/src/main/resources/org/apache/jmeter/resources/messages_ko.properties:1034	useful	the value is not shown
20	rpm-software-management/dnf	placeholder-extra	warning	po/sr@latin.po:1149	useful	a value that the source does not pass
20	marticliment/UniGetUI	missing-key	warning	src/UniGetUI.Core.LanguageEngine/Assets/Languages/lang_mk.json:823	useful	not in the file
20	apache/tomcat	same-as-source	warning	java/org/apache/jasper/resources/LocalStrings_ko.properties:130	pedantic	mostly markup
20	advplyr/audiobookshelf	punctuation-spacing	warning	client/strings/de.json:765	useful	a space too many or too few beside the mark
20	ajnart/homarr	tag-missing	error	public/locales/ro/layout/header/actions/toggle-edit-mode.json:8	useful	the tag is not there
20	apache/tomcat	quotation-marks	info	java/org/apache/jasper/resources/LocalStrings_es.properties:248	useful	a lone quotation mark
20	GNOME/gnome-calculator	pure-punctuation	info	help/te/te.po:980	pedantic	harmless
20	apache/tomcat	trailing-whitespace	warning	java/org/apache/tomcat/util/digester/LocalStrings_es.properties:19	pedantic	layout only
20	GNOME/evince	much-shorter	info	po/my.po:65	useful	most of the text is missing
20	GNOME/gnome-calculator	unsafe-html	warning	help/el/el.po:2249	false	a link of a help page, not of HTML
20	wagtail/wagtail	tag-missing	warning	wagtail/contrib/search_promotions/locale/sv/LC_MESSAGES/django.po:62	useful	the tag is not there
20	Zettlr/Zettlr	mixed-script	warning	static/lang/uk-UA.po:4055	useful	a letter of the other alphabet
20	ajnart/homarr	double-space	warning	public/locales/tr/layout/common.json:7	useful	two spaces
20	apache/jmeter	untranslated	warning	src/components/src/main/resources/org/apache/jmeter/visualizers/BeanShellListenerResources_pt_BR.properties:27	useful	empty
20	apache/tomcat	mixed-script	warning	java/org/apache/catalina/valves/LocalStrings_ru.properties:39	useful	a letter of the other alphabet
20	Zettlr/Zettlr	much-longer	info	static/lang/pt-PT.po:1592	useful	says much more than the source
20	filebrowser/filebrowser	leading-whitespace	warning	frontend/src/i18n/fr.json:56	useful	a space too many at the start
20	Zettlr/Zettlr	urls	warning	static/tutorial/de/welcome.md:48	useful	the address is damaged
20	apache/jmeter	same-as-source	warning	src/core/src/main/resources/org/apache/jmeter/resources/messages_ko.properties:333	useful	left in English
20	GNOME/gnome-calculator	brackets	warning	po/gl.po:2790	useful	a bracket without its partner
20	neos/neos-development-collection	end-punctuation	info	Neos.Workspace.Ui/Resources/Private/Translations/vi/Main.xlf:204	useful	the mark at the end is missing or another
20	ajnart/homarr	trailing-whitespace	warning	public/locales/tw/modules/search.json:28	pedantic	a trailing space of the source
20	GNOME/gnome-calculator	tag-missing	warning	help/el/el.po:1461	useful	the tag is not there
20	rpm-software-management/dnf	placeholder-missing	warning	po/sr.po:1273	useful	the value is not shown
20	neos/neos-development-collection	double-space	warning	Neos.Media.Browser/Resources/Private/Translations/vi/Main.xlf:154	useful	two spaces
20	apache/tomcat	placeholder-extra	error	java/org/apache/catalina/servlets/LocalStrings_fr.properties:44	pedantic	the source has a slip that the translation mends
20	GNOME/evince	accelerators	info	po/gl.po:1209	useful	the accelerator is missing
20	filebrowser/filebrowser	double-space	warning	frontend/src/i18n/pt-pt.json:92	useful	two spaces
20	GNOME/gnome-calculator	mixed-script	warning	po/bg.po:1883	false	a name of a unit that people type
20	wagtail/wagtail	tag-attributes	warning	wagtail/admin/locale/de/LC_MESSAGES/django.po:2647	useful	the attribute is damaged
20	gephi/gephi	extra-key	warning	modules/ImportPlugin/src/main/resources/org/gephi/io/importer/plugin/file/Bundle_nl.properties:134	useful	no longer in the source
20	GNOME/evince	quotation-marks	info	help/pt_BR/pt_BR.po:3174	useful	a lone quotation mark
20	Zettlr/Zettlr	end-punctuation	info	static/lang/vi-VI.po:3590	useful	the mark at the end is missing or another
20	apache/tomcat	much-shorter	info	java/org/apache/catalina/valves/LocalStrings_ja.properties:146	pedantic	the source has two texts in one
20	GNOME/gnome-calculator	empty-tag	warning	po/es.po:3327	useful	the tag lost its text
20	advplyr/audiobookshelf	tripled-letter	info	client/strings/pt-br.json:759	useful	a letter three times
20	marticliment/UniGetUI	same-as-source	warning	src/UniGetUI.Core.LanguageEngine/Assets/Languages/lang_bn.json:682	useful	left in English
20	gephi/gephi	much-longer	info	modules/DataLaboratoryPlugin/src/main/resources/org/gephi/datalab/plugin/manipulators/columns/merge/Bundle_ru.properties:14	useful	says much more than the source
20	GNOME/gnome-calculator	same-as-source	warning	po/lo.po:1381	pedantic	names of a unit
20	neos/neos-development-collection	needs-review	info	Neos.Neos/Resources/Private/Translations/ar/NodeTypes/Node.xlf:31	useful	marked for review
20	arduino/arduino-ide	end-punctuation	info	i18n/ar.json:166	useful	the mark at the end is missing or another
20	PrivateBin/PrivateBin	space-around-tag	info	i18n/id.json:195	useful	the space beside the tag differs
20	wagtail/wagtail	brackets	warning	wagtail/admin/locale/sv/LC_MESSAGES/djangojs.po:19	useful	a bracket without its partner
20	apache/jmeter	missing-key	warning	src/core/src/main/resources/org/apache/jmeter/resources/messages_tr.properties:314	useful	not in the file
20	wikimedia/mediawiki-extensions-Echo	tag-extra	warning	i18n/api/fr.json:68	pedantic	formatting only
20	gephi/gephi	end-punctuation	info	modules/VisualizationImpl/src/main/resources/org/gephi/visualization/options/Bundle_hu.properties:10	useful	the mark at the end is missing or another
20	arduino/arduino-ide	placeholder-extra	error	i18n/cs.json:4	useful	a value that the source does not pass
20	wikimedia/mediawiki-extensions-Echo	invisible-character	warning	i18n/api/cu.json:10	useful	an invisible character
20	gephi/gephi	same-as-source	warning	modules/GeneratorPluginUI/src/main/resources/org/gephi/ui/generator/plugin/Bundle_he.properties:3	useful	left in English
20	filebrowser/filebrowser	placeholder-missing	warning	frontend/src/i18n/ro.json:205	useful	the value is not shown
20	WireGuard/wireguard-android	placeholder-extra	warning	ui/src/main/res/values-pt-rBR/strings.xml:220	useful	a value that the source does not pass
20	apache/jmeter	leading-whitespace	warning	src/components/src/main/resources/org/apache/jmeter/extractor/JSR223PostProcessorResources_zh_CN.properties:25	useful	a space too many at the start
20	gephi/gephi	numbers	warning	modules/FiltersPluginUI/src/main/resources/org/gephi/ui/filters/plugin/graph/Bundle_hu.properties:13	useful	another number
20	gethomepage/homepage	same-as-source	hint	public/locales/id/common.json:319	useful	left in English
20	neos/neos-development-collection	source-drift	warning	Neos.Workspace.Ui/Resources/Private/Translations/vi/Main.xlf:228	useful	the source text changed
20	GNOME/gnome-calculator	space-around-tag	info	help/pt_BR/pt_BR.po:513	useful	the space beside the tag differs
20	GNOME/evince	punctuation-spacing	warning	po/ug.po:879	useful	a space too many or too few beside the mark
20	advplyr/audiobookshelf	same-as-source	hint	client/strings/ko.json:365	useful	left in English
20	filebrowser/filebrowser	tripled-letter	info	frontend/src/i18n/nl.json:219	useful	a letter three times
20	ajnart/homarr	missing-key	warning	public/locales/gl/modules/torrents-status.json:37	useful	not in the file
20	GNOME/gnome-calculator	tag-attributes	warning	help/sl/sl.po:1293	useful	the attribute is damaged
20	rpm-software-management/dnf	punctuation-spacing	info	po/zh_Hans.po:1049	useful	a space too many or too few beside the mark
20	apache/tomcat	numbers	info	java/org/apache/catalina/valves/LocalStrings_fr.properties:75	useful	another number
20	apache/tomcat	missing-key	warning	java/org/apache/catalina/ha/tcp/LocalStrings_zh_CN.properties:40	useful	not in the file
20	wagtail/wagtail	repeated-word	warning	wagtail/admin/locale/it/LC_MESSAGES/django.po:1051	useful	a word twice
20	PrivateBin/PrivateBin	tripled-letter	info	i18n/co.json:206	useful	a letter three times
20	wikimedia/mediawiki-extensions-Echo	urls	warning	i18n/vec.json:33	false	the same page by a link of the wiki
20	wikimedia/mediawiki-extensions-Echo	quotation-marks	info	i18n/ur.json:114	useful	a lone quotation mark
20	apache/jmeter	tag-extra	warning	src/core/src/main/resources/org/apache/jmeter/resources/messages_fr.properties:514	false	the source opens the tag twice by mistake
20	gephi/gephi	invisible-character	warning	modules/ProjectAPI/src/main/resources/org/gephi/project/io/Bundle_cs.properties:5	useful	an invisible character
20	ajnart/homarr	leading-whitespace	warning	public/locales/tw/modules/bookmark.json:6	useful	a space too many at the start
20	arduino/arduino-ide	punctuation-spacing	warning	i18n/ar.json:163	useful	a space too many or too few beside the mark
20	apache/tomcat	icu-syntax	error	java/org/apache/catalina/tribes/util/LocalStrings_fr.properties:21	false	braces that hold no argument
20	GNOME/gnome-calculator	numbers	info	po/ca.po:1106	useful	another number
20	beemdevelopment/Aegis	missing-key	warning	app/src/main/res/values-lt-rLT/strings.xml:276	useful	not in the file
20	wikimedia/mediawiki-extensions-Echo	placeholder-missing	warning	i18n/be-tarask.json:159	false	a choice of forms with its translated texts
20	gephi/gephi	punctuation-spacing	info	modules/LayoutPlugin/src/main/resources/org/gephi/layout/plugin/openord/Bundle_zh_CN.properties:37	useful	a space too many or too few beside the mark
20	marticliment/UniGetUI	tag-attributes	warning	src/UniGetUI.Core.LanguageEngine/Assets/Languages/lang_zh_CN.json:256	false	the attribute is a slip that the source has too
20	nurikk/zigbee2mqtt-frontend	invisible-character	warning	src/i18n/locales/en.json:557	useful	an invisible character
20	searxng/searxng	invisible-character	warning	searx/translations/ar/LC_MESSAGES/messages.po:322	useful	an invisible character
20	Zettlr/Zettlr	pure-punctuation	info	static/lang/ar-AR.po:923	useful	another mark than in the source
20	advplyr/audiobookshelf	mixed-script	warning	client/strings/bg.json:772	useful	a letter of the other alphabet
20	GNOME/evince	plural-formula	warning	po/cy.po:20	useful	too few forms for the language
20	Zettlr/Zettlr	placeholder-missing	error	static/lang/ar-AR.po:1880	useful	the value is not shown
20	gephi/gephi	quotation-marks	info	modules/ImportAPI/src/main/resources/org/gephi/io/importer/impl/Bundle_zh_CN.properties:16	useful	a lone quotation mark
20	apache/tomcat	file-paths	warning	java/org/apache/jasper/resources/LocalStrings_ja.properties:375	useful	the file name is damaged
20	rpm-software-management/dnf	needs-review	info	po/sr@latin.po:3606	useful	marked for review
20	wagtail/wagtail	tag-extra	warning	wagtail/users/locale/hu/LC_MESSAGES/django.po:295	useful	a tag that the source has not
20	PrivateBin/PrivateBin	same-as-source	warning	i18n/el.json:213	useful	left in English
20	arduino/arduino-ide	placeholder-missing	warning	i18n/ca_ES.json:547	useful	the value is not shown
20	wagtail/wagtail	trailing-whitespace	warning	wagtail/admin/locale/tet/LC_MESSAGES/djangojs.po:272	useful	a space too many at the end
20	ajnart/homarr	punctuation-spacing	info	public/locales/cn/layout/modals/add-app.json:24	useful	a space too many or too few beside the mark
20	WireGuard/wireguard-android	punctuation-spacing	info	ui/src/main/res/values-zh-rTW/strings.xml:187	useful	a space too many or too few beside the mark
20	searxng/searxng	same-as-source	warning	searx/translations/fa_IR/LC_MESSAGES/messages.po:655	useful	left in English
20	neos/neos-development-collection	same-as-source	warning	Neos.Neos/Resources/Private/Translations/tl_PH/Main.xlf:612	useful	left in English
20	apache/jmeter	end-punctuation	info	src/core/src/main/resources/org/apache/jmeter/resources/messages_es.properties:702	useful	the mark at the end is missing or another
20	GNOME/gnome-calculator	quotation-marks	info	po/pt_BR.po:1487	false	the sign of inches
20	apache/tomcat	invisible-character	warning	java/org/apache/jasper/resources/LocalStrings_zh_CN.properties:150	useful	an invisible character
20	ajnart/homarr	placeholder-missing	error	public/locales/sk/modules/health-monitoring.json:14	useful	the value is not shown
20	searxng/searxng	needs-review	info	searx/translations/ms/LC_MESSAGES/messages.po:460	useful	marked for review
20	gephi/gephi	missing-key	warning	modules/ImportPluginUI/src/main/resources/org/gephi/ui/importer/plugin/spreadsheet/wizard/Bundle_ru.properties:1	useful	not in the file
20	PrivateBin/PrivateBin	invisible-character	warning	i18n/languages.json:170	pedantic	a copy of a list
20	beemdevelopment/Aegis	end-punctuation	info	app/src/main/res/values-ko-rKR/strings.xml:100	useful	the mark at the end is missing or another
20	marticliment/UniGetUI	duplicate-id	warning	src/UniGetUI.Core.LanguageEngine/Assets/Languages/lang_ua.json:90	useful	the key is there twice
20	GNOME/gnome-calculator	tripled-letter	info	po/it.po:2355	useful	a letter three times
20	apache/jmeter	placeholder-extra	warning	src/core/src/main/resources/org/apache/jmeter/resources/messages_pt_BR.properties:532	useful	a value that the source does not pass
20	GNOME/gnome-calculator	blank-target	error	po/si.po:1105	useful	only a space
20	GNOME/evince	command-options	warning	help/sl/sl.po:555	useful	another option than in the source
20	beemdevelopment/Aegis	syntax	warning	app/src/main/res/values-pl-rPL/strings.xml:290	useful	the file is broken here
20	apache/jmeter	punctuation-spacing	warning	src/core/src/main/resources/org/apache/jmeter/resources/messages_fr.properties:912	useful	a space too many or too few beside the mark
20	marticliment/UniGetUI	tripled-letter	info	src/UniGetUI.Core.LanguageEngine/Assets/Languages/lang_bg.json:630	useful	a letter three times
20	gephi/gephi	much-shorter	info	modules/VisualizationImpl/src/main/resources/org/gephi/visualization/component/Bundle_ru.properties:7	useful	most of the text is missing
20	marticliment/UniGetUI	icu-syntax	error	src/UniGetUI.Core.LanguageEngine/Assets/Languages/lang_lt.json:943	useful	the message does not parse
20	advplyr/audiobookshelf	end-punctuation	info	client/strings/ko.json:341	useful	the mark at the end is missing or another
20	wagtail/wagtail	entities	info	wagtail/users/locale/dv/LC_MESSAGES/django.po:106	useful	a broken reference
20	searxng/searxng	untranslated	warning	searx/translations/eo/LC_MESSAGES/messages.po:1578	useful	empty
20	neos/neos-development-collection	untranslated	warning	Neos.Media.Browser/Resources/Private/Translations/ar/Main.xlf:203	useful	empty
20	arduino/arduino-ide	file-paths	warning	i18n/az.json:273	useful	the file name is damaged
20	ajnart/homarr	escapes	warning	public/locales/ru/layout/modals/add-app.json:45	useful	the line break differs
20	beemdevelopment/Aegis	placeholder-missing	error	app/src/main/res/values-ar-rSA/strings.xml:413	useful	the value is not shown
20	rpm-software-management/dnf	tripled-letter	info	po/tr.po:2056	useful	a letter three times
20	spring-projects/spring-security	double-space	warning	core/src/main/resources/org/springframework/security/messages_mn_MN.properties:21	useful	two spaces
20	GNOME/evince	tag-missing	warning	help/ru/ru.po:212	useful	the tag is not there
20	neos/neos-development-collection	trailing-whitespace	warning	Neos.Neos/Resources/Private/Translations/vi/Modules.xlf:618	useful	a space too many at the end
20	Zettlr/Zettlr	duplicate-id	error	static/lang/pt-PT.po:6216	useful	the key is there twice
20	wagtail/wagtail	placeholder-missing	error	wagtail/admin/locale/lv/LC_MESSAGES/django.po:755	useful	the value is not shown
20	WireGuard/wireguard-android	trailing-whitespace	warning	ui/src/main/res/values-zh-rCN/strings.xml:164	pedantic	written on purpose
20	neos/neos-development-collection	duplicate-id	info	Neos.Neos/Resources/Private/Translations/ru/Main.xlf:1013	useful	the key is there twice
20	spring-projects/spring-security	missing-key	warning	core/src/main/resources/org/springframework/security/messages_zh_CN.properties:34	useful	not in the file
20	apache/tomcat	end-punctuation	info	java/org/apache/catalina/tribes/group/interceptors/LocalStrings_ja.properties:58	useful	the mark at the end is missing or another
20	wagtail/wagtail	space-around-tag	info	wagtail/admin/locale/es/LC_MESSAGES/django.po:1298	useful	the space beside the tag differs
20	advplyr/audiobookshelf	missing-key	warning	client/strings/fa.json:1	useful	not in the file
20	GNOME/gnome-calculator	units	warning	help/da/da.po:376	useful	another unit
20	marticliment/UniGetUI	punctuation-spacing	warning	src/UniGetUI.Core.LanguageEngine/Assets/Languages/lang_bn.json:325	useful	a space too many or too few beside the mark
20	gephi/gephi	icu-syntax	error	modules/ImportPlugin/src/main/resources/org/gephi/io/importer/plugin/file/Bundle_ja.properties:36	useful	the message does not parse
20	marticliment/UniGetUI	escapes	warning	src/UniGetUI.Core.LanguageEngine/Assets/Languages/lang_cs.json:788	useful	the line break differs
20	GNOME/gnome-calculator	much-longer	info	po/sl.po:1468	pedantic	more names of a unit
20	rpm-software-management/dnf	invisible-character	warning	po/fi.po:3328	useful	an invisible character
20	rpm-software-management/dnf	plural-formula	warning	po/gd.po:16	useful	too few forms for the language
20	PrivateBin/PrivateBin	end-punctuation	info	i18n/sl.json:24	useful	the mark at the end is missing or another
20	gephi/gephi	tag-attributes	warning	modules/DesktopProject/src/main/resources/org/gephi/desktop/project/Bundle_hu.properties:5	useful	the attribute is damaged
20	ajnart/homarr	much-shorter	info	public/locales/tw/modules/health-monitoring.json:69	useful	most of the text is missing
20	GNOME/gnome-calculator	untranslated	warning	po/kw.po:2633	useful	empty
20	wagtail/wagtail	same-as-source	hint	wagtail/admin/locale/hi/LC_MESSAGES/django.po:32	useful	left in English
20	fwupd/fwupd	invisible-character	warning	po/id.po:1794	useful	an invisible character
20	arduino/arduino-ide	markdown-marks	warning	i18n/ar.json:412	useful	the mark is broken by a space
20	GNOME/gnome-calculator	syntax	warning	po/km.po:1169	useful	the file is broken here
20	gephi/gephi	placeholder-extra	error	modules/ImportPlugin/src/main/resources/org/gephi/io/importer/plugin/file/Bundle_es.properties:74	useful	a value that the source does not pass
20	arduino/arduino-ide	trailing-whitespace	warning	i18n/ne.json:434	useful	a space too many at the end
20	wikimedia/mediawiki-extensions-Echo	leading-whitespace	warning	i18n/api/fa.json:50	pedantic	layout only
20	GNOME/evince	end-punctuation	info	help/pl/pl.po:3527	useful	the mark at the end is missing or another
20	gephi/gephi	space-around-tag	info	modules/DesktopBranding/src/main/resources/org/gephi/branding/desktop/Bundle_cs.properties:5	useful	the space beside the tag differs
20	neos/neos-development-collection	mixed-script	warning	Neos.Neos/Resources/Private/Translations/sr/Main.xlf:228	useful	a letter of the other alphabet
20	wikimedia/mediawiki-extensions-Echo	punctuation-spacing	warning	i18n/sd.json:80	useful	a space too many or too few beside the mark
20	beemdevelopment/Aegis	repeated-word	warning	app/src/main/res/values-fr-rFR/strings.xml:184	useful	a word twice
20	WireGuard/wireguard-android	missing-key	warning	ui/src/main/res/values-hu-rHU/strings.xml:1	useful	not in the file
20	wagtail/wagtail	tripled-letter	info	wagtail/locale/gl/LC_MESSAGES/django.po:747	useful	a letter three times
20	gethomepage/homepage	placeholder-missing	error	public/locales/hi/common.json:14	useful	the value is not shown
20	wikimedia/mediawiki-extensions-Echo	tripled-letter	info	i18n/br.json:63	useful	a letter three times
20	neos/neos-development-collection	punctuation-spacing	info	Neos.Media.Browser/Resources/Private/Translations/zh/Main.xlf:16	useful	a space too many or too few beside the mark
20	wikimedia/mediawiki-extensions-Echo	repeated-word	warning	i18n/api/mk.json:61	useful	a word twice
20	apache/tomcat	double-space	warning	java/org/apache/catalina/valves/LocalStrings_ru.properties:41	useful	two spaces
20	marticliment/UniGetUI	invisible-character	warning	src/UniGetUI.Core.LanguageEngine/Assets/Languages/lang_fi.json:398	useful	an invisible character
20	gephi/gephi	untranslated	warning	modules/VisualizationImpl/src/main/resources/org/gephi/visualization/component/Bundle_pt_BR.properties:4	useful	empty
20	marticliment/UniGetUI	placeholder-missing	warning	src/UniGetUI.Core.LanguageEngine/Assets/Languages/lang_zh_CN.json:907	useful	the value is not shown
20	apache/jmeter	brackets	warning	src/core/src/main/resources/org/apache/jmeter/resources/messages_zh_TW.properties:236	useful	a bracket without its partner
20	arduino/arduino-ide	much-shorter	info	i18n/my_MM.json:370	useful	most of the text is missing
20	apache/tomcat	brackets	warning	java/org/apache/jasper/resources/LocalStrings_zh_CN.properties:235	useful	a bracket without its partner
20	fwupd/fwupd	end-punctuation	info	po/gl.po:2246	useful	the mark at the end is missing or another
20	gephi/gephi	double-space	warning	modules/ImportPlugin/src/main/resources/org/gephi/io/importer/plugin/file/Bundle_fr.properties:125	useful	two spaces
20	gephi/gephi	leading-whitespace	warning	modules/DesktopAppearance/src/main/resources/org/gephi/desktop/appearance/Bundle_ro.properties:14	useful	a space too many at the start
20	GNOME/evince	trailing-whitespace	warning	po/ca@valencia.po:1761	useful	a space too many at the end
20	ajnart/homarr	space-around-tag	info	public/locales/tw/layout/header/actions/toggle-edit-mode.json:9	false	Chinese of Taiwan, read as Twi
20	GNOME/evince	double-space	warning	po/nn.po:1437	useful	two spaces
20	GNOME/evince	numbers	warning	po/bn.po:1185	pedantic	the newer address of the two
20	advplyr/audiobookshelf	untranslated	warning	client/strings/vi-vn.json:262	useful	empty
20	searxng/searxng	trailing-whitespace	warning	searx/translations/hr/LC_MESSAGES/messages.po:1071	pedantic	a trailing space of the source
20	beemdevelopment/Aegis	tag-extra	error	app/src/main/res/values-ca-rES/strings.xml:532	useful	a tag that the source has not
20	filebrowser/filebrowser	invisible-character	warning	frontend/src/i18n/pl.json:145	useful	an invisible character
20	gethomepage/homepage	missing-key	warning	public/locales/nb-NO/common.json:517	useful	not in the file
20	ajnart/homarr	other-script	warning	public/locales/tw/modules/video-stream.json:4	false	Chinese of Taiwan, read as Twi
20	gethomepage/homepage	blank-target	error	public/locales/vi/common.json:47	useful	only a space
20	WireGuard/wireguard-android	quotation-marks	info	ui/src/main/res/values-uk-rUA/strings.xml:255	useful	a lone quotation mark
20	ajnart/homarr	end-punctuation	info	public/locales/he/modules/dashdot.json:88	useful	the mark at the end is missing or another
20	advplyr/audiobookshelf	file-paths	warning	client/strings/he.json:781	useful	the file name is damaged
20	neos/neos-development-collection	icu-syntax	error	Neos.Neos/Resources/Private/Translations/fr/Main.xlf:600	useful	the message does not parse
20	wagtail/wagtail	leading-whitespace	warning	wagtail/contrib/styleguide/locale/et/LC_MESSAGES/django.po:36	useful	a space too many at the start
20	fwupd/fwupd	command-options	warning	po/bg.po:2591	useful	another option than in the source
20	GNOME/evince	mixed-script	warning	po/el.po:2143	useful	a letter of the other alphabet
20	wikimedia/mediawiki-extensions-Echo	tag-order	error	i18n/ar.json:270	useful	closed before it opens
20	wikimedia/mediawiki-extensions-Echo	much-shorter	info	i18n/or.json:9	useful	most of the text is missing
20	searxng/searxng	placeholder-extra	warning	searx/translations/ar/LC_MESSAGES/messages.po:738	useful	a value that the source does not pass
20	arduino/arduino-ide	space-around-tag	info	i18n/cs.json:310	useful	the space beside the tag differs
20	gethomepage/homepage	extra-key	warning	public/locales/pt-BR/common.json:150	useful	no longer in the source
20	neos/neos-development-collection	placeholder-extra	warning	Neos.Media.Browser/Resources/Private/Translations/km/Main.xlf:525	useful	a value that the source does not pass
20	WireGuard/wireguard-android	same-as-source	warning	ui/src/main/res/values-sk-rSK/strings.xml:155	useful	left in English
20	ajnart/homarr	same-as-source	hint	public/locales/ko/modules/calendar.json:25	useful	left in English
20	nurikk/zigbee2mqtt-frontend	missing-key	warning	src/i18n/locales/ca.json:1	useful	not in the file
20	Zettlr/Zettlr	same-as-source	warning	static/lang/kk-KZ.po:3658	useful	left in English
20	PrivateBin/PrivateBin	much-shorter	info	i18n/fi.json:218	useful	most of the text is missing
20	neos/neos-development-collection	invisible-character	warning	Neos.Neos/Resources/Private/Translations/zh/Main.xlf:232	useful	an invisible character
20	GNOME/gnome-calculator	much-shorter	info	po/nn.po:2421	pedantic	fewer names of a unit
20	ajnart/homarr	quotation-marks	info	public/locales/sv/modules/health-monitoring.json:60	useful	a lone quotation mark
20	fwupd/fwupd	quotation-marks	info	po/cs.po:1372	useful	a lone quotation mark
20	beemdevelopment/Aegis	mixed-script	warning	app/src/main/res/values-el-rGR/strings.xml:534	useful	a letter of the other alphabet
20	apache/tomcat	placeholder-missing	warning	java/org/apache/coyote/http11/LocalStrings_fr.properties:56	useful	the value is not shown
20	fwupd/fwupd	mixed-script	warning	po/bg.po:3479	useful	a letter of the other alphabet
20	searxng/searxng	punctuation-spacing	warning	searx/translations/ar/LC_MESSAGES/messages.po:859	useful	a space too many or too few beside the mark
20	wikimedia/mediawiki-extensions-Echo	tag-missing	error	i18n/lmo.json:132	useful	the tag is not there
20	marticliment/UniGetUI	quotation-marks	info	src/UniGetUI.Core.LanguageEngine/Assets/Languages/lang_af.json:551	useful	a lone quotation mark
20	GNOME/gnome-calculator	tag-extra	warning	help/ja/ja.po:1723	pedantic	formatting only
20	apache/jmeter	file-paths	warning	src/protocol/jdbc/src/main/resources/org/apache/jmeter/protocol/jdbc/sampler/JDBCSamplerResources_es.properties:31	false	the name of a package, not a path
20	PrivateBin/PrivateBin	brackets	warning	i18n/no.json:143	useful	a bracket without its partner
20	rpm-software-management/dnf	much-shorter	info	po/sl.po:3983	useful	most of the text is missing
20	rpm-software-management/dnf	untranslated	warning	po/ca.po:595	useful	empty
20	arduino/arduino-ide	leading-whitespace	warning	i18n/th.json:110	useful	a space too many at the start
20	beemdevelopment/Aegis	space-around-tag	info	app/src/main/res/values-el-rGR/strings.xml:149	useful	the space beside the tag differs
20	wikimedia/mediawiki-extensions-Echo	end-punctuation	info	i18n/sh-latn.json:21	useful	the mark at the end is missing or another
20	WireGuard/wireguard-android	leading-whitespace	warning	ui/src/main/res/values-zh-rCN/strings.xml:160	pedantic	written on purpose
20	fwupd/fwupd	needs-review	info	po/lv.po:3539	useful	marked for review
20	rpm-software-management/dnf	command-options	warning	po/sl.po:2029	useful	another option than in the source
20	beemdevelopment/Aegis	file-paths	warning	app/src/main/res/values-ro-rRO/strings.xml:522	useful	the file name is damaged
20	WireGuard/wireguard-android	end-punctuation	info	ui/src/main/res/values-tr-rTR/strings.xml:204	pedantic	hardly matters
20	Zettlr/Zettlr	untranslated	warning	static/lang/tr-TR.po:2037	useful	empty
20	apache/tomcat	punctuation-spacing	info	java/org/apache/catalina/manager/LocalStrings_ja.properties:131	useful	a space too many or too few beside the mark
20	WireGuard/wireguard-android	placeholder-missing	warning	ui/src/main/res/values-ca-rES/strings.xml:4	useful	the value is not shown
20	rpm-software-management/dnf	end-punctuation	info	po/nl.po:2391	useful	the mark at the end is missing or another
20	GNOME/evince	leading-whitespace	warning	po/et.po:176	useful	a space too many at the start
20	arduino/arduino-ide	double-space	warning	i18n/zh_TW.json:60	useful	two spaces
20	GNOME/evince	invisible-character	warning	po/sl.po:2046	useful	an invisible character
20	apache/jmeter	trailing-whitespace	warning	src/core/src/main/resources/org/apache/jmeter/resources/messages_zh_CN.properties:381	pedantic	layout only
20	gethomepage/homepage	mixed-script	warning	public/locales/uk/common.json:215	useful	a letter of the other alphabet
20	apache/jmeter	much-shorter	info	src/core/src/main/resources/org/apache/jmeter/resources/messages_pl.properties:254	useful	most of the text is missing
20	Zettlr/Zettlr	invisible-character	warning	static/lang/ko-KO.po:2992	useful	an invisible character
20	PrivateBin/PrivateBin	units	warning	i18n/ro.json:51	useful	another unit
20	spring-projects/spring-security	icu-syntax	error	core/src/main/resources/org/springframework/security/messages_uk_UA.properties:23	useful	the message does not parse
20	GNOME/gnome-calculator	needs-review	info	po/rw.po:1416	useful	marked for review
20	GNOME/gnome-calculator	double-space	warning	po/gd.po:452	useful	two spaces
20	wikimedia/mediawiki-extensions-Echo	placeholder-extra	warning	i18n/nn.json:139	false	a form that the language needs
20	GNOME/evince	brackets	warning	po/lt.po:451	useful	a bracket without its partner
20	PrivateBin/PrivateBin	punctuation-spacing	warning	i18n/sl.json:149	useful	a space too many or too few beside the mark
20	apache/tomcat	repeated-word	warning	java/org/apache/catalina/valves/LocalStrings_fr.properties:139	useful	a word twice
20	wagtail/wagtail	punctuation-spacing	info	wagtail/locale/zh/LC_MESSAGES/django.po:56	useful	a space too many or too few beside the mark
20	GNOME/gnome-calculator	end-punctuation	info	help/gl/gl.po:1524	pedantic	an abbreviation does the same
20	PrivateBin/PrivateBin	placeholder-missing	warning	i18n/pl.json:129	false	the form of one needs no number
20	rpm-software-management/dnf	same-as-source	hint	po/nl.po:2451	useful	left in English
20	Zettlr/Zettlr	tag-missing	info	static/tutorial/nl/citing.md:27	pedantic	only the case differs
20	GNOME/evince	tag-extra	warning	po/as.po:749	useful	a tag that the source has not
20	arduino/arduino-ide	invisible-character	warning	i18n/pt.json:393	useful	an invisible character
20	advplyr/audiobookshelf	placeholder-missing	warning	client/strings/ar.json:237	useful	the value is not shown
20	neos/neos-development-collection	leading-whitespace	warning	Neos.Neos/Resources/Private/Translations/km/Inspector.xlf:7	pedantic	layout only
20	GNOME/gnome-calculator	punctuation-spacing	warning	po/sr.po:1536	false	a list of names of a unit for a program
20	marticliment/UniGetUI	much-longer	info	src/UniGetUI.Core.LanguageEngine/Assets/Languages/lang_zh_TW.json:7	pedantic	a list of contributors
20	apache/jmeter	tag-missing	warning	src/core/src/main/resources/org/apache/jmeter/resources/messages_fr.properties:1032	useful	the tag is not there
20	marticliment/UniGetUI	end-punctuation	info	src/UniGetUI.Core.LanguageEngine/Assets/Languages/lang_nl.json:430	useful	the mark at the end is missing or another
20	rpm-software-management/dnf	quotation-marks	info	po/fr.po:3780	false	the mark has its partner
20	ajnart/homarr	untranslated	warning	public/locales/gl/modules/usenet.json:3	useful	empty
20	gephi/gephi	brackets	warning	modules/DataLaboratoryPlugin/src/main/resources/org/gephi/datalab/plugin/manipulators/rows/merge/Bundle_pl.properties:12	useful	a bracket without its partner
20	wikimedia/mediawiki-extensions-Echo	document-structure	warning	i18n/yi.json:4	false	the names of the translators
20	GNOME/gnome-calculator	trailing-whitespace	warning	po/ta.po:265	useful	a space too many at the end
20	searxng/searxng	mixed-script	warning	searx/translations/bg/LC_MESSAGES/messages.po:963	useful	a letter of the other alphabet
20	rpm-software-management/dnf	pure-punctuation	info	po/fur.po:2135	useful	another mark than in the source
20	searxng/searxng	tag-missing	warning	searx/infopage/it/search-syntax.md:3	false	the text of a link within an expression is translated
20	fwupd/fwupd	punctuation-spacing	warning	po/fur.po:1021	useful	a space too many or too few beside the mark
20	GNOME/gnome-calculator	command-options	warning	po/ast.po:847	useful	another option than in the source
20	GNOME/evince	tag-attributes	warning	help/es/es.po:2970	useful	the attribute is damaged
20	GNOME/evince	repeated-word	warning	help/es/es.po:933	useful	a word twice
20	beemdevelopment/Aegis	much-shorter	info	app/src/main/res/values-vi-rVN/strings.xml:381	useful	most of the text is missing
20	marticliment/UniGetUI	much-shorter	info	src/UniGetUI.Core.LanguageEngine/Assets/Languages/lang_be.json:790	useful	most of the text is missing
20	wagtail/wagtail	double-space	warning	wagtail/locale/ru/LC_MESSAGES/django.po:138	useful	two spaces
20	rpm-software-management/dnf	double-space	warning	po/zh_TW.po:2912	pedantic	aligned columns
20	neos/neos-development-collection	format-rule	warning	Neos.TimeableNodeVisibility/Resources/Private/Translations/pl/NodeTypes/Timeable.xlf:5	useful	another language is declared
20	wikimedia/mediawiki-extensions-Echo	missing-key	warning	i18n/cv.json:95	useful	not in the file
20	gephi/gephi	placeholder-missing	warning	modules/ImportAPI/src/main/resources/org/gephi/io/importer/impl/Bundle_ja.properties:21	useful	the value is not shown
20	wagtail/wagtail	much-shorter	info	wagtail/locale/tet/LC_MESSAGES/django.po:322	useful	most of the text is missing
20	wikimedia/mediawiki-extensions-Echo	mixed-script	warning	i18n/inh.json:14	useful	a letter of the other alphabet
20	advplyr/audiobookshelf	quotation-marks	info	client/strings/be.json:502	useful	a lone quotation mark
20	GNOME/evince	same-as-source	warning	help/zh_CN/zh_CN.po:833	false	lines of code
20	Zettlr/Zettlr	placeholder-extra	error	static/lang/ta-IN.po:3660	useful	a value that the source does not pass
20	advplyr/audiobookshelf	placeholder-extra	warning	client/strings/lt.json:620	useful	a value that the source does not pass
20	GNOME/gnome-calculator	accelerators	info	po/pt.po:2830	useful	the accelerator is missing
20	wagtail/wagtail	quotation-marks	info	wagtail/admin/locale/ug/LC_MESSAGES/django.po:2263	useful	a lone quotation mark
20	advplyr/audiobookshelf	brackets	warning	client/strings/ta.json:884	useful	a bracket without its partner
20	fwupd/fwupd	brackets	warning	po/ru.po:2542	useful	a bracket without its partner
20	wagtail/wagtail	invisible-character	warning	wagtail/admin/locale/ru/LC_MESSAGES/django.po:1105	useful	an invisible character
20	marticliment/UniGetUI	space-around-tag	info	src/UniGetUI.Core.LanguageEngine/Assets/Languages/lang_vi.json:325	useful	the space beside the tag differs
20	apache/tomcat	command-options	warning	java/org/apache/catalina/loader/LocalStrings_ja.properties:20	useful	another option than in the source
20	ajnart/homarr	extra-key	warning	public/locales/lol/layout/modals/about.json:3	useful	no longer in the source
20	searxng/searxng	accelerators	info	searx/translations/pt/LC_MESSAGES/messages.po:152	false	no accelerator but an ampersand
20	wikimedia/mediawiki-extensions-Echo	same-as-source	warning	i18n/mos.json:28	useful	left in English
21	janeczku/calibre-web	leading-whitespace	warning	cps/translations/uk/LC_MESSAGES/messages.po:2136	useful	a space too many at the start
21	xfce-mirror/thunar	trailing-whitespace	warning	po/vi.po:1888	useful	a space too many at the end
21	deluge-torrent/deluge	brackets	warning	deluge/i18n/sv.po:4515	useful	a bracket without its partner
21	ImranR98/Obtainium	urls	warning	assets/translations/ca.json:182	useful	the address is damaged
21	mate-desktop/atril	space-around-tag	info	help/ca@valencia/ca@valencia.po:355	useful	the space beside the tag differs
21	indico/indico	same-as-source	warning	indico/translations/cs_CZ/LC_MESSAGES/messages-all.po:6084	useful	left in English
21	wekan/wekan	tripled-letter	info	imports/i18n/data/es-CL.i18n.json:49	useful	a letter three times
21	janeczku/calibre-web	extra-key	warning	cps/static/locale/bg/viewer.ftl:305	pedantic	a library of others, harmless
21	deluge-torrent/deluge	escapes	warning	deluge/i18n/ja.po:4986	useful	the line break differs
21	OctoPrint/OctoPrint	tag-missing	warning	src/octoprint/translations/de/LC_MESSAGES/messages.po:4698	useful	the tag is not there
21	YunoHost/yunohost	quotation-marks	info	locales/zh_Hans.json:79	useful	a lone quotation mark
21	Radarr/Radarr	markdown-marks	warning	src/NzbDrone.Core/Localization/Core/ca.json:230	useful	the mark is broken by a space
21	ImranR98/Obtainium	quotation-marks	info	assets/translations/ca.json:181	useful	a lone quotation mark
21	ImranR98/Obtainium	placeholder-missing	error	assets/translations/pt.json:102	useful	the value is not shown
21	nextcloud/tasks	mixed-script	warning	l10n/be.json:20	useful	a letter of the other alphabet
21	mate-desktop/atril	urls	warning	po/id.po:1201	useful	the address is damaged
21	util-linux/util-linux	command-options	warning	po/pt_BR.po:21228	useful	another option than in the source
21	netbox-community/netbox	tag-missing	warning	netbox/translations/zh/LC_MESSAGES/django.po:16561	useful	the tag is not there
21	ether/etherpad-lite	punctuation-spacing	warning	src/locales/ast.json:124	useful	a space too many or too few beside the mark
21	util-linux/util-linux	trailing-whitespace	warning	po-man/es.po:43675	pedantic	layout only
21	deluge-torrent/deluge	punctuation-spacing	info	deluge/i18n/zh_CN.po:2271	useful	a space too many or too few beside the mark
21	OpenRefine/OpenRefine	mixed-script	warning	main/webapp/modules/core/langs/translation-ru.json:278	useful	a letter of the other alphabet
21	elementary/files	command-options	warning	po/ckb.po:1599	useful	another option than in the source
21	OpenRefine/OpenRefine	much-shorter	info	modules/grel/src/main/resources/com/google/refine/grel/FunctionDescription_ja.properties:124	useful	most of the text is missing
21	mate-desktop/atril	accelerators	info	po/fa.po:1482	useful	the accelerator is missing
21	wekan/wekan	file-paths	warning	imports/i18n/data/tk_TM.i18n.json:1301	useful	the file name is damaged
21	util-linux/util-linux	syntax	warning	po/id.po:3658	useful	the file is broken here
21	OpenRefine/OpenRefine	tag-extra	warning	modules/grel/src/main/resources/com/google/refine/grel/ControlDescription_it.properties:6	useful	a tag that the source has not
21	xfce-mirror/thunar	tag-extra	warning	po/nn.po:2708	useful	a tag that the source has not
21	valhalla/valhalla	punctuation-spacing	warning	locales/hi-IN.json:719	useful	a space too many or too few beside the mark
21	ImranR98/Obtainium	tag-missing	warning	fastlane/metadata/android/de/full_description.txt:1	useful	the tag is not there
21	Radarr/Radarr	brackets	warning	src/NzbDrone.Core/Localization/Core/hu.json:1301	useful	a bracket without its partner
21	wekan/wekan	missing-key	warning	imports/i18n/data/rn.i18n.json:709	useful	not in the file
21	wekan/wekan	invisible-character	warning	imports/i18n/data/ug.i18n.json:2190	useful	an invisible character
21	YunoHost/yunohost	placeholder-extra	warning	locales/id.json:460	useful	a value that the source does not pass
21	xfce-mirror/thunar	mixed-script	warning	po/sr.po:1703	useful	a letter of the other alphabet
21	nextcloud/tasks	same-as-source	hint	l10n/si.json:24	useful	left in English
21	nextcloud/tasks	leading-whitespace	warning	l10n/bg.json:195	useful	a space too many at the start
21	elementary/files	end-punctuation	info	po/ur.po:1696	useful	the mark at the end is missing or another
21	mate-desktop/atril	end-punctuation	info	po/fa.po:796	useful	the mark at the end is missing or another
21	util-linux/util-linux	much-shorter	info	po/pl.po:17022	useful	most of the text is missing
21	indico/indico	space-around-tag	info	indico/translations/it_IT/LC_MESSAGES/messages-all.po:32397	useful	the space beside the tag differs
21	YunoHost/yunohost	tripled-letter	info	locales/gl.json:658	useful	a letter three times
21	louislam/dockge	much-longer	info	frontend/src/lang/ca.json:109	pedantic	the value is written out
21	elementary/files	brackets	warning	po/ar.po:1358	useful	a bracket without its partner
21	Radarr/Radarr	placeholder-missing	warning	src/NzbDrone.Core/Localization/Core/hr.json:166	useful	the value is not shown
21	wekan/wekan	other-script	warning	imports/i18n/data/bua.i18n.json:1682	useful	in Chinese
21	OctoPrint/OctoPrint	same-as-source	warning	src/octoprint/translations/de/LC_MESSAGES/messages.po:9637	useful	left in English
21	YunoHost/yunohost	much-longer	info	locales/fr.json:642	pedantic	says more on purpose
21	mate-desktop/atril	much-shorter	info	help/es/es.po:1077	useful	most of the text is missing
21	louislam/dockge	missing-key	warning	frontend/src/lang/es.json:49	useful	not in the file
21	OctoPrint/OctoPrint	file-paths	warning	translations/de/LC_MESSAGES/messages.po:2169	useful	the file name is damaged
21	YunoHost/yunohost	empty-tag	warning	locales/sk.json:195	useful	the tag lost its text
21	janeczku/calibre-web	brackets	warning	cps/static/locale/pa-IN/viewer.ftl:24	useful	a bracket without its partner
21	nextcloud/tasks	trailing-whitespace	warning	l10n/es_UY.json:56	useful	a space too many at the end
21	traccar/traccar-web	punctuation-spacing	warning	src/resources/l10n/he.json:143	useful	a space too many or too few beside the mark
21	valhalla/valhalla	same-as-source	warning	locales/ru-RU.json:719	useful	left in English
21	util-linux/util-linux	leading-whitespace	warning	po/pt.po:21300	pedantic	layout only
21	Radarr/Radarr	much-shorter	info	src/NzbDrone.Core/Localization/Core/is.json:199	useful	most of the text is missing
21	cockpit-project/cockpit	brackets	warning	po/pt_BR.po:1849	useful	a bracket without its partner
21	wekan/wekan	mixed-script	warning	imports/i18n/data/mn.i18n.json:1080	useful	a letter of the other alphabet
21	xfce-mirror/thunar	accelerators	info	po/ka.po:175	useful	the accelerator is missing
21	nextcloud/tasks	invisible-character	warning	l10n/kn.json:15	useful	an invisible character
21	YunoHost/yunohost	end-punctuation	info	locales/gl.json:618	useful	the mark at the end is missing or another
21	YunoHost/yunohost	much-shorter	info	locales/id.json:211	useful	most of the text is missing
21	elementary/files	numbers	warning	po/de.po:180	useful	another number
21	janeczku/calibre-web	file-paths	warning	cps/translations/id/LC_MESSAGES/messages.po:3571	useful	the file name is damaged
21	cockpit-project/cockpit	untranslated	warning	po/nl.po:1032	useful	empty
21	ether/etherpad-lite	much-longer	info	src/locales/lv.json:11	useful	says much more than the source
21	wekan/wekan	much-shorter	info	imports/i18n/data/cs-CZ.i18n.json:728	useful	most of the text is missing
21	nextcloud/tasks	punctuation-spacing	info	l10n/zh_CN.json:11	useful	a space too many or too few beside the mark
21	cockpit-project/cockpit	plural-formula	warning	po/pt_BR.po:32	pedantic	the usual formula of the language
21	mate-desktop/atril	brackets	warning	po/as.po:1008	useful	a bracket without its partner
21	Radarr/Radarr	leading-whitespace	warning	src/NzbDrone.Core/Localization/Core/he.json:192	useful	a space too many at the start
21	xfce-mirror/thunar	same-as-source	hint	po/he.po:3740	useful	left in English
21	deluge-torrent/deluge	same-as-source	hint	deluge/i18n/th.po:1449	useful	left in English
21	wekan/wekan	end-punctuation	info	imports/i18n/data/ve-CC.i18n.json:1868	useful	the mark at the end is missing or another
21	indico/indico	trailing-whitespace	warning	indico/translations/es_ES/LC_MESSAGES/messages-all.po:32929	pedantic	a trailing space of the source
21	OctoPrint/OctoPrint	end-punctuation	info	src/octoprint/translations/de/LC_MESSAGES/messages.po:1981	useful	the mark at the end is missing or another
21	wekan/wekan	trailing-whitespace	warning	imports/i18n/data/zh_SG.i18n.json:1439	pedantic	layout only
21	Radarr/Radarr	end-punctuation	info	src/NzbDrone.Core/Localization/Core/ar.json:996	useful	the mark at the end is missing or another
21	louislam/dockge	punctuation-spacing	warning	frontend/src/lang/cs-CZ.json:100	useful	a space too many or too few beside the mark
21	wekan/wekan	much-longer	info	imports/i18n/data/hu.i18n.json:90	useful	says much more than the source
21	elementary/files	untranslated	warning	po/lb.po:1631	useful	empty
21	mate-desktop/atril	repeated-word	warning	po/fr.po:267	useful	a word twice
21	mate-desktop/atril	tag-missing	warning	help/it/it.po:1364	useful	the tag is not there
21	nextcloud/tasks	placeholder-missing	error	l10n/bg.json:231	useful	the value is not shown
21	ImranR98/Obtainium	end-punctuation	info	assets/translations/sv.json:276	useful	the mark at the end is missing or another
21	util-linux/util-linux	placeholder-extra	warning	po/da.po:19329	useful	a value that the source does not pass
21	indico/indico	tripled-letter	info	indico/translations/it_IT/LC_MESSAGES/messages-all.po:9884	useful	a letter three times
21	netbox-community/netbox	punctuation-spacing	info	netbox/translations/zh/LC_MESSAGES/django.po:16605	useful	a space too many or too few beside the mark
21	nextcloud/tasks	quotation-marks	info	l10n/eo.json:98	useful	a lone quotation mark
21	cockpit-project/cockpit	much-shorter	info	po/lo.po:1807	useful	most of the text is missing
21	ImranR98/Obtainium	same-as-source	warning	assets/translations/uk.json:351	useful	left in English
21	indico/indico	brackets	warning	indico/translations/ko_KR/LC_MESSAGES/messages-all.po:30627	false	the next text closes it
21	OpenRefine/OpenRefine	entities	warning	extensions/wikibase/module/langs/translation-ta.json:204	useful	a broken reference
21	ether/etherpad-lite	quotation-marks	info	src/locales/nap.json:34	useful	a lone quotation mark
21	OpenRefine/OpenRefine	punctuation-spacing	warning	extensions/database/module/langs/translation-ar.json:63	useful	a space too many or too few beside the mark
21	netbox-community/netbox	brackets	warning	netbox/translations/nl/LC_MESSAGES/django.po:5912	useful	a bracket without its partner
21	cockpit-project/cockpit	same-as-source	warning	po/lo.po:7487	useful	left in English
21	indico/indico	quotation-marks	info	indico/translations/hu_HU/LC_MESSAGES/messages-all.po:20164	useful	a lone quotation mark
21	deluge-torrent/deluge	other-script	warning	deluge/i18n/ab.po:38	useful	in Chinese
21	nextcloud/tasks	brackets	warning	l10n/hu.json:11	useful	a bracket without its partner
21	deluge-torrent/deluge	accelerators	info	deluge/i18n/de.po:4761	useful	the accelerator is missing
21	elementary/files	punctuation-spacing	warning	po/ar.po:987	useful	a space too many or too few beside the mark
21	wekan/wekan	placeholder-missing	error	imports/i18n/data/zgh.i18n.json:1657	useful	the value is not shown
21	traccar/traccar-web	same-as-source	hint	src/resources/l10n/az.json:238	useful	left in English
21	util-linux/util-linux	missing-plural-form	warning	po/sl.po:3677	useful	the language needs the form
21	xfce-mirror/thunar	end-punctuation	info	po/hy_AM.po:4454	useful	the mark at the end is missing or another
21	wekan/wekan	quotation-marks	info	imports/i18n/data/lv.i18n.json:499	useful	a lone quotation mark
21	indico/indico	mixed-script	warning	indico/translations/uk_UA/LC_MESSAGES/messages-all.po:6474	useful	a letter of the other alphabet
21	ImranR98/Obtainium	numbers	info	assets/translations/sv.json:181	useful	another number
21	netbox-community/netbox	mixed-script	warning	netbox/translations/uk/LC_MESSAGES/django.po:18234	useful	a letter of the other alphabet
21	wekan/wekan	leading-whitespace	warning	imports/i18n/data/da.i18n.json:1317	pedantic	layout only
21	wekan/wekan	punctuation-spacing	warning	imports/i18n/data/vo.i18n.json:1878	false	the text is French
21	cockpit-project/cockpit	numbers	warning	po/pl.po:5523	useful	another number
21	xfce-mirror/thunar	placeholder-missing	error	po/hr.po:2272	useful	the value is not shown
21	traccar/traccar-web	invisible-character	warning	src/resources/l10n/tr.json:619	useful	an invisible character
21	OpenRefine/OpenRefine	tripled-letter	info	main/webapp/modules/core/langs/translation-nl.json:71	useful	a letter three times
21	nrenner/brouter-web	empty-tag	warning	locales/ru_RU.json:12	useful	the tag lost its text
21	xfce-mirror/thunar	file-paths	warning	po/sl.po:3565	false	example names, put into the language
21	traccar/traccar-web	missing-key	warning	src/resources/l10n/id.json:412	useful	not in the file
21	mate-desktop/atril	numbers	warning	po/dz.po:842	useful	another number
21	Radarr/Radarr	mixed-script	warning	src/NzbDrone.Core/Localization/Core/bg.json:1091	useful	a letter of the other alphabet
21	wekan/wekan	brackets	warning	imports/i18n/data/or_IN.i18n.json:499	useful	a bracket without its partner
21	traccar/traccar-web	extra-key	warning	src/resources/l10n/uz.json:196	useful	no longer in the source
21	OpenRefine/OpenRefine	brackets	warning	main/webapp/modules/core/langs/translation-ta.json:151	useful	a bracket without its partner
21	nrenner/brouter-web	missing-plural-form	warning	locales/ru_RU.json:273	useful	the language needs the form
21	YunoHost/yunohost	missing-key	warning	locales/pl.json:2	useful	not in the file
21	wekan/wekan	numbers	info	imports/i18n/data/sr.i18n.json:1883	pedantic	the standard is not named
21	elementary/files	same-as-source	hint	po/am.po:1245	useful	left in English
21	nrenner/brouter-web	missing-key	warning	locales/pt-BR.json:42	useful	not in the file
21	janeczku/calibre-web	missing-key	warning	cps/static/locale/te/viewer.ftl:66	useful	not in the file
21	util-linux/util-linux	repeated-word	warning	po-man/sr.po:7704	useful	a word twice
21	OctoPrint/OctoPrint	placeholder-missing	error	src/octoprint/translations/de/LC_MESSAGES/messages.po:4907	useful	the value is not shown
21	Radarr/Radarr	markdown-links	warning	src/NzbDrone.Core/Localization/Core/tr.json:297	useful	a route of the program
21	util-linux/util-linux	entities	info	po/sv.po:17804	useful	a broken reference
21	Radarr/Radarr	tripled-letter	info	src/NzbDrone.Core/Localization/Core/ca.json:1249	useful	a letter three times
21	janeczku/calibre-web	punctuation-spacing	warning	cps/translations/ru/LC_MESSAGES/messages.po:2698	useful	a space too many or too few beside the mark
21	louislam/dockge	same-as-source	hint	frontend/src/lang/th.json:35	useful	left in English
21	mate-desktop/atril	quotation-marks	info	po/pa.po:1640	useful	a lone quotation mark
21	netbox-community/netbox	quotation-marks	info	netbox/translations/pt/LC_MESSAGES/django.po:10221	useful	a lone quotation mark
21	Radarr/Radarr	trailing-whitespace	warning	src/NzbDrone.Core/Localization/Core/hu.json:749	useful	a space too many at the end
21	xfce-mirror/thunar	invisible-character	warning	po/sq.po:1871	useful	an invisible character
21	xfce-mirror/thunar	repeated-word	warning	po/gl.po:2021	useful	a word twice
21	traccar/traccar-web	much-longer	info	src/resources/l10n/sw.json:334	useful	says much more than the source
21	mate-desktop/atril	punctuation-spacing	warning	po/as.po:1741	useful	a space too many or too few beside the mark
21	janeczku/calibre-web	invisible-character	warning	cps/static/locale/zh-TW/viewer.ftl:324	useful	an invisible character
21	traccar/traccar-web	mixed-script	warning	src/resources/l10n/uk.json:242	useful	a letter of the other alphabet
21	deluge-torrent/deluge	tag-missing	error	deluge/i18n/hr.po:5539	useful	the tag is not there
21	indico/indico	punctuation-spacing	info	indico/translations/ja_JP/LC_MESSAGES/messages-all.po:20822	useful	a space too many or too few beside the mark
21	traccar/traccar-web	leading-whitespace	warning	src/resources/l10n/bn.json:9	useful	a space too many at the start
21	util-linux/util-linux	unsafe-html	warning	po-man/fr.po:56854	false	formatting of a manual page, no tag
21	nextcloud/tasks	end-punctuation	info	l10n/ug.json:90	useful	the mark at the end is missing or another
21	janeczku/calibre-web	untranslated	warning	cps/translations/pt_BR/LC_MESSAGES/messages.po:3185	useful	empty
21	ether/etherpad-lite	missing-key	warning	src/locales/lrc.json:50	useful	not in the file
21	ImranR98/Obtainium	missing-plural-form	warning	assets/translations/ru.json:72	useful	the language needs the form
21	xfce-mirror/thunar	quotation-marks	info	po/hy_AM.po:1068	useful	a lone quotation mark
21	ether/etherpad-lite	tag-extra	warning	src/locales/ksh.json:79	useful	a tag that the source has not
21	valhalla/valhalla	leading-whitespace	warning	locales/ko-KR.json:454	useful	a space too many at the start
21	valhalla/valhalla	units	warning	locales/pt-BR.json:1237	false	an example in the unit of the language
21	elementary/files	mixed-script	warning	po/be.po:1479	useful	a letter of the other alphabet
21	indico/indico	units	warning	indico/translations/tr_TR/LC_MESSAGES/messages-all.po:5489	useful	another unit
21	ether/etherpad-lite	much-shorter	info	src/locales/nap.json:33	useful	most of the text is missing
21	mate-desktop/atril	leading-whitespace	warning	help/ca/ca.po:1405	pedantic	layout only
21	mate-desktop/atril	plural-formula	warning	po/fil.po:22	useful	too few forms for the language
21	util-linux/util-linux	tag-extra	warning	po-man/es.po:2735	false	formatting of a manual page, no tag
21	mate-desktop/atril	trailing-whitespace	warning	po/cs.po:280	useful	a space too many at the end
21	janeczku/calibre-web	trailing-whitespace	warning	cps/translations/zh_Hant_TW/LC_MESSAGES/messages.po:285	useful	a space too many at the end
21	util-linux/util-linux	file-paths	warning	po-man/de.po:21831	false	an example name, put into the language
21	YunoHost/yunohost	space-around-tag	info	locales/eo.json:173	useful	the space beside the tag differs
21	elementary/files	needs-review	info	po/bs.po:563	useful	marked for review
21	netbox-community/netbox	space-around-tag	info	netbox/translations/ja/LC_MESSAGES/django.po:10068	useful	the space beside the tag differs
21	OctoPrint/OctoPrint	leading-whitespace	warning	src/octoprint/translations/de/LC_MESSAGES/messages.po:11458	pedantic	layout only
21	util-linux/util-linux	tag-missing	warning	po-man/uk.po:36537	false	a word that stands for something, translated
21	mate-desktop/atril	file-paths	warning	help/da/da.po:613	false	an example name, put into the language
21	util-linux/util-linux	brackets	warning	po-man/es.po:4773	false	an escape of a manual page
21	YunoHost/yunohost	file-paths	warning	locales/ca.json:377	useful	the file name is damaged
21	valhalla/valhalla	entities	info	locales/it-IT.json:821	useful	a broken reference
21	elementary/files	declared-language	warning	po/ak.po:15	pedantic	nobody reads it
21	OpenRefine/OpenRefine	icu-syntax	error	main/resources/com/google/refine/operations/OperationDescription_ca.properties:11	useful	the message does not parse
21	louislam/dockge	placeholder-missing	warning	frontend/src/lang/ga.json:47	pedantic	the value is written out
21	YunoHost/yunohost	command-options	warning	locales/fr.json:315	useful	another option than in the source
21	indico/indico	repeated-word	warning	indico/translations/it_IT/LC_MESSAGES/messages-all.po:29287	useful	a word twice
21	indico/indico	file-paths	warning	indico/translations/ja_JP/LC_MESSAGES/messages-all.po:19536	useful	the file name is damaged
21	OpenRefine/OpenRefine	untranslated	warning	main/resources/com/google/refine/operations/OperationDescription_de.properties:1	useful	empty
21	indico/indico	entities	warning	indico/translations/de_DE/LC_MESSAGES/messages-all.po:10241	useful	a broken reference
21	mate-desktop/atril	mixed-script	warning	po/el.po:1888	useful	a letter of the other alphabet
21	cockpit-project/cockpit	quotation-marks	info	po/zh_TW.po:3182	useful	a lone quotation mark
21	util-linux/util-linux	same-as-source	warning	po/es.po:25637	false	names of colours that a program reads
21	nrenner/brouter-web	end-punctuation	info	locales/sv.json:3	useful	the mark at the end is missing or another
21	xfce-mirror/thunar	brackets	warning	po/ka.po:3315	useful	a bracket without its partner
21	nrenner/brouter-web	tag-missing	error	locales/nb.json:18	useful	the tag is not there
21	wekan/wekan	entities	warning	imports/i18n/data/tk_TM.i18n.json:1658	useful	a broken reference
21	YunoHost/yunohost	tag-missing	error	locales/pl.json:282	useful	the tag is not there
21	util-linux/util-linux	accelerators	info	po-man/sv.po:34546	false	emphasis, no accelerator
21	deluge-torrent/deluge	mixed-script	warning	deluge/i18n/el.po:3087	useful	a letter of the other alphabet
21	ether/etherpad-lite	placeholder-missing	error	src/locales/lrc.json:55	useful	the value is not shown
21	util-linux/util-linux	punctuation-spacing	warning	po/tr.po:21349	false	two words that stand for each other
21	valhalla/valhalla	missing-key	warning	locales/pt-BR.json:2	false	a list of codes, no text
21	OpenRefine/OpenRefine	other-script	warning	modules/grel/src/main/resources/com/google/refine/grel/FunctionDescription_el.properties:1	useful	in Chinese
21	util-linux/util-linux	tripled-letter	info	po/pl.po:26134	useful	a letter three times
21	indico/indico	much-shorter	info	indico/translations/pt_BR/LC_MESSAGES/messages-all.po:15152	useful	most of the text is missing
21	YunoHost/yunohost	tag-extra	warning	locales/es.json:507	pedantic	a link added
21	netbox-community/netbox	trailing-whitespace	warning	netbox/translations/de/LC_MESSAGES/django.po:11083	useful	a space too many at the end
21	util-linux/util-linux	end-punctuation	info	po-man/fr.po:33233	pedantic	a comma does the same
21	ImranR98/Obtainium	double-space	warning	assets/translations/pl.json:197	useful	two spaces
21	util-linux/util-linux	untranslated	warning	po/gl.po:13543	useful	empty
21	valhalla/valhalla	trailing-whitespace	warning	locales/el-GR.json:414	useful	a space too many at the end
21	util-linux/util-linux	rst-markup	warning	po-man/sv.po:10499	false	AsciiDoc, and as in the source
21	util-linux/util-linux	invisible-character	warning	po-man/sr.po:21546	useful	an invisible character
21	indico/indico	invisible-character	warning	indico/translations/pt_BR/LC_MESSAGES/messages-all.po:12879	useful	an invisible character
21	xfce-mirror/thunar	escapes	warning	po/hye.po:2105	useful	the line break differs
21	wekan/wekan	markdown-links	warning	imports/i18n/data/zh-TW.i18n.json:2028	false	an example of how links are written
21	YunoHost/yunohost	numbers	warning	locales/es.json:847	useful	another number
21	ether/etherpad-lite	space-around-tag	info	src/locales/my.json:88	useful	the space beside the tag differs
21	elementary/files	po-header	error	po/tn.po:13	useful	not filled in
21	traccar/traccar-web	end-punctuation	info	src/resources/l10n/tr.json:14	useful	the mark at the end is missing or another
21	xfce-mirror/thunar	leading-whitespace	warning	po/gl.po:3023	pedantic	layout only
21	indico/indico	end-punctuation	info	indico/translations/fr_FR/LC_MESSAGES/messages-all.po:9624	useful	the mark at the end is missing or another
21	YunoHost/yunohost	placeholder-missing	warning	locales/hi.json:31	useful	the value is not shown
21	deluge-torrent/deluge	end-punctuation	info	deluge/i18n/si.po:2547	useful	the mark at the end is missing or another
21	OctoPrint/OctoPrint	trailing-whitespace	warning	src/octoprint/translations/de/LC_MESSAGES/messages.po:10313	pedantic	layout only
21	OpenRefine/OpenRefine	placeholder-extra	warning	extensions/wikibase/module/langs/translation-sv.json:60	useful	a value that the source does not pass
21	valhalla/valhalla	double-space	warning	locales/el-GR.json:554	useful	two spaces
21	indico/indico	leading-whitespace	warning	indico/translations/es_ES/LC_MESSAGES/messages-all.po:32984	useful	a space too many at the start
21	util-linux/util-linux	markdown-marks	warning	po-man/fr.po:58985	false	AsciiDoc, another way of the same mark
21	YunoHost/yunohost	tag-attributes	warning	locales/fr.json:454	useful	the attribute is damaged
21	YunoHost/yunohost	punctuation-spacing	warning	locales/de.json:458	useful	a space too many or too few beside the mark
21	mate-desktop/atril	same-as-source	warning	po/as.po:675	useful	left in English
21	Radarr/Radarr	encoding	warning	src/NzbDrone.Core/Localization/Core/de.json:1	useful	a byte order mark
21	ether/etherpad-lite	double-space	warning	admin/public/ep_admin_pads/krc.json:21	useful	two spaces
21	janeczku/calibre-web	end-punctuation	info	cps/translations/gl/LC_MESSAGES/messages.po:200	useful	the mark at the end is missing or another
21	util-linux/util-linux	mixed-script	warning	po-man/sr.po:40210	useful	a letter of the other alphabet
21	Radarr/Radarr	missing-key	warning	src/NzbDrone.Core/Localization/Core/ro.json:1153	useful	not in the file
21	traccar/traccar-web	trailing-whitespace	warning	src/resources/l10n/he.json:211	useful	a space too many at the end
21	OpenRefine/OpenRefine	placeholder-missing	error	extensions/wikibase/module/langs/translation-fr.json:311	useful	the value is not shown
21	elementary/files	plural-formula	warning	po/mg.po:13	useful	too few forms for the language
21	util-linux/util-linux	numbers	warning	po-man/de.po:11584	false	the year of the same date in full
21	netbox-community/netbox	end-punctuation	info	netbox/translations/lv/LC_MESSAGES/django.po:5959	useful	the mark at the end is missing or another
21	mate-desktop/atril	untranslated	warning	po/ps.po:1727	useful	empty
21	cockpit-project/cockpit	tag-extra	warning	po/zh_TW.po:8303	useful	a tag that the source has not
21	janeczku/calibre-web	mixed-script	warning	cps/translations/el/LC_MESSAGES/messages.po:656	useful	a letter of the other alphabet
21	xfce-mirror/thunar	untranslated	warning	po/ka.po:3258	useful	empty
21	elementary/files	double-space	warning	po/ur.po:1466	useful	two spaces
21	OpenRefine/OpenRefine	end-punctuation	info	main/webapp/modules/core/langs/translation-tl.json:93	useful	the mark at the end is missing or another
21	valhalla/valhalla	end-punctuation	info	locales/hi-IN.json:1782	useful	the mark at the end is missing or another
21	janeczku/calibre-web	same-as-source	hint	cps/static/locale/hsb/viewer.ftl:159	useful	left in English
21	util-linux/util-linux	placeholder-format	warning	po/pl.po:17773	pedantic	shows the same
21	mate-desktop/atril	command-options	warning	help/sv/sv.po:671	useful	another option than in the source
21	elementary/files	syntax	warning	po/kl.po:13	useful	the file is broken here
21	indico/indico	pure-punctuation	info	indico/translations/pl_PL/LC_MESSAGES/messages-all.po:31304	useful	another mark than in the source
21	wekan/wekan	same-as-source	warning	imports/i18n/data/mn.i18n.json:1692	useful	left in English
21	YunoHost/yunohost	repeated-word	warning	locales/es.json:743	useful	a word twice
21	ImranR98/Obtainium	leading-whitespace	warning	assets/translations/fa.json:196	useful	a space too many at the start
21	util-linux/util-linux	urls	warning	po-man/es.po:32496	useful	the address is damaged
21	deluge-torrent/deluge	much-shorter	info	deluge/i18n/gl.po:691	pedantic	the short name is usual
21	Radarr/Radarr	placeholder-extra	warning	src/NzbDrone.Core/Localization/Core/bg.json:1039	useful	a value that the source does not pass
21	ether/etherpad-lite	same-as-source	warning	src/locales/ne.json:104	useful	left in English
21	janeczku/calibre-web	declared-language	warning	cps/translations/pt_BR/LC_MESSAGES/messages.po:10	useful	a name in place of a code
21	mate-desktop/atril	needs-review	info	po/ta.po:595	useful	marked for review
21	YunoHost/yunohost	brackets	warning	locales/it.json:328	useful	a bracket without its partner
21	valhalla/valhalla	invisible-character	warning	locales/fi-FI.json:1252	useful	an invisible character
21	xfce-mirror/thunar	needs-review	info	po/si.po:429	useful	marked for review
21	xfce-mirror/thunar	much-shorter	info	po/hy.po:4642	useful	most of the text is missing
21	mate-desktop/atril	invisible-character	warning	po/ku_IQ.po:858	useful	an invisible character
21	YunoHost/yunohost	markdown-marks	warning	locales/es.json:756	useful	the mark is broken by a space
21	wekan/wekan	missing-plural-form	warning	imports/i18n/data/ga.i18n.json:178	useful	the language needs the form
21	util-linux/util-linux	double-space	warning	po/pl.po:14691	false	a column of options
21	mate-desktop/atril	double-space	warning	po/kn.po:1245	useful	two spaces
21	janeczku/calibre-web	repeated-word	warning	cps/translations/pt/LC_MESSAGES/messages.po:207	useful	a word twice
21	janeczku/calibre-web	placeholder-missing	error	cps/translations/pl/LC_MESSAGES/messages.po:297	useful	the value is not shown
21	cockpit-project/cockpit	trailing-whitespace	warning	po/pl.po:9141	useful	a space too many at the end
21	OpenRefine/OpenRefine	tag-attributes	warning	extensions/wikibase/module/langs/translation-es.json:118	useful	the attribute is damaged
21	janeczku/calibre-web	double-space	warning	cps/static/locale/eu/viewer.ftl:376	useful	two spaces
21	elementary/files	accelerators	info	po/fa.po:1474	useful	the accelerator is missing
21	netbox-community/netbox	same-as-source	hint	netbox/translations/it/LC_MESSAGES/django.po:18658	useful	left in English
21	elementary/files	placeholder-missing	warning	po/ar.po:1167	useful	the value is not shown
21	util-linux/util-linux	needs-review	info	po/tr.po:15030	useful	marked for review
21	OpenRefine/OpenRefine	missing-key	warning	main/webapp/modules/core/langs/translation-ar.json:139	useful	not in the file
21	mate-desktop/atril	tag-extra	warning	po/as.po:1099	useful	a tag that the source has not
21	deluge-torrent/deluge	tag-extra	error	deluge/i18n/fi.po:5238	useful	a tag that the source has not
21	OpenRefine/OpenRefine	same-as-source	warning	main/webapp/modules/core/langs/translation-he.json:424	useful	left in English
21	nrenner/brouter-web	placeholder-missing	error	locales/ru_RU.json:39	useful	the value is not shown
21	deluge-torrent/deluge	untranslated	warning	deluge/i18n/da.po:4633	useful	empty
21	util-linux/util-linux	placeholder-missing	warning	po/it.po:18897	useful	the value is not shown
21	util-linux/util-linux	quotation-marks	info	po/cs.po:17142	useful	a lone quotation mark
21	deluge-torrent/deluge	placeholder-missing	error	deluge/i18n/uk.po:2299	useful	the value is not shown
21	OpenRefine/OpenRefine	urls	warning	modules/grel/src/main/resources/com/google/refine/grel/FunctionDescription_ta.properties:110	useful	the address is damaged
21	OctoPrint/OctoPrint	command-options	warning	translations/de/LC_MESSAGES/messages.po:4680	useful	another option than in the source
21	ether/etherpad-lite	brackets	warning	src/locales/lki.json:106	useful	a bracket without its partner
21	ether/etherpad-lite	end-punctuation	info	src/locales/awa.json:28	useful	the mark at the end is missing or another
21	OpenRefine/OpenRefine	repeated-word	warning	modules/grel/src/main/resources/com/google/refine/grel/ControlDescription_pt-BR.properties:3	false	the name of a variable and a word
21	OpenRefine/OpenRefine	quotation-marks	info	modules/grel/src/main/resources/com/google/refine/grel/EvalErrorMessage_ja.properties:74	useful	a lone quotation mark
21	indico/indico	untranslated	warning	indico/translations/uk_UA/LC_MESSAGES/messages-all.po:25360	useful	empty
21	OpenRefine/OpenRefine	space-around-tag	info	extensions/wikibase/module/langs/translation-es.json:206	useful	the space beside the tag differs
21	YunoHost/yunohost	urls	warning	locales/es.json:531	useful	the address is damaged
21	nextcloud/tasks	missing-key	warning	l10n/lv.json:44	useful	not in the file
21	xfce-mirror/thunar	punctuation-spacing	warning	po/hr.po:564	useful	a space too many or too few beside the mark
21	OpenRefine/OpenRefine	empty-tag	warning	extensions/wikibase/module/langs/translation-ca.json:140	useful	the tag lost its text
21	ImranR98/Obtainium	trailing-whitespace	warning	assets/translations/fr.json:131	useful	a space too many at the end
21	Radarr/Radarr	invisible-character	warning	src/NzbDrone.Core/Localization/Core/zh_TW.json:6	useful	an invisible character
21	traccar/traccar-web	double-space	warning	src/resources/l10n/gl.json:494	useful	two spaces
21	indico/indico	numbers	warning	indico/translations/it_IT/LC_MESSAGES/messages-all.po:17308	false	an example date
21	Radarr/Radarr	numbers	warning	src/NzbDrone.Core/Localization/Core/de.json:1437	useful	another number
21	deluge-torrent/deluge	numbers	warning	deluge/i18n/ms.po:2537	useful	another number
21	mate-desktop/atril	placeholder-missing	error	po/ko.po:1189	false	the directives are numbered
21	nextcloud/tasks	double-space	warning	l10n/br.json:16	useful	two spaces
21	Radarr/Radarr	punctuation-spacing	warning	src/NzbDrone.Core/Localization/Core/tr.json:201	useful	a space too many or too few beside the mark
21	deluge-torrent/deluge	tripled-letter	info	deluge/i18n/uk.po:4136	useful	a letter three times
21	xfce-mirror/thunar	tag-missing	error	po/sr.po:896	useful	the tag is not there
21	cockpit-project/cockpit	end-punctuation	info	po/ko.po:8035	useful	the mark at the end is missing or another
21	util-linux/util-linux	escapes	warning	po/ro.po:5371	useful	the line break differs
21	Radarr/Radarr	quotation-marks	info	src/NzbDrone.Core/Localization/Core/pt.json:1166	useful	a lone quotation mark
21	Radarr/Radarr	same-as-source	hint	src/NzbDrone.Core/Localization/Core/tr.json:271	useful	left in English
21	nrenner/brouter-web	same-as-source	warning	locales/eo.json:318	useful	left in English
21	cockpit-project/cockpit	needs-review	info	po/sk.po:9166	useful	marked for review
21	cockpit-project/cockpit	punctuation-spacing	info	po/zh_CN.po:7441	useful	a space too many or too few beside the mark
21	louislam/dockge	end-punctuation	info	frontend/src/lang/ko-KR.json:50	useful	the mark at the end is missing or another
21	OpenRefine/OpenRefine	tag-missing	error	extensions/wikibase/module/langs/translation-ko.json:11	useful	the tag is not there
21	janeczku/calibre-web	leading-whitespace	warning	cps/translations/hu/LC_MESSAGES/messages.po:388	useful	a space too many at the start
21	xfce-mirror/thunar	trailing-whitespace	warning	po/sv.po:1065	useful	a space too many at the end
21	ImranR98/Obtainium	urls	warning	assets/translations/id.json:182	useful	the address is damaged
21	mate-desktop/atril	space-around-tag	info	help/ru/ru.po:2176	useful	the space beside the tag differs
21	indico/indico	same-as-source	warning	indico/translations/ja_JP/LC_MESSAGES/messages-all.po:5659	useful	left in English
21	wekan/wekan	tripled-letter	info	imports/i18n/data/eu.i18n.json:1780	useful	a letter three times
21	janeczku/calibre-web	extra-key	warning	cps/static/locale/ka/viewer.ftl:305	pedantic	a library of others, harmless
21	OctoPrint/OctoPrint	tag-missing	warning	translations/de/LC_MESSAGES/messages.po:1657	useful	the tag is not there
21	YunoHost/yunohost	quotation-marks	info	locales/fa.json:343	useful	a lone quotation mark
21	Radarr/Radarr	markdown-marks	warning	src/NzbDrone.Core/Localization/Core/pl.json:125	useful	the mark is broken by a space
21	ImranR98/Obtainium	placeholder-missing	warning	assets/translations/vi.json:102	useful	the value is not shown
21	nextcloud/tasks	mixed-script	warning	l10n/lt_LT.json:309	useful	a letter of the other alphabet
21	mate-desktop/atril	urls	warning	po/id.po:1201	useful	the address is damaged
21	util-linux/util-linux	command-options	warning	po/ro.po:17359	useful	another option than in the source
21	ether/etherpad-lite	punctuation-spacing	warning	src/locales/mn.json:61	useful	a space too many or too few beside the mark
21	util-linux/util-linux	trailing-whitespace	warning	po/hr.po:15375	pedantic	layout only
21	deluge-torrent/deluge	punctuation-spacing	warning	deluge/i18n/ms.po:5120	useful	a space too many or too few beside the mark
21	OpenRefine/OpenRefine	mixed-script	warning	main/webapp/modules/core/langs/translation-ru.json:32	useful	a letter of the other alphabet
21	elementary/files	command-options	warning	po/ur.po:1633	useful	another option than in the source
21	OpenRefine/OpenRefine	much-shorter	info	modules/grel/src/main/resources/com/google/refine/grel/FunctionDescription_ja.properties:126	useful	most of the text is missing
21	mate-desktop/atril	accelerators	info	po/fy.po:995	useful	the accelerator is missing
21	wekan/wekan	file-paths	warning	imports/i18n/data/ve-CC.i18n.json:2049	false	letters that stand for digits
21	util-linux/util-linux	syntax	warning	po/et.po:3653	useful	the file is broken here
21	OpenRefine/OpenRefine	tag-extra	warning	modules/grel/src/main/resources/com/google/refine/grel/ControlDescription_it.properties:11	useful	a tag that the source has not
21	valhalla/valhalla	punctuation-spacing	warning	locales/ca-ES.json:2205	useful	a space too many or too few beside the mark
21	ImranR98/Obtainium	tag-missing	error	assets/translations/ko.json:234	useful	the tag is not there
21	Radarr/Radarr	brackets	warning	src/NzbDrone.Core/Localization/Core/fi.json:1554	useful	a bracket without its partner
21	wekan/wekan	missing-key	warning	imports/i18n/data/eu.i18n.json:709	useful	not in the file
21	wekan/wekan	invisible-character	warning	imports/i18n/data/fy-NL.i18n.json:1552	useful	an invisible character
21	YunoHost/yunohost	placeholder-extra	warning	locales/pl.json:198	useful	a value that the source does not pass
21	xfce-mirror/thunar	mixed-script	warning	po/el.po:4988	useful	a letter of the other alphabet
21	nextcloud/tasks	same-as-source	hint	l10n/sr@latin.json:2	useful	left in English
21	nextcloud/tasks	leading-whitespace	warning	l10n/ru.json:73	useful	a space too many at the start
21	elementary/files	end-punctuation	info	po/et.po:1310	useful	the mark at the end is missing or another
21	mate-desktop/atril	end-punctuation	info	po/ne.po:1113	useful	the mark at the end is missing or another
21	indico/indico	space-around-tag	info	indico/translations/pl_PL/LC_MESSAGES/messages-all.po:15582	useful	the space beside the tag differs
21	louislam/dockge	much-longer	info	frontend/src/lang/pt.json:49	pedantic	the value is written out
21	elementary/files	brackets	warning	po/ar.po:1358	useful	a bracket without its partner
21	Radarr/Radarr	placeholder-missing	warning	src/NzbDrone.Core/Localization/Core/hi.json:559	useful	the value is not shown
21	wekan/wekan	other-script	warning	imports/i18n/data/uk-UA.i18n.json:1685	useful	in Chinese
21	OctoPrint/OctoPrint	same-as-source	hint	src/octoprint/translations/de/LC_MESSAGES/messages.po:1990	useful	left in English
21	louislam/dockge	missing-key	warning	frontend/src/lang/ko-KR.json:115	useful	not in the file
21	OctoPrint/OctoPrint	file-paths	warning	src/octoprint/translations/de/LC_MESSAGES/messages.po:2169	useful	the file name is damaged
21	YunoHost/yunohost	empty-tag	warning	locales/ja.json:375	useful	the tag lost its text
21	janeczku/calibre-web	brackets	warning	cps/translations/vi/LC_MESSAGES/messages.po:541	false	a smiley
21	nextcloud/tasks	trailing-whitespace	warning	l10n/sw.json:136	useful	a space too many at the end
21	traccar/traccar-web	punctuation-spacing	warning	src/resources/l10n/he.json:172	useful	a space too many or too few beside the mark
21	valhalla/valhalla	same-as-source	warning	locales/nl-NL.json:1817	useful	left in English
21	util-linux/util-linux	leading-whitespace	warning	po/tr.po:13266	pedantic	layout only
21	cockpit-project/cockpit	brackets	warning	po/ka.po:2539	useful	a bracket without its partner
21	wekan/wekan	mixed-script	warning	imports/i18n/data/ru.i18n.json:1085	useful	a letter of the other alphabet
21	xfce-mirror/thunar	accelerators	info	po/ka.po:3006	useful	the accelerator is missing
21	nextcloud/tasks	invisible-character	warning	l10n/kn.json:24	useful	an invisible character
21	YunoHost/yunohost	much-shorter	info	locales/uk.json:647	useful	most of the text is missing
21	elementary/files	numbers	warning	po/hu.po:184	useful	another number
21	janeczku/calibre-web	file-paths	warning	cps/translations/uk/LC_MESSAGES/messages.po:1643	useful	the file name is damaged
21	cockpit-project/cockpit	untranslated	warning	po/he.po:3457	useful	empty
21	wekan/wekan	much-shorter	info	imports/i18n/data/uk-UA.i18n.json:180	useful	most of the text is missing
21	nextcloud/tasks	punctuation-spacing	info	l10n/ja.json:204	useful	a space too many or too few beside the mark
21	mate-desktop/atril	brackets	warning	po/lt.po:718	useful	a bracket without its partner
21	Radarr/Radarr	leading-whitespace	warning	src/NzbDrone.Core/Localization/Core/pt.json:805	useful	a space too many at the start
21	xfce-mirror/thunar	same-as-source	warning	po/th.po:561	useful	left in English
21	deluge-torrent/deluge	same-as-source	info	deluge/i18n/hi.po:3297	useful	left in English
21	wekan/wekan	end-punctuation	info	imports/i18n/data/ace.i18n.json:250	useful	the mark at the end is missing or another
21	indico/indico	trailing-whitespace	warning	indico/translations/ko_KR/LC_MESSAGES/messages-all.po:30860	pedantic	a trailing space of the source
21	OctoPrint/OctoPrint	end-punctuation	info	translations/de/LC_MESSAGES/messages.po:1981	useful	the mark at the end is missing or another
21	wekan/wekan	trailing-whitespace	warning	imports/i18n/data/ar.i18n.json:1782	pedantic	layout only
21	Radarr/Radarr	end-punctuation	info	src/NzbDrone.Core/Localization/Core/is.json:994	useful	the mark at the end is missing or another
21	louislam/dockge	punctuation-spacing	warning	frontend/src/lang/id.json:83	useful	a space too many or too few beside the mark
21	elementary/files	untranslated	warning	po/oc.po:1922	useful	empty
21	mate-desktop/atril	repeated-word	warning	po/nb.po:1835	useful	a word twice
21	mate-desktop/atril	tag-missing	warning	help/ca/ca.po:841	useful	the tag is not there
21	nextcloud/tasks	placeholder-missing	warning	l10n/el.json:68	useful	the value is not shown
21	util-linux/util-linux	placeholder-extra	warning	po-man/ar.po:38980	useful	a value that the source does not pass
21	indico/indico	tripled-letter	info	indico/translations/cs_CZ/LC_MESSAGES/messages-all.po:12164	useful	a letter three times
21	netbox-community/netbox	punctuation-spacing	info	netbox/translations/zh/LC_MESSAGES/django.po:11852	useful	a space too many or too few beside the mark
21	nextcloud/tasks	quotation-marks	info	l10n/is.json:128	useful	a lone quotation mark
21	ImranR98/Obtainium	same-as-source	warning	assets/translations/uk.json:350	useful	left in English
21	indico/indico	brackets	warning	indico/translations/hu_HU/LC_MESSAGES/messages-all.po:6455	useful	a bracket without its partner
21	OpenRefine/OpenRefine	entities	warning	main/webapp/modules/core/langs/translation-ta.json:306	useful	a broken reference
22	filamentphp/filament	mixed-script	warning	packages/tables/resources/lang/ru/table.php:54	useful	a letter of the other alphabet
22	ViennaRSS/vienna-rss	end-punctuation	info	Vienna/Resources/Localizable.xcstrings:4436	useful	the mark at the end is missing or another
22	hrydgard/ppsspp	duplicate-id	warning	assets/lang/fr_FR.ini:1036	useful	the key is there twice
22	dbeaver/dbeaver	other-script	warning	plugins/org.jkiss.dbeaver.debug.ui/OSGI-INF/l10n/bundle_tw.properties:17	false	the file is in the Chinese of Taiwan
22	dbeaver/dbeaver	leading-whitespace	warning	plugins/org.jkiss.dbeaver.core/src/org/jkiss/dbeaver/core/CoreResources_tw.properties:236	pedantic	the space of another fault
22	TerraFirmaCraft/TerraFirmaCraft	numbers	warning	resources/lang/ko_kr.json:382	useful	another number
22	TerraFirmaCraft/TerraFirmaCraft	trailing-whitespace	warning	src/main/resources/assets/tfc/lang/pt_br.json:2489	useful	a space too many at the end
22	filamentphp/filament	placeholder-extra	warning	packages/panels/resources/lang/ro/pages/auth/login.php:55	false	the program passes the value
22	hrydgard/ppsspp	double-space	warning	assets/lang/id_ID.ini:871	false	a remark behind the text
22	TerraFirmaCraft/TerraFirmaCraft	much-longer	info	src/main/resources/assets/tfc/patchouli_books/field_guide/uk_ua/categories/the_world.json:4	pedantic	says more on purpose
22	openscad/openscad	same-as-source	hint	locale/de.po:2218	useful	left in English
22	duplicati/duplicati	trailing-whitespace	warning	Localizations/duplicati/localization-fr.po:3919	useful	a space too many at the end
22	openscad/openscad	brackets	warning	locale/de.po:235	useful	a bracket without its partner
22	dbeaver/dbeaver	mixed-script	warning	plugins/org.jkiss.dbeaver.ext.mysql/OSGI-INF/l10n/bundle_pt_BR.properties:191	useful	a letter of the other alphabet
22	dbeaver/dbeaver	icu-syntax	error	plugins/org.jkiss.dbeaver.tasks.ui/src/org/jkiss/dbeaver/tasks/ui/internal/TaskUIMessages.properties:60	false	the program reads a lone apostrophe as one
22	BornToBeRoot/NETworkManager	punctuation-spacing	warning	Source/NETworkManager.Localization/Resources/Strings.it-IT.resx:3074	useful	a space too many or too few beside the mark
22	HEIGE-PCloud/DoIt	missing-plural-form	warning	i18n/ar.toml:115	useful	the language needs the form
22	filamentphp/filament	leading-whitespace	warning	packages/forms/resources/lang/ru/validation.php:6	useful	a space too many at the start
22	duplicati/duplicati	tag-missing	error	Localizations/webroot/localization_webroot-ro.po:1171	useful	the tag is not there
22	dbeaver/dbeaver	tag-missing	error	plugins/org.jkiss.dbeaver.ui.editors.connection/src/org/jkiss/dbeaver/ui/internal/UIConnectionMessages_pt_BR.properties:154	useful	the tag is not there
22	duplicati/duplicati	untranslated	warning	Localizations/duplicati/localization-lt.po:24	useful	empty
22	HabitRPG/habitica-ios	untranslated	warning	fastlane/metadata/es-ES/description.txt:8	useful	empty
22	dbeaver/dbeaver	extra-key	warning	plugins/org.jkiss.dbeaver.ext.postgresql/OSGI-INF/l10n/bundle_de.properties:440	useful	no longer in the source
22	dbeaver/dbeaver	escapes	warning	plugins/org.jkiss.dbeaver.core/src/org/jkiss/dbeaver/core/CoreResources_tw.properties:236	useful	the line break differs
22	ViennaRSS/vienna-rss	punctuation-spacing	info	Vienna Help/Resources/zh-Hant.lproj/intro.html:13	useful	a space too many or too few beside the mark
22	BornToBeRoot/NETworkManager	brackets	warning	Source/NETworkManager.Localization/Resources/Strings.ko-KR.resx:1553	useful	a bracket without its partner
22	TerraFirmaCraft/TerraFirmaCraft	end-punctuation	info	src/main/resources/assets/tfc/lang/pl_pl.json:7334	useful	the mark at the end is missing or another
22	openscad/openscad	needs-review	info	locale/ka.po:1016	useful	marked for review
22	TerraFirmaCraft/TerraFirmaCraft	double-space	warning	src/main/resources/assets/tfc/lang/uk_ua.json:2254	useful	two spaces
22	lxqt/qterminal	file-paths	warning	src/translations/qterminal_ar.ts:927	useful	the file name is damaged
22	TerraFirmaCraft/TerraFirmaCraft	placeholder-extra	warning	src/main/resources/assets/tfc/lang/pt_br.json:4036	useful	a value that the source does not pass
22	hrydgard/ppsspp	extra-key	warning	assets/lang/th_TH.ini:369	useful	no longer in the source
22	openscad/openscad	invisible-character	warning	locale/pt_BR.po:3293	useful	an invisible character
22	ViennaRSS/vienna-rss	placeholder-missing	warning	Vienna/Resources/Localizable.xcstrings:23462	useful	the value is not shown
22	hrydgard/ppsspp	punctuation-spacing	warning	assets/lang/ar_AE.ini:586	useful	a space too many or too few beside the mark
22	hrydgard/ppsspp	escapes	info	assets/lang/he_IL.ini:469	pedantic	layout only
22	dbeaver/dbeaver	quotation-marks	info	plugins/org.jkiss.dbeaver.ext.postgresql/OSGI-INF/l10n/bundle_ru.properties:419	useful	a lone quotation mark
22	BornToBeRoot/NETworkManager	missing-key	warning	Source/NETworkManager.Localization/Resources/Strings.fa_IR.resx:3995	useful	not in the file
22	filamentphp/filament	trailing-whitespace	warning	packages/actions/resources/lang/uz/detach.php:39	useful	a space too many at the end
22	filamentphp/filament	punctuation-spacing	warning	packages/actions/resources/lang/ro/modal.php:5	useful	a space too many or too few beside the mark
22	dbeaver/dbeaver	untranslated	warning	plugins/org.jkiss.dbeaver.ext.postgresql/OSGI-INF/l10n/bundle_ja.properties:261	useful	empty
22	TerraFirmaCraft/TerraFirmaCraft	much-shorter	info	resources/lang/ru_ru.json:1043	useful	most of the text is missing
22	HEIGE-PCloud/DoIt	much-shorter	info	i18n/ti.toml:204	false	a script with a sign for each syllable
22	BornToBeRoot/NETworkManager	invisible-character	warning	Source/NETworkManager.Localization/Resources/Strings.zh-TW.resx:1217	useful	an invisible character
22	EFForg/privacybadger-website	po-header	warning	po/faqs.zh_CN.po:6	useful	not filled in
22	EFForg/privacybadger-website	needs-review	info	po/faqs.zh_CN.po:78	useful	marked for review
22	dbeaver/dbeaver	space-around-tag	info	plugins/org.jkiss.dbeaver.ui.editors.data/src/org/jkiss/dbeaver/ui/controls/resultset/internal/ResultSetMessages_ja.properties:68	useful	the space beside the tag differs
22	ViennaRSS/vienna-rss	needs-review	info	Vienna/Interfaces/mul.lproj/Main.xcstrings:1673	useful	marked for review
22	hrydgard/ppsspp	tripled-letter	info	assets/lang/tg_PH.ini:1065	false	the word is spelt so
22	duplicati/duplicati	command-options	warning	Localizations/duplicati/localization-de_DE.po:4428	useful	another option than in the source
22	hrydgard/ppsspp	placeholder-missing	error	assets/lang/km_KH.ini:2	useful	the value is not shown
22	lxqt/qterminal	numbers	warning	src/translations/qterminal_nb_NO.ts:353	useful	another number
22	TerraFirmaCraft/TerraFirmaCraft	blank-target	error	src/main/resources/assets/tfc/lang/ru_ru.json:369	useful	only a space
22	ViennaRSS/vienna-rss	escapes	warning	Vienna/Resources/Localizable.xcstrings:14151	useful	the line break differs
22	BornToBeRoot/NETworkManager	leading-whitespace	warning	Source/NETworkManager.Localization/Resources/Strings.sl-SI.resx:2898	useful	a space too many at the start
22	HEIGE-PCloud/DoIt	blank-target	error	i18n/ko.toml:251	pedantic	the language has no word there
22	duplicati/duplicati	placeholder-missing	warning	Localizations/webroot/localization_webroot-zh-Hans.po:1751	false	a text in place of a missing value
22	lxqt/qterminal	accelerators	info	src/translations/qterminal_kab.ts:161	useful	the accelerator is missing
22	BornToBeRoot/NETworkManager	same-as-source	hint	Source/NETworkManager.Localization/Resources/Strings.nl-NL.resx:3010	useful	left in English
22	EFForg/privacybadger-website	tag-missing	error	i18n/tr.yaml:2	useful	the tag is not there
22	dbeaver/dbeaver	trailing-whitespace	warning	plugins/org.jkiss.dbeaver.ext.oracle/OSGI-INF/l10n/bundle_es.properties:449	useful	a space too many at the end
22	spatie/laravel-backup	double-space	warning	resources/lang/bn/notifications.php:25	useful	two spaces
22	ViennaRSS/vienna-rss	much-shorter	info	Vienna/Interfaces/mul.lproj/Subscribe.xcstrings:65	useful	most of the text is missing
22	BornToBeRoot/NETworkManager	quotation-marks	info	Source/NETworkManager.Localization/Resources/Strings.pt-BR.resx:1853	useful	a lone quotation mark
22	ViennaRSS/vienna-rss	tag-missing	warning	Vienna Help/Resources/it.lproj/intro.html:32	useful	the tag is not there
22	spatie/laravel-backup	placeholder-missing	warning	resources/lang/bg/notifications.php:28	useful	the value is not shown
22	lxqt/qterminal	double-space	warning	src/translations/qterminal_hu.ts:343	useful	two spaces
22	dbeaver/dbeaver	placeholder-extra	warning	plugins/org.jkiss.dbeaver.core/src/org/jkiss/dbeaver/core/CoreResources_ru.properties:257	useful	a value that the source does not pass
22	duplicati/duplicati	end-punctuation	info	Localizations/webroot/localization_webroot-lt.po:1253	useful	the mark at the end is missing or another
22	openscad/openscad	placeholder-missing	warning	locale/hy.po:2886	useful	the value is not shown
22	Team-EnderIO/EnderIO	same-as-source	warning	enderio-machines/src/main/resources/assets/enderio/lang/ru_ru.json:131	useful	left in English
22	Team-EnderIO/EnderIO	missing-key	warning	enderio-conduits/src/main/resources/assets/enderio/lang/it_it.json:7	useful	not in the file
22	TerraFirmaCraft/TerraFirmaCraft	same-as-source	warning	resources/lang/zh_cn.json:275	useful	left in English
22	filamentphp/filament	double-space	warning	packages/forms/resources/lang/ar/components.php:36	useful	two spaces
22	dbeaver/dbeaver	double-space	warning	plugins/org.jkiss.dbeaver.ext.mssql/OSGI-INF/l10n/bundle_pt_BR.properties:53	useful	two spaces
22	EFForg/privacybadger-website	untranslated	warning	po/faqs.tr.po:583	useful	empty
22	Team-EnderIO/EnderIO	mixed-script	warning	enderio-base/src/main/resources/assets/enderio/lang/el_gr.json:7	useful	a letter of the other alphabet
22	TerraFirmaCraft/TerraFirmaCraft	urls	warning	resources/lang/zh_hk.json:382	pedantic	the link was dropped, the message names it wrongly
22	hrydgard/ppsspp	missing-key	warning	assets/lang/fi_FI.ini:1532	useful	not in the file
22	BornToBeRoot/NETworkManager	tripled-letter	info	Source/NETworkManager.Localization/Resources/Strings.it-IT.resx:596	useful	a letter three times
22	filamentphp/filament	missing-key	warning	packages/forms/resources/lang/bg/components.php:183	useful	not in the file
22	openscad/openscad	end-punctuation	info	locale/pl.po:2637	useful	the mark at the end is missing or another
22	Team-EnderIO/EnderIO	lone-sign	error	enderio-machines/src/main/resources/assets/enderio/lang/it_it.json:120	useful	a lone sign that the program cannot read
22	HabitRPG/habitica-ios	mixed-script	warning	HabitRPG/Strings/uk.lproj/Mainstrings.strings:600	useful	a letter of the other alphabet
22	lxqt/qterminal	same-as-source	hint	src/translations/qterminal_ja.ts:273	useful	left in English
22	openscad/openscad	repeated-word	warning	locale/it.po:2538	useful	a word twice
22	duplicati/duplicati	same-as-source	hint	Localizations/duplicati/localization-de_CH.po:1636	useful	left in English
22	EFForg/privacybadger-website	punctuation-spacing	info	content/zh_CN/faqs/What-is-Privacy-Badger.md:7	useful	a space too many or too few beside the mark
22	spatie/laravel-backup	trailing-whitespace	warning	resources/lang/fa/notifications.php:14	useful	a space too many at the end
22	filamentphp/filament	same-as-source	info	packages/actions/resources/lang/el/attach.php:7	useful	left in English
22	HEIGE-PCloud/DoIt	mixed-script	warning	i18n/el.toml:77	useful	a letter of the other alphabet
22	ViennaRSS/vienna-rss	double-space	warning	Vienna/Interfaces/mul.lproj/Preferences.xcstrings:3056	useful	two spaces
22	dbeaver/dbeaver	invisible-character	warning	plugins/org.jkiss.dbeaver.ext.ui.tipoftheday/OSGI-INF/l10n/bundle_tw.properties:2	useful	an invisible character
22	dbeaver/dbeaver	command-options	warning	plugins/org.jkiss.dbeaver.ext.postgresql.ui/src/org/jkiss/dbeaver/ext/postgresql/PostgresResources_uk.properties:66	useful	another option than in the source
22	TerraFirmaCraft/TerraFirmaCraft	untranslated	warning	src/main/resources/assets/tfc/lang/tr_tr.json:419	useful	empty
22	hrydgard/ppsspp	end-punctuation	info	assets/lang/fa_IR.ini:1152	useful	the mark at the end is missing or another
22	Team-EnderIO/EnderIO	extra-key	warning	enderio-conduits/src/main/resources/assets/enderio/lang/fi_fi.json:31	useful	no longer in the source
22	HEIGE-PCloud/DoIt	trailing-whitespace	warning	i18n/de.toml:134	useful	a space too many at the end
22	lxqt/qterminal	mixed-script	warning	src/translations/qterminal_lt.ts:221	useful	a letter of the other alphabet
22	dbeaver/dbeaver	syntax	warning	plugins/org.jkiss.dbeaver.ui.navigator/OSGI-INF/l10n/bundle_uk.properties:113	useful	the file is broken here
22	TerraFirmaCraft/TerraFirmaCraft	repeated-word	warning	src/main/resources/assets/tfc/lang/uk_ua.json:1773	useful	a word twice
22	HEIGE-PCloud/DoIt	tag-missing	warning	exampleSite/content/posts/theme-documentation-basics/index.zh-cn.md:1269	false	the title of a shortcode
22	openscad/openscad	mixed-script	warning	locale/ru.po:2538	useful	a letter of the other alphabet
22	ViennaRSS/vienna-rss	extra-key	warning	Vienna/Resources/fr.lproj/Predicates.strings:9	false	the keys are variants of one
22	openscad/openscad	plural-formula	warning	locale/uk.po:18	useful	too few forms for the language
22	TerraFirmaCraft/TerraFirmaCraft	placeholder-missing	warning	resources/lang/ja_jp.json:234	useful	the value is not shown
22	duplicati/duplicati	invisible-character	warning	Localizations/duplicati/localization-nl_BE.po:5208	useful	an invisible character
22	openscad/openscad	punctuation-spacing	warning	locale/it.po:2897	useful	a space too many or too few beside the mark
22	lxqt/qterminal	pure-punctuation	info	src/translations/qterminal_vi.ts:744	useful	another mark than in the source
22	BornToBeRoot/NETworkManager	end-punctuation	info	Source/NETworkManager.Localization/Resources/Strings.pt-BR.resx:715	useful	the mark at the end is missing or another
22	ViennaRSS/vienna-rss	repeated-word	warning	Vienna/Interfaces/mul.lproj/Subscribe.xcstrings:83	useful	a word twice
22	lxqt/qterminal	needs-review	info	src/translations/qterminal_da.ts:1084	useful	marked for review
22	TerraFirmaCraft/TerraFirmaCraft	punctuation-spacing	info	src/main/resources/assets/tfc/patchouli_books/field_guide/ja_jp/entries/getting_started/finding_ores.json:89	useful	a space too many or too few beside the mark
22	HEIGE-PCloud/DoIt	punctuation-spacing	info	README.zh-cn.md:193	useful	a space too many or too few beside the mark
22	filamentphp/filament	end-punctuation	info	packages/panels/resources/lang/ku/pages/auth/email-verification/email-verification-prompt.php:19	useful	the mark at the end is missing or another
22	duplicati/duplicati	repeated-word	warning	Localizations/duplicati/localization-fr_CA.po:5071	useful	a word twice
22	dbeaver/dbeaver	end-punctuation	info	plugins/org.jkiss.dbeaver.ext.mysql/OSGI-INF/l10n/bundle_zh.properties:94	useful	the mark at the end is missing or another
22	BornToBeRoot/NETworkManager	file-paths	warning	Source/NETworkManager.Localization/Resources/Strings.ko-KR.resx:4146	useful	the file name is damaged
22	TerraFirmaCraft/TerraFirmaCraft	mixed-script	warning	src/main/resources/assets/tfc/patchouli_books/field_guide/ru_ru/entries/mechanics/lamps.json:57	useful	a letter of the other alphabet
22	Team-EnderIO/EnderIO	end-punctuation	info	enderio-base/src/main/resources/assets/enderio/lang/pt_br.json:436	useful	the mark at the end is missing or another
22	filamentphp/filament	extra-key	warning	packages/forms/resources/lang/hi/components.php:72	useful	no longer in the source
22	hrydgard/ppsspp	syntax	error	assets/lang/pt_PT.ini:725	useful	the file is broken here
22	openscad/openscad	untranslated	warning	locale/ru.po:805	pedantic	a name for programs
22	dbeaver/dbeaver	punctuation-spacing	info	plugins/org.jkiss.dbeaver.net.ssh.ui/src/org/jkiss/dbeaver/ui/net/ssh/SSHUIMessages_zh.properties:42	useful	a space too many or too few beside the mark
22	HEIGE-PCloud/DoIt	tag-extra	warning	exampleSite/content/about/index.zh-cn.md:57	pedantic	shows the same
22	ViennaRSS/vienna-rss	untranslated	warning	Vienna/Interfaces/mul.lproj/Preferences.xcstrings:2540	useful	empty
22	BornToBeRoot/NETworkManager	trailing-whitespace	warning	Source/NETworkManager.Localization/Resources/Strings.sl-SI.resx:3035	useful	a space too many at the end
22	duplicati/duplicati	double-space	warning	Localizations/duplicati/localization-zh_CN.po:325	useful	two spaces
22	hrydgard/ppsspp	brackets	warning	assets/lang/fa_IR.ini:230	useful	a bracket without its partner
22	BornToBeRoot/NETworkManager	extra-key	warning	Source/NETworkManager.Localization/Resources/Strings.fa_IR.resx:1956	useful	no longer in the source
22	EFForg/privacybadger-website	mixed-script	warning	po/faqs.ru.po:419	useful	a letter of the other alphabet
22	TerraFirmaCraft/TerraFirmaCraft	other-script	warning	src/main/resources/assets/tfc/lang/ja_jp.json:289	useful	in Chinese
22	TerraFirmaCraft/TerraFirmaCraft	quotation-marks	info	src/main/resources/assets/tfc/lang/pl_pl.json:883	useful	a lone quotation mark
22	HEIGE-PCloud/DoIt	untranslated	warning	exampleSite/content/posts/basic-markdown-syntax/index.zh-cn.md:278	false	filler text
22	hrydgard/ppsspp	same-as-source	warning	assets/lang/gl_ES.ini:708	useful	left in English
22	Team-EnderIO/EnderIO	placeholder-missing	error	enderio-base/src/main/resources/assets/enderio/lang/pl_pl.json:452	useful	the value is not shown
22	HEIGE-PCloud/DoIt	extra-key	warning	i18n/th.toml:50	useful	no longer in the source
22	dbeaver/dbeaver	much-shorter	info	plugins/org.jkiss.dbeaver.ui.editors.sql/src/org/jkiss/dbeaver/ui/editors/sql/internal/SQLEditorMessages_pt_BR.properties:366	useful	most of the text is missing
22	duplicati/duplicati	escapes	warning	Localizations/webroot/localization_webroot-de_DE.po:2122	useful	the line break differs
22	ViennaRSS/vienna-rss	invisible-character	warning	Vienna/Resources/Localizable.xcstrings:21488	useful	an invisible character
22	lxqt/qterminal	tag-missing	warning	src/translations/qterminal_tr.ts:628	useful	the tag is not there
22	filamentphp/filament	choice-forms	warning	packages/support/resources/lang/ru/components/pagination.php:7	pedantic	one form does
22	hrydgard/ppsspp	untranslated	warning	assets/lang/hu_HU.ini:1180	pedantic	nobody to name
22	lxqt/qterminal	punctuation-spacing	warning	src/translations/qterminal_bg.ts:523	useful	a space too many or too few beside the mark
22	duplicati/duplicati	punctuation-spacing	info	Localizations/duplicati/localization-zh-Hans.po:737	useful	a space too many or too few beside the mark
22	duplicati/duplicati	much-shorter	info	Localizations/duplicati/localization-fr_CA.po:480	useful	most of the text is missing
22	openscad/openscad	leading-whitespace	warning	locale/ru.po:2938	useful	a space too many at the start
22	BornToBeRoot/NETworkManager	double-space	warning	Source/NETworkManager.Localization/Resources/Strings.it-IT.resx:3515	useful	two spaces
22	openscad/openscad	accelerators	info	locale/fr.po:1548	useful	the accelerator is missing
22	lxqt/qterminal	end-punctuation	info	src/translations/qterminal_nl.ts:970	useful	the mark at the end is missing or another
22	dbeaver/dbeaver	placeholder-missing	warning	plugins/org.jkiss.dbeaver.core/src/org/jkiss/dbeaver/core/CoreResources_es.properties:572	useful	the value is not shown
22	openscad/openscad	trailing-whitespace	warning	locale/zh_TW.po:3111	pedantic	layout only
22	ViennaRSS/vienna-rss	numbers	warning	Vienna/Interfaces/mul.lproj/Preferences.xcstrings:5620	useful	another number
22	HEIGE-PCloud/DoIt	document-structure	warning	README.zh-cn.md:163	useful	headings of the source are missing
22	dbeaver/dbeaver	tripled-letter	info	plugins/org.jkiss.dbeaver.core/src/org/jkiss/dbeaver/core/CoreResources_it.properties:90	useful	a letter three times
22	TerraFirmaCraft/TerraFirmaCraft	leading-whitespace	warning	src/main/resources/assets/tfc/lang/pl_pl.json:312	useful	a space too many at the start
22	duplicati/duplicati	brackets	warning	Localizations/duplicati/localization-fr_FR.po:1287	useful	a bracket without its partner
22	hrydgard/ppsspp	file-paths	warning	assets/lang/fr_FR.ini:227	pedantic	says the same in words
22	dbeaver/dbeaver	missing-key	warning	plugins/org.jkiss.dbeaver.ext.altibase/OSGI-INF/l10n/bundle_ko.properties:24	useful	not in the file
22	hrydgard/ppsspp	numbers	warning	assets/lang/th_TH.ini:568	useful	another number
22	lxqt/qterminal	brackets	warning	src/translations/qterminal_fa.ts:937	useful	a bracket without its partner
22	duplicati/duplicati	placeholder-extra	warning	Localizations/webroot/localization_webroot-nl_BE.po:3152	useful	a value that the source does not pass
22	dbeaver/dbeaver	brackets	warning	plugins/org.jkiss.dbeaver.data.transfer/OSGI-INF/l10n/bundle_ro.properties:168	useful	a bracket without its partner
22	duplicati/duplicati	mixed-script	warning	Localizations/duplicati/localization-ru.po:980	useful	a letter of the other alphabet
22	HabitRPG/habitica-ios	duplicate-id	info	HabitRPG/Strings/Base.lproj/Mainstrings.strings:515	useful	the key is there twice
22	Team-EnderIO/EnderIO	units	warning	enderio-base/src/main/resources/assets/enderio/lang/zh_cn.json:160	useful	another unit
22	dbeaver/dbeaver	same-as-source	warning	plugins/org.jkiss.dbeaver.ext.db2/OSGI-INF/l10n/bundle_ru.properties:716	useful	left in English
22	HEIGE-PCloud/DoIt	same-as-source	warning	i18n/ko.toml:195	useful	left in English
22	lxqt/qterminal	untranslated	warning	src/translations/qterminal_gl.ts:632	useful	empty
22	EFForg/privacybadger-website	tag-extra	warning	i18n/fr.yaml:2	pedantic	tells the meaning of an abbreviation
22	HEIGE-PCloud/DoIt	brackets	warning	exampleSite/content/posts/theme-documentation-extended-shortcodes/index.zh-cn.md:1080	useful	a bracket without its partner
22	TerraFirmaCraft/TerraFirmaCraft	brackets	warning	resources/lang/ja_jp.json:892	useful	a bracket without its partner
22	hrydgard/ppsspp	mixed-script	warning	assets/lang/uk_UA.ini:1171	useful	a letter of the other alphabet
22	EFForg/privacybadger-website	missing-key	warning	i18n/zh-CN.yaml:53	useful	not in the file
22	dbeaver/dbeaver	numbers	warning	plugins/org.jkiss.dbeaver.ui.app.standalone/OSGI-INF/l10n/bundle_ro.properties:5	useful	another number
22	filamentphp/filament	placeholder-missing	warning	packages/actions/resources/lang/id/create.php:7	useful	the value is not shown
22	duplicati/duplicati	leading-whitespace	warning	Localizations/duplicati/localization-fr_FR.po:1133	useful	a space too many at the start
22	HEIGE-PCloud/DoIt	missing-key	warning	i18n/ro.toml:45	useful	not in the file
22	TerraFirmaCraft/TerraFirmaCraft	tripled-letter	info	src/main/resources/assets/tfc/lang/pl_pl.json:7036	useful	a letter three times
22	ViennaRSS/vienna-rss	missing-key	warning	Vienna/Resources/fr.lproj/Predicates.strings:1	false	the keys are variants of one
22	hrydgard/ppsspp	much-shorter	info	assets/lang/tr_TR.ini:1030	useful	most of the text is missing
22	duplicati/duplicati	entities	info	Localizations/duplicati/localization-es_AR.po:1393	useful	a broken reference
22	ViennaRSS/vienna-rss	end-punctuation	info	Vienna/Interfaces/mul.lproj/Preferences.xcstrings:7140	useful	the mark at the end is missing or another
22	hrydgard/ppsspp	duplicate-id	info	assets/lang/nn_NO.ini:978	useful	the key is there twice
22	dbeaver/dbeaver	other-script	warning	plugins/org.jkiss.dbeaver.data.transfer.ui/OSGI-INF/l10n/bundle_tw.properties:6	false	the file is in the Chinese of Taiwan
22	dbeaver/dbeaver	leading-whitespace	warning	plugins/org.jkiss.dbeaver.ui/src/org/jkiss/dbeaver/ui/internal/UIMessages_de.properties:28	useful	a space too many at the start
22	TerraFirmaCraft/TerraFirmaCraft	numbers	warning	src/main/resources/assets/tfc/patchouli_books/field_guide/pt_br/entries/the_world/wild_animals.json:119	useful	another number
22	TerraFirmaCraft/TerraFirmaCraft	trailing-whitespace	warning	src/main/resources/assets/tfc/lang/pt_br.json:1647	useful	a space too many at the end
22	filamentphp/filament	placeholder-extra	warning	packages/panels/resources/lang/km/resources/pages/create-record.php:32	useful	a value that the source does not pass
22	hrydgard/ppsspp	double-space	warning	assets/lang/hu_HU.ini:870	false	a remark behind the text
22	TerraFirmaCraft/TerraFirmaCraft	much-longer	info	resources/lang/uk_ua.json:3	pedantic	says more on purpose
22	openscad/openscad	same-as-source	warning	locale/de.po:3265	useful	left in English
22	duplicati/duplicati	trailing-whitespace	warning	Localizations/duplicati/localization-fr_CA.po:7104	useful	a space too many at the end
22	dbeaver/dbeaver	mixed-script	warning	plugins/org.jkiss.dbeaver.tasks.ui/src/org/jkiss/dbeaver/tasks/ui/internal/TaskUIMessages_it.properties:20	useful	a letter of the other alphabet
22	BornToBeRoot/NETworkManager	punctuation-spacing	warning	Source/NETworkManager.Localization/Resources/Strings.it-IT.resx:4195	useful	a space too many or too few beside the mark
22	HEIGE-PCloud/DoIt	missing-plural-form	warning	i18n/ar.toml:107	useful	the language needs the form
22	filamentphp/filament	leading-whitespace	warning	packages/forms/resources/lang/uk/validation.php:6	useful	a space too many at the start
22	duplicati/duplicati	tag-missing	info	README.ja-JP.md:74	pedantic	pictures for another page
22	dbeaver/dbeaver	tag-missing	warning	plugins/org.jkiss.dbeaver.ui.editors.data/src/org/jkiss/dbeaver/ui/controls/resultset/internal/ResultSetMessages_pt_BR.properties:88	false	a label in angle brackets
22	duplicati/duplicati	untranslated	warning	README.ja-JP.md:14	pedantic	names only
22	HabitRPG/habitica-ios	untranslated	warning	fastlane/metadata/zh-Hans/description.txt:9	useful	empty
22	dbeaver/dbeaver	extra-key	warning	plugins/org.jkiss.dbeaver.ext.postgresql/OSGI-INF/l10n/bundle_ru.properties:622	useful	no longer in the source
22	dbeaver/dbeaver	escapes	warning	plugins/org.jkiss.dbeaver.ext.postgresql.ui/src/org/jkiss/dbeaver/ext/postgresql/PostgresResources_uk.properties:218	useful	the line break differs
22	ViennaRSS/vienna-rss	punctuation-spacing	info	Vienna Help/Resources/zh-Hant.lproj/intro.html:13	useful	a space too many or too few beside the mark
22	openscad/openscad	needs-review	info	locale/uk.po:1769	useful	marked for review
22	TerraFirmaCraft/TerraFirmaCraft	double-space	warning	resources/lang/uk_ua.json:804	useful	two spaces
22	lxqt/qterminal	file-paths	warning	src/translations/qterminal_sk_SK.ts:927	useful	the file name is damaged
22	TerraFirmaCraft/TerraFirmaCraft	placeholder-extra	warning	src/main/resources/assets/tfc/lang/pt_br.json:3981	useful	a value that the source does not pass
22	hrydgard/ppsspp	extra-key	warning	assets/lang/th_TH.ini:1111	useful	no longer in the source
22	ViennaRSS/vienna-rss	placeholder-missing	warning	Vienna/Resources/Localizable.xcstrings:4028	useful	the value is not shown
22	hrydgard/ppsspp	punctuation-spacing	warning	assets/lang/jv_ID.ini:524	useful	a space too many or too few beside the mark
22	hrydgard/ppsspp	escapes	info	assets/lang/th_TH.ini:588	pedantic	layout only
22	dbeaver/dbeaver	quotation-marks	info	plugins/org.jkiss.dbeaver.ext.db2/OSGI-INF/l10n/bundle_ar.properties:625	useful	a lone quotation mark
22	BornToBeRoot/NETworkManager	missing-key	warning	Source/NETworkManager.Localization/Resources/Strings.uk-UA.resx:2319	useful	not in the file
22	filamentphp/filament	trailing-whitespace	warning	packages/forms/resources/lang/fi/components.php:104	useful	a space too many at the end
22	dbeaver/dbeaver	untranslated	warning	plugins/org.jkiss.dbeaver.ext.postgresql/OSGI-INF/l10n/bundle_ru.properties:465	useful	empty
22	TerraFirmaCraft/TerraFirmaCraft	much-shorter	info	src/main/resources/assets/tfc/patchouli_books/field_guide/ru_ru/entries/mechanics/crops.json:37	useful	most of the text is missing
22	BornToBeRoot/NETworkManager	invisible-character	warning	Source/NETworkManager.Localization/Resources/Strings.nl-NL.resx:730	useful	an invisible character
22	EFForg/privacybadger-website	po-header	warning	po/faqs.sv.po:6	useful	not filled in
22	EFForg/privacybadger-website	needs-review	info	po/faqs.zh_CN.po:391	useful	marked for review
22	dbeaver/dbeaver	space-around-tag	info	plugins/org.jkiss.dbeaver.ui.editors.data/src/org/jkiss/dbeaver/ui/controls/resultset/internal/ResultSetMessages_ja.properties:68	useful	the space beside the tag differs
22	ViennaRSS/vienna-rss	needs-review	info	Vienna/Interfaces/mul.lproj/Main.xcstrings:1697	useful	marked for review
22	hrydgard/ppsspp	tripled-letter	info	assets/lang/tg_PH.ini:956	false	the word is spelt so
22	duplicati/duplicati	command-options	warning	Localizations/duplicati/localization-de.po:8051	useful	another option than in the source
22	hrydgard/ppsspp	placeholder-missing	error	assets/lang/km_KH.ini:1555	useful	the value is not shown
22	lxqt/qterminal	numbers	warning	src/translations/qterminal_fa.ts:353	pedantic	another calendar
22	TerraFirmaCraft/TerraFirmaCraft	blank-target	error	src/main/resources/assets/tfc/lang/uk_ua.json:372	useful	only a space
22	ViennaRSS/vienna-rss	escapes	warning	Vienna/Resources/Localizable.xcstrings:14157	useful	the line break differs
22	BornToBeRoot/NETworkManager	leading-whitespace	warning	Source/NETworkManager.Localization/Resources/Strings.pl-PL.resx:2209	useful	a space too many at the start
22	HEIGE-PCloud/DoIt	blank-target	error	i18n/ar.toml:197	pedantic	the language has no word there
22	duplicati/duplicati	placeholder-missing	warning	Localizations/duplicati/localization-tr_TR.po:8792	false	a word that stands for something, translated
22	lxqt/qterminal	accelerators	info	src/translations/qterminal_da.ts:101	useful	the accelerator is missing
22	BornToBeRoot/NETworkManager	same-as-source	hint	Source/NETworkManager.Localization/Resources/Strings.nl-NL.resx:1132	useful	left in English
22	EFForg/privacybadger-website	tag-missing	error	i18n/zh-CN.yaml:2	useful	the tag is not there
22	dbeaver/dbeaver	trailing-whitespace	warning	plugins/org.jkiss.dbeaver.ext.athena.ui/OSGI-INF/l10n/bundle_pt_BR.properties:1	useful	a space too many at the end
22	spatie/laravel-backup	double-space	warning	resources/lang/hi/notifications.php:27	useful	two spaces
22	ViennaRSS/vienna-rss	much-shorter	info	Vienna/Resources/Localizable.xcstrings:23959	useful	most of the text is missing
22	ViennaRSS/vienna-rss	tag-missing	warning	Vienna Help/Resources/it.lproj/intro.html:31	useful	the tag is not there
22	spatie/laravel-backup	placeholder-missing	warning	resources/lang/ko/notifications.php:23	useful	the value is not shown
22	duplicati/duplicati	end-punctuation	info	Localizations/duplicati/localization-fr_FR.po:3679	useful	the mark at the end is missing or another
22	openscad/openscad	placeholder-missing	error	locale/cs.po:2991	useful	the value is not shown
22	Team-EnderIO/EnderIO	same-as-source	info	enderio-base/src/main/resources/assets/enderio/lang/vi_vn.json:2	useful	left in English
22	Team-EnderIO/EnderIO	missing-key	warning	enderio-conduits/src/main/resources/assets/enderio/lang/de_de.json:28	useful	not in the file
22	TerraFirmaCraft/TerraFirmaCraft	same-as-source	warning	src/main/resources/assets/tfc/patchouli_books/field_guide/uk_ua/entries/mechanics/fire_clay.json:14	useful	left in English
22	filamentphp/filament	double-space	warning	packages/actions/resources/lang/ka/import.php:64	useful	two spaces
22	dbeaver/dbeaver	double-space	warning	plugins/org.jkiss.dbeaver.data.transfer/OSGI-INF/l10n/bundle_ar.properties:70	useful	two spaces
22	EFForg/privacybadger-website	untranslated	warning	po/faqs.tr.po:395	useful	empty
22	Team-EnderIO/EnderIO	mixed-script	warning	enderio-armory/src/main/resources/assets/enderio/lang/zh_cn.json:8	false	a micro sign
22	TerraFirmaCraft/TerraFirmaCraft	urls	warning	src/main/resources/assets/tfc/patchouli_books/field_guide/zh_cn/entries/getting_started/pottery.json:51	pedantic	the link was dropped, the message names it wrongly
22	hrydgard/ppsspp	missing-key	warning	assets/lang/es_LA.ini:1534	useful	not in the file
22	BornToBeRoot/NETworkManager	tripled-letter	info	Source/NETworkManager.Localization/Resources/Strings.it-IT.resx:4264	useful	a letter three times
22	filamentphp/filament	missing-key	warning	packages/panels/resources/lang/zh_CN/layout.php:48	useful	not in the file
22	HabitRPG/habitica-ios	mixed-script	warning	HabitRPG/Strings/uk.lproj/Mainstrings.strings:885	useful	a letter of the other alphabet
22	lxqt/qterminal	same-as-source	hint	src/translations/qterminal_tr.ts:583	useful	left in English
22	duplicati/duplicati	same-as-source	hint	Localizations/webroot/localization_webroot-de.po:105	useful	left in English
22	EFForg/privacybadger-website	punctuation-spacing	info	po/faqs.zh_CN.po:102	useful	a space too many or too few beside the mark
22	spatie/laravel-backup	trailing-whitespace	warning	resources/lang/fa/notifications.php:34	useful	a space too many at the end
22	filamentphp/filament	same-as-source	info	packages/actions/resources/lang/el/import.php:5	useful	left in English
22	HEIGE-PCloud/DoIt	mixed-script	warning	i18n/uk.toml:198	useful	a letter of the other alphabet
22	ViennaRSS/vienna-rss	double-space	warning	Vienna/Interfaces/mul.lproj/Preferences.xcstrings:3543	useful	two spaces
22	dbeaver/dbeaver	invisible-character	warning	plugins/org.jkiss.dbeaver.ext.ui.tipoftheday/OSGI-INF/l10n/bundle_tw.properties:2	useful	an invisible character
22	dbeaver/dbeaver	command-options	warning	plugins/org.jkiss.dbeaver.ext.postgresql.ui/src/org/jkiss/dbeaver/ext/postgresql/PostgresResources_pt_BR.properties:358	useful	another option than in the source
22	TerraFirmaCraft/TerraFirmaCraft	untranslated	warning	src/main/resources/assets/tfc/lang/pt_br.json:4589	useful	empty
22	hrydgard/ppsspp	end-punctuation	info	assets/lang/pt_BR.ini:1014	useful	the mark at the end is missing or another
22	Team-EnderIO/EnderIO	extra-key	warning	enderio-conduits/src/main/resources/assets/enderio/lang/en_gb.json:31	useful	no longer in the source
22	dbeaver/dbeaver	syntax	warning	plugins/org.jkiss.dbeaver.ui.dashboard/src/org/jkiss/dbeaver/ui/dashboard/internal/UIDashboardMessages_uk.properties:85	useful	the file is broken here
22	HEIGE-PCloud/DoIt	tag-missing	warning	exampleSite/content/posts/theme-documentation-basics/index.zh-cn.md:1259	false	the title of a shortcode
22	ViennaRSS/vienna-rss	extra-key	warning	Vienna/Resources/fr.lproj/Predicates.strings:1	false	the keys are variants of one
22	TerraFirmaCraft/TerraFirmaCraft	placeholder-missing	warning	resources/lang/zh_hk.json:210	useful	the value is not shown
22	duplicati/duplicati	invisible-character	warning	Localizations/duplicati/localization-pt_BR.po:2140	useful	an invisible character
22	lxqt/qterminal	pure-punctuation	info	src/translations/qterminal_it.ts:865	useful	another mark than in the source
22	BornToBeRoot/NETworkManager	end-punctuation	info	Source/NETworkManager.Localization/Resources/Strings.sl-SI.resx:942	useful	the mark at the end is missing or another
22	lxqt/qterminal	needs-review	info	src/translations/qterminal_en_GB.ts:397	useful	marked for review
22	TerraFirmaCraft/TerraFirmaCraft	punctuation-spacing	info	src/main/resources/assets/tfc/patchouli_books/field_guide/ja_jp/entries/mechanics/animal_husbandry.json:9	useful	a space too many or too few beside the mark
22	filamentphp/filament	end-punctuation	info	packages/panels/resources/lang/pl/pages/auth/login.php:17	pedantic	a statement in place of a question
22	duplicati/duplicati	repeated-word	warning	Localizations/duplicati/localization-ro.po:839	useful	a word twice
22	dbeaver/dbeaver	end-punctuation	info	plugins/org.jkiss.dbeaver.data.transfer.ui/src/org/jkiss/dbeaver/tools/transfer/ui/internal/DTUIMessages_pt_BR.properties:190	useful	the mark at the end is missing or another
22	BornToBeRoot/NETworkManager	file-paths	warning	Source/NETworkManager.Localization/Resources/Strings.ko-KR.resx:4154	useful	the file name is damaged
22	TerraFirmaCraft/TerraFirmaCraft	mixed-script	warning	src/main/resources/assets/tfc/patchouli_books/field_guide/uk_ua/entries/the_world/wild_animals.json:33	useful	a letter of the other alphabet
22	filamentphp/filament	extra-key	warning	packages/actions/resources/lang/pt_PT/import.php:22	useful	no longer in the source
22	hrydgard/ppsspp	syntax	error	assets/lang/pl_PL.ini:574	useful	the file is broken here
22	openscad/openscad	untranslated	warning	locale/ru.po:1074	pedantic	a name for programs
22	dbeaver/dbeaver	punctuation-spacing	info	plugins/org.jkiss.dbeaver.tasks.native.ui/src/org/jkiss/dbeaver/tasks/ui/nativetool/internal/TaskNativeUIMessages_zh.properties:2	useful	a space too many or too few beside the mark
22	HEIGE-PCloud/DoIt	tag-extra	warning	exampleSite/content/posts/basic-markdown-syntax/index.zh-cn.md:711	false	the title of a shortcode
22	ViennaRSS/vienna-rss	untranslated	warning	Vienna/Interfaces/mul.lproj/Preferences.xcstrings:4150	useful	empty
22	BornToBeRoot/NETworkManager	trailing-whitespace	warning	Source/NETworkManager.Localization/Resources/Strings.cs-CZ.resx:1724	useful	a space too many at the end
22	duplicati/duplicati	double-space	warning	Localizations/duplicati/localization-zh_TW.po:2656	useful	two spaces
22	hrydgard/ppsspp	brackets	warning	assets/lang/fa_IR.ini:765	useful	a bracket without its partner
22	BornToBeRoot/NETworkManager	extra-key	warning	Source/NETworkManager.Localization/Resources/Strings.fa_IR.resx:2458	useful	no longer in the source
22	EFForg/privacybadger-website	mixed-script	warning	content/ru/faqs/How-do-I-uninstall-remove-Privacy-Badger.md:7	useful	a letter of the other alphabet
22	TerraFirmaCraft/TerraFirmaCraft	other-script	warning	src/main/resources/assets/tfc/lang/zh_tw.json:296	useful	in Chinese
22	TerraFirmaCraft/TerraFirmaCraft	quotation-marks	info	src/main/resources/assets/tfc/lang/pl_pl.json:882	useful	a lone quotation mark
22	HEIGE-PCloud/DoIt	untranslated	warning	exampleSite/content/posts/how-to-DoIt/create-diagrams/index.zh-cn.md:330	useful	empty
22	hrydgard/ppsspp	same-as-source	info	assets/lang/hr_HR.ini:1422	useful	left in English
22	HEIGE-PCloud/DoIt	extra-key	warning	i18n/el.toml:49	useful	no longer in the source
22	dbeaver/dbeaver	much-shorter	info	plugins/org.jkiss.dbeaver.ext.postgresql/OSGI-INF/l10n/bundle_tw.properties:751	false	the file is in the Chinese of Taiwan
22	duplicati/duplicati	escapes	warning	Localizations/webroot/localization_webroot-de.po:2125	useful	the line break differs
22	filamentphp/filament	choice-forms	warning	packages/support/resources/lang/ro/components/pagination.php:7	pedantic	one form does
22	hrydgard/ppsspp	untranslated	warning	assets/lang/es_LA.ini:1178	pedantic	nobody to name
22	lxqt/qterminal	punctuation-spacing	warning	src/translations/qterminal_et.ts:754	useful	a space too many or too few beside the mark
22	duplicati/duplicati	punctuation-spacing	warning	Localizations/duplicati/localization-de.po:2470	useful	a space too many or too few beside the mark
22	duplicati/duplicati	much-shorter	info	Localizations/duplicati/localization-fr_FR.po:484	useful	most of the text is missing
22	BornToBeRoot/NETworkManager	double-space	warning	Source/NETworkManager.Localization/Resources/Strings.ja-JP.resx:3992	useful	two spaces
22	openscad/openscad	accelerators	info	locale/zh_TW.po:1416	useful	the accelerator is missing
22	dbeaver/dbeaver	placeholder-missing	warning	plugins/org.jkiss.dbeaver.ui.navigator/src/org/jkiss/dbeaver/ui/internal/UINavigatorMessages_it.properties:82	useful	the value is not shown
22	openscad/openscad	trailing-whitespace	warning	locale/hy.po:2547	useful	a space too many at the end
22	ViennaRSS/vienna-rss	numbers	warning	Vienna/Resources/Localizable.xcstrings:12542	useful	another number
22	TerraFirmaCraft/TerraFirmaCraft	leading-whitespace	warning	src/main/resources/assets/tfc/lang/zh_hk.json:278	useful	a space too many at the start
22	duplicati/duplicati	brackets	warning	Localizations/duplicati/localization-pt.po:932	useful	a bracket without its partner
22	hrydgard/ppsspp	file-paths	warning	assets/lang/fa_IR.ini:317	useful	the file name is damaged
22	dbeaver/dbeaver	missing-key	warning	plugins/org.jkiss.dbeaver.ui.editors.sql/OSGI-INF/l10n/bundle_ja.properties:168	useful	not in the file
22	lxqt/qterminal	brackets	warning	src/translations/qterminal_fa.ts:937	useful	a bracket without its partner
22	duplicati/duplicati	placeholder-extra	warning	Localizations/duplicati/localization-de_CH.po:586	useful	a value that the source does not pass
22	dbeaver/dbeaver	brackets	warning	plugins/org.jkiss.dbeaver.core/src/org/jkiss/dbeaver/core/CoreResources_ja.properties:351	useful	a bracket without its partner
22	HabitRPG/habitica-ios	duplicate-id	info	HabitRPG/Strings/Base.lproj/Mainstrings.strings:1209	useful	the key is there twice
22	dbeaver/dbeaver	same-as-source	warning	plugins/org.jkiss.dbeaver.ui.editors.data/OSGI-INF/l10n/bundle_ko.properties:142	useful	left in English
22	lxqt/qterminal	untranslated	warning	src/translations/qterminal_fi.ts:312	useful	empty
22	TerraFirmaCraft/TerraFirmaCraft	brackets	warning	src/main/resources/assets/tfc/patchouli_books/field_guide/ja_jp/entries/the_world/wild_animals.json:13	useful	a bracket without its partner
22	hrydgard/ppsspp	mixed-script	warning	assets/lang/hr_HR.ini:1032	useful	a letter of the other alphabet
22	EFForg/privacybadger-website	missing-key	warning	i18n/es.yaml:56	useful	not in the file
22	filamentphp/filament	placeholder-missing	warning	packages/actions/resources/lang/uk/create.php:7	useful	the value is not shown
22	duplicati/duplicati	leading-whitespace	warning	Localizations/duplicati/localization-pt.po:1001	useful	a space too many at the start
22	HEIGE-PCloud/DoIt	missing-key	warning	i18n/it.toml:45	useful	not in the file
22	ViennaRSS/vienna-rss	missing-key	warning	Vienna/SharedSupport/Plugins/ShareWithFacebook.viennaplugin/nl.lproj/InfoPlist.strings:2	useful	not in the file
22	duplicati/duplicati	entities	info	Localizations/duplicati/localization-hu.po:3024	useful	a broken reference
22	ViennaRSS/vienna-rss	end-punctuation	info	Vienna/Resources/Localizable.xcstrings:4560	useful	the mark at the end is missing or another
22	hrydgard/ppsspp	duplicate-id	info	assets/lang/pt_BR.ini:978	useful	the key is there twice
22	dbeaver/dbeaver	other-script	warning	plugins/org.jkiss.dbeaver.model/OSGI-INF/l10n/bundle_tw.properties:95	false	the file is in the Chinese of Taiwan
22	dbeaver/dbeaver	leading-whitespace	warning	plugins/org.jkiss.dbeaver.ui/src/org/jkiss/dbeaver/ui/internal/UIMessages_ro.properties:9	useful	a space too many at the start
22	TerraFirmaCraft/TerraFirmaCraft	numbers	warning	src/main/resources/assets/tfc/patchouli_books/field_guide/zh_cn/entries/mechanics/animal_husbandry.json:143	useful	another number
22	TerraFirmaCraft/TerraFirmaCraft	trailing-whitespace	warning	src/main/resources/assets/tfc/lang/ja_jp.json:407	useful	a space too many at the end
22	filamentphp/filament	placeholder-extra	warning	packages/panels/resources/lang/da/pages/auth/login.php:55	false	the program passes the value
22	hrydgard/ppsspp	double-space	warning	assets/lang/hu_HU.ini:871	false	a remark behind the text
22	openscad/openscad	same-as-source	warning	locale/de.po:3248	useful	left in English
22	duplicati/duplicati	trailing-whitespace	warning	Localizations/duplicati/localization-zh_TW.po:3435	useful	a space too many at the end
22	dbeaver/dbeaver	mixed-script	warning	plugins/org.jkiss.dbeaver.tasks.ui.view/src/org/jkiss/dbeaver/tasks/ui/internal/TaskUIViewMessages_es.properties:16	useful	a letter of the other alphabet
22	BornToBeRoot/NETworkManager	punctuation-spacing	info	Source/NETworkManager.Localization/Resources/Strings.zh-TW.resx:3426	useful	a space too many or too few beside the mark
22	HEIGE-PCloud/DoIt	missing-plural-form	warning	i18n/ru.toml:151	useful	the language needs the form
22	filamentphp/filament	leading-whitespace	warning	packages/tables/resources/lang/de/table.php:116	useful	a space too many at the start
22	duplicati/duplicati	tag-missing	info	README.ja-JP.md:57	false	the same address
22	dbeaver/dbeaver	tag-missing	warning	plugins/org.jkiss.dbeaver.ui.editors.data/src/org/jkiss/dbeaver/ui/controls/resultset/internal/ResultSetMessages_de.properties:26	false	a label in angle brackets
22	duplicati/duplicati	untranslated	warning	Localizations/duplicati/localization-ca.po:24	useful	empty
22	HabitRPG/habitica-ios	untranslated	warning	fastlane/metadata/da/description.txt:10	useful	empty
22	dbeaver/dbeaver	extra-key	warning	plugins/org.jkiss.dbeaver.core/OSGI-INF/l10n/bundle_de.properties:162	useful	no longer in the source
22	dbeaver/dbeaver	escapes	warning	plugins/org.jkiss.dbeaver.ext.postgresql.ui/src/org/jkiss/dbeaver/ext/postgresql/PostgresResources_uk.properties:214	useful	the line break differs
22	ViennaRSS/vienna-rss	punctuation-spacing	info	Vienna Help/Resources/zh-Hant.lproj/intro.html:13	useful	a space too many or too few beside the mark
22	openscad/openscad	needs-review	info	locale/pl.po:2706	useful	marked for review
22	TerraFirmaCraft/TerraFirmaCraft	double-space	warning	src/main/resources/assets/tfc/patchouli_books/field_guide/uk_ua/entries/getting_started/pottery.json:51	useful	two spaces
22	lxqt/qterminal	file-paths	warning	src/translations/qterminal_ar.ts:937	useful	the file name is damaged
22	TerraFirmaCraft/TerraFirmaCraft	placeholder-extra	warning	src/main/resources/assets/tfc/lang/pt_br.json:4172	useful	a value that the source does not pass
22	hrydgard/ppsspp	extra-key	warning	assets/lang/ko_KR.ini:211	useful	no longer in the source
22	ViennaRSS/vienna-rss	placeholder-missing	warning	Vienna/Resources/Localizable.xcstrings:4052	useful	the value is not shown
22	hrydgard/ppsspp	punctuation-spacing	warning	assets/lang/jv_ID.ini:264	useful	a space too many or too few beside the mark
22	hrydgard/ppsspp	escapes	info	assets/lang/tr_TR.ini:373	pedantic	layout only
22	dbeaver/dbeaver	quotation-marks	info	plugins/org.jkiss.dbeaver.ui.editors.connection/src/org/jkiss/dbeaver/ui/internal/UIConnectionMessages_ro.properties:78	false	as in the source
22	BornToBeRoot/NETworkManager	missing-key	warning	Source/NETworkManager.Localization/Resources/Strings.fa_IR.resx:3995	useful	not in the file
22	filamentphp/filament	trailing-whitespace	warning	packages/tables/resources/lang/uz/filters/query-builder.php:177	useful	a space too many at the end
22	dbeaver/dbeaver	untranslated	warning	plugins/org.jkiss.dbeaver.ext.postgresql/OSGI-INF/l10n/bundle_ja.properties:89	useful	empty
22	EFForg/privacybadger-website	po-header	warning	po/faqs.uk.po:6	useful	not filled in
22	EFForg/privacybadger-website	needs-review	info	po/faqs.zh_CN.po:527	useful	marked for review
22	ViennaRSS/vienna-rss	needs-review	info	Vienna/Interfaces/mul.lproj/Main.xcstrings:16196	useful	marked for review
22	hrydgard/ppsspp	tripled-letter	info	assets/lang/tg_PH.ini:955	false	the word is spelt so
22	duplicati/duplicati	command-options	warning	Localizations/duplicati/localization-de.po:8088	useful	another option than in the source
22	hrydgard/ppsspp	placeholder-missing	error	assets/lang/km_KH.ini:981	useful	the value is not shown
22	BornToBeRoot/NETworkManager	leading-whitespace	warning	Source/NETworkManager.Localization/Resources/Strings.sl-SI.resx:2093	useful	a space too many at the start
22	duplicati/duplicati	placeholder-missing	error	Localizations/webroot/localization_webroot-ro.po:478	useful	the value is not shown
22	lxqt/qterminal	accelerators	info	src/translations/qterminal_es.ts:176	useful	the accelerator is missing
22	BornToBeRoot/NETworkManager	same-as-source	warning	Source/NETworkManager.Localization/Resources/Strings.nl-NL.resx:2869	useful	left in English
22	dbeaver/dbeaver	trailing-whitespace	warning	plugins/org.jkiss.dbeaver.core/src/org/jkiss/dbeaver/core/CoreResources_zh.properties:946	useful	a space too many at the end
22	ViennaRSS/vienna-rss	much-shorter	info	Vienna/Resources/Localizable.xcstrings:5831	useful	most of the text is missing
22	ViennaRSS/vienna-rss	tag-missing	warning	Vienna Help/Resources/es.lproj/intro.html:31	useful	the tag is not there
22	spatie/laravel-backup	placeholder-missing	warning	resources/lang/bg/notifications.php:30	useful	the value is not shown
22	duplicati/duplicati	end-punctuation	info	Localizations/duplicati/localization-sk_SK.po:773	useful	the mark at the end is missing or another
22	openscad/openscad	placeholder-missing	error	locale/pl.po:3150	useful	the value is not shown
22	Team-EnderIO/EnderIO	same-as-source	warning	enderio-machines/src/main/resources/assets/enderio/lang/fr_fr.json:118	useful	left in English
22	Team-EnderIO/EnderIO	missing-key	warning	enderio-conduits/src/main/resources/assets/enderio/lang/it_it.json:9	useful	not in the file
22	TerraFirmaCraft/TerraFirmaCraft	same-as-source	hint	src/main/resources/assets/tfc/lang/es_es.json:7334	useful	left in English
22	filamentphp/filament	double-space	warning	packages/panels/resources/lang/he/pages/auth/email-verification/email-verification-prompt.php:30	useful	two spaces
22	dbeaver/dbeaver	double-space	warning	plugins/org.jkiss.dbeaver.ext.exasol/OSGI-INF/l10n/bundle_pt_BR.properties:166	useful	two spaces
22	EFForg/privacybadger-website	untranslated	warning	po/faqs.uk.po:9	useful	empty
22	TerraFirmaCraft/TerraFirmaCraft	urls	warning	src/main/resources/assets/tfc/patchouli_books/field_guide/zh_hk/entries/getting_started/pottery.json:51	pedantic	the link was dropped, the message names it wrongly
22	hrydgard/ppsspp	missing-key	warning	assets/lang/zh_TW.ini:1532	useful	not in the file
22	filamentphp/filament	missing-key	warning	packages/tables/resources/lang/cy/table.php:20	useful	not in the file
22	duplicati/duplicati	same-as-source	warning	Localizations/duplicati/localization-it_IT.po:3766	useful	left in English
22	EFForg/privacybadger-website	punctuation-spacing	info	content/zh_CN/faqs/How-does-Privacy-Badger-work.md:9	useful	a space too many or too few beside the mark
22	spatie/laravel-backup	trailing-whitespace	warning	resources/lang/tr/notifications.php:17	useful	a space too many at the end
22	filamentphp/filament	same-as-source	hint	packages/actions/resources/lang/da/import.php:61	useful	left in English
22	HEIGE-PCloud/DoIt	mixed-script	warning	i18n/ru.toml:163	useful	a letter of the other alphabet
22	ViennaRSS/vienna-rss	double-space	warning	Vienna/Resources/Localizable.xcstrings:4076	useful	two spaces
22	dbeaver/dbeaver	invisible-character	warning	plugins/org.jkiss.dbeaver.ext.ui.tipoftheday/OSGI-INF/l10n/bundle_tw.properties:1	useful	an invisible character
22	hrydgard/ppsspp	end-punctuation	info	assets/lang/ar_AE.ini:414	false	a remark behind the text
22	Team-EnderIO/EnderIO	extra-key	warning	enderio-conduits/src/main/resources/assets/enderio/lang/ar_sa.json:31	useful	no longer in the source
22	dbeaver/dbeaver	syntax	warning	plugins/org.jkiss.dbeaver.ext.oracle/OSGI-INF/l10n/bundle_tw.properties:783	useful	the file is broken here
22	HEIGE-PCloud/DoIt	tag-missing	warning	exampleSite/content/posts/theme-documentation-basics/index.zh-cn.md:958	false	the title of a shortcode
22	ViennaRSS/vienna-rss	extra-key	warning	Vienna/Resources/sv.lproj/Predicates.strings:2	false	the keys are variants of one
22	TerraFirmaCraft/TerraFirmaCraft	placeholder-missing	warning	resources/lang/ja_jp.json:252	useful	the value is not shown
22	duplicati/duplicati	invisible-character	warning	Localizations/duplicati/localization-nl_NL.po:8217	useful	an invisible character
22	BornToBeRoot/NETworkManager	end-punctuation	info	Source/NETworkManager.Localization/Resources/Strings.pt-BR.resx:712	useful	the mark at the end is missing or another
22	lxqt/qterminal	needs-review	info	src/translations/qterminal_hu.ts:784	useful	marked for review
22	TerraFirmaCraft/TerraFirmaCraft	punctuation-spacing	info	src/main/resources/assets/tfc/patchouli_books/field_guide/ja_jp/entries/mechanics/animal_husbandry.json:25	useful	a space too many or too few beside the mark
23	OpenBoard-org/OpenBoard	trailing-whitespace	warning	resources/i18n/OpenBoard_ja.ts:3372	useful	a space too many at the end
23	ruffle-rs/ruffle	mixed-script	warning	desktop/assets/texts/tt-RU/about_dialog.ftl:11	useful	a letter of the other alphabet
23	OpenBoard-org/OpenBoard	leading-whitespace	warning	resources/i18n/OpenBoard_zh_TW.ts:2192	useful	a space too many at the start
23	mekanism/Mekanism	punctuation-spacing	info	src/main/resources/assets/mekanism/lang/ja_jp.json:939	useful	a space too many or too few beside the mark
23	strawberrymusicplayer/strawberry	same-as-source	warning	src/translations/strawberry_el_CY.ts:1361	useful	left in English
23	strawberrymusicplayer/strawberry	end-punctuation	info	src/translations/strawberry_nb_NO.ts:7089	useful	the mark at the end is missing or another
23	seerr-team/seerr	tag-extra	warning	src/i18n/locale/ko.json:517	useful	a tag that the source has not
23	volitank/nala	missing-key	warning	locales/ru/main.ftl:80	useful	not in the file
23	seerr-team/seerr	placeholder-missing	warning	src/i18n/locale/es_MX.json:711	useful	the value is not shown
23	dahall/TaskScheduler	same-as-source	warning	TaskEditor/EditorProperties/Resources.zh-CN.resx:196	useful	left in English
23	jenkinsci/git-plugin	missing-key	warning	src/main/resources/hudson/plugins/git/Messages_ja.properties:37	useful	not in the file
23	Automattic/pocket-casts-android	punctuation-spacing	info	modules/services/localization/src/main/res/values-zh/strings.xml:52	useful	a space too many or too few beside the mark
23	Automattic/pocket-casts-android	missing-key	warning	modules/services/localization/src/main/res/values-el/strings.xml:928	useful	not in the file
23	dahall/TaskScheduler	leading-whitespace	warning	TaskEditor/OptionPanels/RuntimeOptionPanel.es.resx:130	useful	a space too many at the start
23	strawberrymusicplayer/strawberry	trailing-whitespace	warning	src/translations/strawberry_nl_NL.ts:5186	useful	a space too many at the end
23	Automattic/pocket-casts-android	units	warning	modules/services/localization/src/main/res/values-fr/strings.xml:1594	useful	another unit
23	LMMS/lmms.io	file-paths	warning	translations/messages.ro.xlf:171	useful	the file name is damaged
23	CaiJimmy/hugo-theme-stack	trailing-whitespace	warning	i18n/ko.toml:19	pedantic	may be meant
23	OpenBoard-org/OpenBoard	declared-language	warning	resources/i18n/OpenBoard_ru.ts:3	useful	a name in place of a code
23	seerr-team/seerr	missing-plural-form	warning	src/i18n/locale/hr.json:237	useful	the language needs the form
23	Automattic/pocket-casts-android	syntax	warning	modules/services/localization/src/main/res/values/strings.xml:2401	useful	the file is broken here
23	dahall/TaskScheduler	untranslated	warning	TaskEditor/TriggerEditDialog.zh-CN.resx:527	pedantic	a name for programs
23	seerr-team/seerr	quotation-marks	info	src/i18n/locale/ar.json:431	useful	a lone quotation mark
23	CaiJimmy/hugo-theme-stack	missing-key	warning	i18n/el.toml:79	useful	not in the file
23	CaiJimmy/hugo-theme-stack	same-as-source	hint	i18n/ca.toml:1	useful	left in English
23	OpenBoard-org/OpenBoard	accelerators	info	resources/i18n/OpenBoard_mg.ts:1348	useful	the accelerator is missing
23	volitank/nala	punctuation-spacing	warning	legacy/python/po/pt_PT.po:1314	useful	a space too many or too few beside the mark
23	LMMS/lmms.io	much-shorter	info	translations/messages.pt.xlf:356	useful	most of the text is missing
23	lokinmodar/Echoglossian	needs-review	info	MultilingualResources/Echoglossian.da.xlf:143	useful	marked for review
23	dahall/TaskScheduler	file-paths	warning	TaskEditor/TaskHistoryControl.it.resx:199	useful	the file name is damaged
23	mekanism/Mekanism	placeholder-missing	warning	src/main/resources/assets/mekanism/lang/he_il.json:6	useful	the value is not shown
23	CaiJimmy/hugo-theme-stack	tag-missing	warning	demo/content/post/shortcodes/index.ja.md:19	false	another page for the readers of the language
23	sequelpro/sequelpro	syntax	warning	Frameworks/FeedbackReporter.framework/Versions/A/Resources/es.lproj/FeedbackReporter.strings:77	useful	the file is broken here
23	dahall/TaskScheduler	double-space	warning	TaskEditor/OptionPanels/StartupOptionPanel.de.resx:139	useful	two spaces
23	ruffle-rs/ruffle	double-space	warning	desktop/assets/texts/vi-VN/settings.ftl:29	useful	two spaces
23	seerr-team/seerr	untranslated	warning	src/i18n/locale/lt.json:1052	useful	empty
23	mekanism/Mekanism	garbled-text	warning	src/tools/resources/assets/mekanismtools/lang/nb_no.json:75	useful	mojibake
23	ruffle-rs/ruffle	missing-key	warning	desktop/assets/texts/hr-HR/about_dialog.ftl:5	useful	not in the file
23	seerr-team/seerr	tripled-letter	info	src/i18n/locale/tr.json:1257	useful	a letter three times
23	strawberrymusicplayer/strawberry	leading-whitespace	warning	src/translations/strawberry_ru_RU.ts:7333	useful	a space too many at the start
23	sequelpro/sequelpro	double-space	warning	Frameworks/Sparkle.framework/Versions/A/Resources/it.lproj/Sparkle.strings:2	useful	two spaces
23	AOSSIE-Org/Resonate	trailing-whitespace	warning	lib/l10n/app_kn.arb:337	useful	a space too many at the end
23	volitank/nala	placeholder-missing	error	legacy/python/po/pt_BR.po:406	useful	the value is not shown
23	dahall/TaskScheduler	much-longer	info	TaskEditor/OptionPanels/RuntimeOptionPanel.de.resx:154	useful	says much more than the source
23	strawberrymusicplayer/strawberry	punctuation-spacing	warning	src/translations/strawberry_it_IT.ts:884	useful	a space too many or too few beside the mark
23	LMMS/lmms.io	trailing-whitespace	warning	translations/messages.ar.xlf:72	useful	a space too many at the end
23	Automattic/pocket-casts-android	tag-missing	error	modules/services/localization/src/main/res/values-it/strings.xml:509	false	the tag is there, with quotation marks
23	strawberrymusicplayer/strawberry	double-space	warning	src/translations/strawberry_de_DE.ts:1789	useful	two spaces
23	jesseduffield/lazygit	untranslated	warning	docs-master/keybindings/Keybindings_nl.md:403	useful	empty
23	strawberrymusicplayer/strawberry	brackets	warning	src/translations/strawberry_fr_FR.ts:6360	useful	a bracket without its partner
23	volitank/nala	quotation-marks	info	legacy/python/po/tr.po:1475	useful	a lone quotation mark
23	OpenBoard-org/OpenBoard	mixed-script	warning	resources/i18n/OpenBoard_el.ts:3611	useful	a letter of the other alphabet
23	mekanism/Mekanism	invisible-character	warning	src/main/resources/assets/mekanism/lang/it_it.json:2	useful	an invisible character
23	volitank/nala	end-punctuation	info	legacy/python/po/pt_BR.po:848	useful	the mark at the end is missing or another
23	strawberrymusicplayer/strawberry	mixed-script	warning	src/translations/strawberry_el_GR.ts:2974	useful	a letter of the other alphabet
23	seerr-team/seerr	missing-key	warning	src/i18n/locale/pl.json:1452	useful	not in the file
23	CaiJimmy/hugo-theme-stack	untranslated	warning	demo/content/post/Markdown Syntax/index.zh.md:32	false	filler text
23	Automattic/pocket-casts-android	brackets	warning	modules/services/localization/src/main/res/values-zh-rTW/strings.xml:1130	useful	a bracket without its partner
23	strawberrymusicplayer/strawberry	placeholder-missing	warning	src/translations/strawberry_nb_NO.ts:5342	useful	the value is not shown
23	OpenBoard-org/OpenBoard	other-script	warning	resources/i18n/OpenBoard_ru.ts:1485	false	the language that the file declares is wrong, not the text
23	dahall/TaskScheduler	brackets	warning	TaskEditor/EditorProperties/Resources.fr.resx:190	useful	a bracket without its partner
23	OpenBoard-org/OpenBoard	needs-review	info	resources/i18n/OpenBoard_hr.ts:3236	useful	marked for review
23	volitank/nala	untranslated	warning	legacy/python/po/pl.po:486	useful	empty
23	OpenBoard-org/OpenBoard	double-space	warning	resources/i18n/OpenBoard_eu.ts:2945	useful	two spaces
23	ruffle-rs/ruffle	invisible-character	warning	desktop/assets/texts/ko-KR/filesystem_access_dialog.ftl:2	useful	an invisible character
23	seerr-team/seerr	icu-syntax	error	src/i18n/locale/ro.json:446	useful	the message does not parse
23	strawberrymusicplayer/strawberry	empty-tag	warning	src/translations/strawberry_et_EE.ts:6818	useful	the tag lost its text
23	LMMS/lmms.io	tag-attributes	warning	translations/messages.ro.xlf:343	useful	the attribute is damaged
23	LMMS/lmms.io	repeated-word	warning	translations/messages.fi.xlf:1289	useful	a word twice
23	strawberrymusicplayer/strawberry	accelerators	info	src/translations/strawberry_nb_NO.ts:3948	useful	the accelerator is missing
23	dahall/TaskScheduler	numbers	warning	TaskEditor/TaskHistoryControl.de.resx:163	useful	another number
23	volitank/nala	leading-whitespace	warning	legacy/python/po/pt_BR.po:1258	useful	a space too many at the start
23	Automattic/pocket-casts-android	tripled-letter	info	modules/services/localization/src/main/res/values-it/strings.xml:1727	useful	a letter three times
23	AOSSIE-Org/Resonate	missing-key	warning	lib/l10n/app_gu.arb:118	useful	not in the file
23	seerr-team/seerr	placeholder-extra	warning	src/i18n/locale/tr.json:552	useful	a value that the source does not pass
23	OpenBoard-org/OpenBoard	file-paths	warning	resources/i18n/OpenBoard_ca.ts:2673	pedantic	the ending in capitals
23	OpenBoard-org/OpenBoard	missing-key	warning	resources/library/interactivities/Magic Box.wgt/i18n/Messages_sk.properties:1	useful	not in the file
23	dahall/TaskScheduler	escapes	warning	TaskEditor/EditorProperties/Resources.zh-CN.resx:362	useful	the line break differs
23	OpenBoard-org/OpenBoard	brackets	warning	resources/i18n/OpenBoard_iw.ts:614	useful	a bracket without its partner
23	volitank/nala	trailing-whitespace	warning	legacy/python/po/pl.po:131	useful	a space too many at the end
23	sequelpro/sequelpro	missing-key	warning	Frameworks/Sparkle.framework/Versions/A/Resources/es.lproj/Sparkle.strings:35	useful	not in the file
23	seerr-team/seerr	punctuation-spacing	warning	src/i18n/locale/el.json:635	useful	a space too many or too few beside the mark
23	Automattic/pocket-casts-android	untranslated	warning	modules/services/localization/src/main/res/values-el/strings.xml:1973	useful	empty
23	mekanism/Mekanism	quotation-marks	info	src/main/resources/assets/mekanism/lang/fr_fr.json:1205	useful	a lone quotation mark
23	volitank/nala	command-options	warning	legacy/python/po/sv.po:319	useful	another option than in the source
23	seerr-team/seerr	brackets	warning	src/i18n/locale/uk.json:1007	useful	a bracket without its partner
23	LMMS/lmms.io	same-as-source	info	translations/messages.cs.xlf:1739	pedantic	a title
23	OpenBoard-org/OpenBoard	untranslated	warning	resources/i18n/OpenBoard_cs.ts:3130	useful	empty
23	mekanism/Mekanism	leading-whitespace	warning	src/main/resources/assets/mekanism/lang/zh_tw.json:1215	pedantic	the space of a signature
23	dahall/TaskScheduler	entities	info	TaskEditor/EditorProperties/Resources.it.resx:350	useful	a broken reference
23	sequelpro/sequelpro	other-script	warning	Frameworks/FeedbackReporter.framework/Versions/A/Resources/ru.lproj/FeedbackReporter.strings:68	useful	in Chinese
23	Automattic/pocket-casts-android	same-as-source	hint	modules/services/localization/src/main/res/values-ru/strings.xml:1529	useful	left in English
23	OpenBoard-org/OpenBoard	tripled-letter	info	resources/i18n/OpenBoard_es.ts:2857	useful	a letter three times
23	Automattic/pocket-casts-android	end-punctuation	info	modules/services/localization/src/main/res/values-ja/strings.xml:1048	pedantic	a statement in place of a question
23	seerr-team/seerr	same-as-source	hint	src/i18n/locale/el.json:795	useful	left in English
23	volitank/nala	much-longer	info	legacy/python/po/pt_BR.po:1191	pedantic	says more on purpose
23	AOSSIE-Org/Resonate	duplicate-id	warning	lib/l10n/app_gu.arb:620	useful	the key is there twice
23	seerr-team/seerr	space-around-tag	info	src/i18n/locale/ar.json:2	useful	the space beside the tag differs
23	strawberrymusicplayer/strawberry	invisible-character	warning	src/translations/strawberry_ru_RU.ts:6677	useful	an invisible character
23	strawberrymusicplayer/strawberry	needs-review	info	src/translations/strawberry_nb_NO.ts:5567	useful	marked for review
23	LMMS/lmms.io	markdown-marks	warning	translations/messages.tr.xlf:735	useful	the mark is broken by a space
23	dahall/TaskScheduler	end-punctuation	info	TaskEditor/TriggerEditDialog.fr.resx:142	useful	the mark at the end is missing or another
23	volitank/nala	needs-review	info	legacy/python/po/tr.po:659	useful	marked for review
23	LMMS/lmms.io	space-around-tag	info	translations/messages.ru.xlf:146	useful	the space beside the tag differs
23	Automattic/pocket-casts-android	quotation-marks	info	modules/services/localization/src/main/res/values-pt-rBR/strings.xml:1130	useful	a lone quotation mark
23	seerr-team/seerr	icu-arguments	error	src/i18n/locale/hr.json:1149	useful	an argument that nobody passes
23	ruffle-rs/ruffle	leading-whitespace	warning	web/packages/core/texts/es-ES/messages.ftl:27	useful	a space too many at the start
23	OpenBoard-org/OpenBoard	same-as-source	hint	resources/i18n/OpenBoard_ar.ts:3770	useful	left in English
23	OpenBoard-org/OpenBoard	end-punctuation	info	resources/i18n/OpenBoard_eu.ts:3821	useful	the mark at the end is missing or another
23	dahall/TaskScheduler	placeholder-format	warning	TaskService/Properties/Resources.fr.resx:307	useful	another format
23	seerr-team/seerr	plural-number	info	src/i18n/locale/lt.json:368	useful	the form does not say the number
23	jenkinsci/git-plugin	tag-missing	warning	src/main/resources/jenkins/plugins/git/GitStep/help_ja.html:11	false	the paragraph of another one
23	lokinmodar/Echoglossian	missing-key	warning	Properties/Resources.pt-BR.resx:249	useful	not in the file
23	sequelpro/sequelpro	extra-key	warning	Frameworks/Sparkle.framework/Versions/A/Resources/es.lproj/Sparkle.strings:44	useful	no longer in the source
23	sequelpro/sequelpro	same-as-source	hint	Frameworks/FeedbackReporter.framework/Versions/A/Resources/es.lproj/FeedbackReporter.strings:50	useful	left in English
23	mekanism/Mekanism	mixed-script	warning	src/main/resources/assets/mekanism/lang/be_by.json:112	useful	a letter of the other alphabet
23	ruffle-rs/ruffle	punctuation-spacing	info	web/packages/core/texts/zh-TW/save-manager.ftl:6	useful	a space too many or too few beside the mark
23	dahall/TaskScheduler	extra-key	warning	TaskEditor/TaskPropertiesControl.it.resx:524	useful	no longer in the source
23	LMMS/lmms.io	end-punctuation	info	translations/messages.oc.xlf:338	useful	the mark at the end is missing or another
23	Automattic/pocket-casts-android	mixed-script	warning	modules/services/localization/src/main/res/values-ru/strings.xml:1541	useful	a letter of the other alphabet
23	jenkinsci/git-plugin	punctuation-spacing	info	src/main/resources/hudson/plugins/git/GitSCM/help-userRemoteConfigs_ja.html:17	useful	a space too many or too few beside the mark
23	dahall/TaskScheduler	punctuation-spacing	warning	TaskEditor/TriggerEditDialog.es.resx:167	useful	a space too many or too few beside the mark
23	jesseduffield/lazygit	invisible-character	warning	pkg/i18n/translations/ko.json:18	useful	an invisible character
23	lokinmodar/Echoglossian	untranslated	warning	MultilingualResources/Echoglossian.pt-BR.xlf:378	useful	empty
23	LMMS/lmms.io	empty-tag	warning	translations/messages.he.xlf:265	useful	the tag lost its text
23	jenkinsci/git-plugin	trailing-whitespace	warning	src/main/resources/hudson/plugins/git/Messages_ja.properties:30	useful	a space too many at the end
23	sequelpro/sequelpro	duplicate-id	info	Resources/English.lproj/BundleEditor.strings:41	useful	the key is there twice
23	dahall/TaskScheduler	missing-key	warning	TaskEditor/TriggerEditDialog.pl.resx:120	pedantic	a name for programs
23	OpenBoard-org/OpenBoard	punctuation-spacing	info	resources/i18n/OpenBoard_zh_CN.ts:2874	useful	a space too many or too few beside the mark
23	OpenBoard-org/OpenBoard	placeholder-extra	error	resources/i18n/OpenBoard_eu.ts:207	useful	a value that the source does not pass
23	jenkinsci/git-plugin	document-structure	warning	src/main/resources/jenkins/plugins/git/GitStep/help_ja.html:2	useful	headings of the source are missing
23	sequelpro/sequelpro	punctuation-spacing	warning	Frameworks/FeedbackReporter.framework/Versions/A/Resources/ar.lproj/FeedbackReporter.strings:26	useful	a space too many or too few beside the mark
23	OpenBoard-org/OpenBoard	tag-missing	error	resources/i18n/OpenBoard_fr.ts:2159	pedantic	a line break of Windows
23	OpenBoard-org/OpenBoard	invisible-character	warning	resources/i18n/OpenBoard_pt_BR.ts:947	useful	an invisible character
23	mekanism/Mekanism	trailing-whitespace	warning	src/generators/resources/assets/mekanismgenerators/lang/pt_pt.json:59	useful	a space too many at the end
23	OpenBoard-org/OpenBoard	encoding	warning	resources/library/interactivities/Train.wgt/i18n/Messages_sk.properties:1	useful	a byte order mark
23	OpenBoard-org/OpenBoard	tag-extra	info	resources/startupHints/locales/de/5.html:33	pedantic	pictures for another page
23	OpenBoard-org/OpenBoard	units	warning	resources/i18n/OpenBoard_eu.ts:197	useful	another unit
23	AOSSIE-Org/Resonate	extra-key	warning	lib/l10n/app_gu.arb:160	useful	no longer in the source
23	seerr-team/seerr	mixed-script	warning	src/i18n/locale/el.json:83	useful	a letter of the other alphabet
23	ruffle-rs/ruffle	quotation-marks	info	web/packages/core/texts/es-ES/messages.ftl:62	useful	a lone quotation mark
23	LMMS/lmms.io	placeholder-extra	warning	translations/messages.hi_IN.xlf:1052	useful	a value that the source does not pass
23	volitank/nala	missing-plural-form	warning	locales/ga/main.ftl:375	useful	the language needs the form
23	jesseduffield/lazygit	tag-missing	info	docs-master/keybindings/Keybindings_nl.md:384	pedantic	a shorter text
23	LMMS/lmms.io	placeholder-missing	warning	translations/messages.pl.xlf:924	useful	the value is not shown
23	OpenBoard-org/OpenBoard	repeated-word	warning	resources/startupHints/locales/fr/12.html:17	useful	a word twice
23	seerr-team/seerr	tag-missing	warning	src/i18n/locale/zh_Hant.json:690	useful	the tag is not there
23	sequelpro/sequelpro	much-shorter	info	Frameworks/FeedbackReporter.framework/Versions/A/Resources/de.lproj/FeedbackReporter.strings:14	pedantic	says the same in a word
23	mekanism/Mekanism	missing-key	warning	src/main/resources/assets/mekanism/lang/lt_lt.json:281	useful	not in the file
23	strawberrymusicplayer/strawberry	untranslated	warning	src/translations/strawberry_el_GR.ts:5647	useful	empty
23	Automattic/pocket-casts-android	placeholder-missing	error	modules/services/localization/src/main/res/values-ar/strings.xml:1565	useful	the value is not shown
23	dahall/TaskScheduler	quotation-marks	info	TaskEditor/EditorProperties/Resources.zh-CN.resx:350	useful	a lone quotation mark
23	OpenBoard-org/OpenBoard	placeholder-missing	error	resources/i18n/OpenBoard_ar.ts:2898	useful	the value is not shown
23	LMMS/lmms.io	untranslated	warning	translations/messages.fa.xlf:305	useful	empty
23	dahall/TaskScheduler	accelerators	info	TaskEditor/OptionPanels/GeneralOptionPanel.fr.resx:133	useful	the accelerator is missing
23	LMMS/lmms.io	punctuation-spacing	warning	translations/messages.sv.xlf:610	useful	a space too many or too few beside the mark
23	CaiJimmy/hugo-theme-stack	tag-extra	warning	demo/content/post/shortcodes/index.zh.md:19	false	another page for the readers of the language
23	LMMS/lmms.io	brackets	warning	translations/messages.tr.xlf:1341	useful	a bracket without its partner
23	mekanism/Mekanism	same-as-source	warning	src/generators/resources/assets/mekanismgenerators/lang/af_za.json:25	useful	left in English
23	sequelpro/sequelpro	invisible-character	warning	Resources/English.lproj/DataMigrationDialog.strings:8	useful	an invisible character
23	seerr-team/seerr	end-punctuation	info	src/i18n/locale/tr.json:938	useful	the mark at the end is missing or another
23	strawberrymusicplayer/strawberry	command-options	warning	src/translations/strawberry_id_ID.ts:5249	useful	another option than in the source
23	volitank/nala	double-space	warning	legacy/python/po/es.po:1399	pedantic	aligned
23	CaiJimmy/hugo-theme-stack	missing-plural-form	warning	i18n/sk.toml:23	useful	the language needs the form
23	dahall/TaskScheduler	trailing-whitespace	warning	TaskEditor/TaskPropertiesControl.ru.resx:312	useful	a space too many at the end
23	LMMS/lmms.io	tag-missing	error	translations/messages.tr.xlf:1691	useful	the tag is not there
23	OpenBoard-org/OpenBoard	trailing-whitespace	warning	resources/i18n/OpenBoard_gl.ts:2986	useful	a space too many at the end
23	OpenBoard-org/OpenBoard	leading-whitespace	warning	resources/i18n/OpenBoard_eu.ts:1959	useful	a space too many at the start
23	mekanism/Mekanism	punctuation-spacing	warning	src/main/resources/assets/mekanism/lang/fa_ir.json:568	useful	a space too many or too few beside the mark
23	strawberrymusicplayer/strawberry	same-as-source	hint	src/translations/strawberry_el_CY.ts:2120	useful	left in English
23	strawberrymusicplayer/strawberry	end-punctuation	info	src/translations/strawberry_pt_BR.ts:7089	useful	the mark at the end is missing or another
23	volitank/nala	missing-key	warning	locales/fr/main.ftl:178	useful	not in the file
23	seerr-team/seerr	placeholder-missing	warning	src/i18n/locale/ro.json:50	useful	the value is not shown
23	dahall/TaskScheduler	same-as-source	warning	TaskEditor/EditorProperties/Resources.zh-CN.resx:193	useful	left in English
23	jenkinsci/git-plugin	missing-key	warning	src/main/resources/hudson/plugins/git/Messages_ja.properties:37	useful	not in the file
23	Automattic/pocket-casts-android	punctuation-spacing	warning	modules/services/localization/src/main/res/values-nb/strings.xml:912	useful	a space too many or too few beside the mark
23	Automattic/pocket-casts-android	missing-key	warning	modules/services/localization/src/main/res/values-el/strings.xml:452	useful	not in the file
23	dahall/TaskScheduler	leading-whitespace	warning	TaskEditor/TaskPropertiesControl.ru.resx:528	useful	a space too many at the start
23	strawberrymusicplayer/strawberry	trailing-whitespace	warning	src/translations/strawberry_de_DE.ts:1880	useful	a space too many at the end
23	Automattic/pocket-casts-android	units	warning	modules/services/localization/src/main/res/values-fr-rCA/strings.xml:1594	useful	another unit
23	OpenBoard-org/OpenBoard	declared-language	warning	resources/i18n/OpenBoard_ro.ts:3	useful	a name in place of a code
23	seerr-team/seerr	missing-plural-form	warning	src/i18n/locale/hr.json:228	useful	the language needs the form
23	Automattic/pocket-casts-android	syntax	warning	modules/services/localization/src/main/res/values/strings.xml:2204	useful	the file is broken here
23	dahall/TaskScheduler	untranslated	warning	TaskEditor/TriggerEditDialog.it.resx:294	pedantic	a name for programs
23	CaiJimmy/hugo-theme-stack	missing-key	warning	i18n/nl.toml:17	useful	not in the file
23	CaiJimmy/hugo-theme-stack	same-as-source	hint	i18n/th.toml:51	useful	left in English
23	OpenBoard-org/OpenBoard	accelerators	info	resources/i18n/OpenBoard_es.ts:1363	useful	the accelerator is missing
23	volitank/nala	punctuation-spacing	warning	legacy/python/po/pt.po:1314	useful	a space too many or too few beside the mark
23	lokinmodar/Echoglossian	needs-review	info	MultilingualResources/Echoglossian.de.xlf:11	pedantic	data for programs
23	dahall/TaskScheduler	file-paths	warning	TaskEditor/TaskHistoryControl.zh-Hant.resx:202	useful	the file name is damaged
23	mekanism/Mekanism	placeholder-missing	warning	src/main/resources/assets/mekanism/lang/he_il.json:2	useful	the value is not shown
23	CaiJimmy/hugo-theme-stack	tag-missing	warning	demo/content/post/shortcodes/index.zh.md:19	false	another page for the readers of the language
23	dahall/TaskScheduler	double-space	warning	TaskService/Properties/Resources.ru.resx:205	useful	two spaces
23	ruffle-rs/ruffle	double-space	warning	web/packages/core/texts/he-IL/messages.ftl:84	useful	two spaces
23	seerr-team/seerr	untranslated	warning	src/i18n/locale/ro.json:1405	useful	empty
23	mekanism/Mekanism	garbled-text	warning	src/tools/resources/assets/mekanismtools/lang/nb_no.json:73	useful	mojibake
23	ruffle-rs/ruffle	missing-key	warning	desktop/assets/texts/tt-RU/settings.ftl:44	useful	not in the file
23	strawberrymusicplayer/strawberry	leading-whitespace	warning	src/translations/strawberry_pl_PL.ts:6457	useful	a space too many at the start
23	sequelpro/sequelpro	double-space	warning	Frameworks/FeedbackReporter.framework/Versions/A/Resources/ar.lproj/FeedbackReporter.strings:26	useful	two spaces
23	volitank/nala	placeholder-missing	error	legacy/python/po/pt_BR.po:1252	useful	the value is not shown
23	dahall/TaskScheduler	much-longer	info	TaskEditor/OptionPanels/RuntimeOptionPanel.fr.resx:121	useful	says much more than the source
23	strawberrymusicplayer/strawberry	punctuation-spacing	warning	src/translations/strawberry_uk_UA.ts:2089	useful	a space too many or too few beside the mark
23	LMMS/lmms.io	trailing-whitespace	warning	translations/messages.hi.xlf:1429	useful	a space too many at the end
23	Automattic/pocket-casts-android	tag-missing	error	modules/services/localization/src/main/res/values-ja/strings.xml:510	false	the tag is there, with quotation marks
23	strawberrymusicplayer/strawberry	double-space	warning	src/translations/strawberry_nb_NO.ts:5104	useful	two spaces
23	jesseduffield/lazygit	untranslated	warning	docs/keybindings/Keybindings_nl.md:365	useful	empty
23	volitank/nala	quotation-marks	info	legacy/python/po/tr.po:53	useful	a lone quotation mark
23	mekanism/Mekanism	invisible-character	warning	src/main/resources/assets/mekanism/lang/tr_tr.json:2	useful	an invisible character
23	volitank/nala	end-punctuation	info	legacy/python/po/tr.po:445	useful	the mark at the end is missing or another
23	strawberrymusicplayer/strawberry	mixed-script	warning	src/translations/strawberry_ru_RU.ts:5296	useful	a letter of the other alphabet
23	seerr-team/seerr	missing-key	warning	src/i18n/locale/cs.json:268	useful	not in the file
23	CaiJimmy/hugo-theme-stack	untranslated	warning	demo/content/post/Markdown Syntax/index.zh.md:30	false	filler text
23	Automattic/pocket-casts-android	brackets	warning	modules/services/localization/src/main/res/values-zh-rTW/strings.xml:1131	useful	a bracket without its partner
23	strawberrymusicplayer/strawberry	placeholder-missing	error	src/translations/strawberry_ca_ES.ts:137	useful	the value is not shown
23	OpenBoard-org/OpenBoard	other-script	warning	resources/i18n/OpenBoard_uk.ts:1485	false	the language that the file declares is wrong, not the text
23	dahall/TaskScheduler	brackets	warning	TaskEditor/EditorProperties/Resources.fr.resx:190	useful	a bracket without its partner
23	OpenBoard-org/OpenBoard	needs-review	info	resources/i18n/OpenBoard_sv.ts:3105	useful	marked for review
23	volitank/nala	untranslated	warning	legacy/python/po/tr.po:606	useful	empty
23	OpenBoard-org/OpenBoard	double-space	warning	resources/i18n/OpenBoard_de.ts:2710	useful	two spaces
23	ruffle-rs/ruffle	invisible-character	warning	web/packages/core/texts/ko-KR/save-manager.ftl:3	useful	an invisible character
23	seerr-team/seerr	icu-syntax	error	src/i18n/locale/ro.json:882	useful	the message does not parse
23	LMMS/lmms.io	tag-attributes	warning	translations/messages.ro.xlf:141	useful	the attribute is damaged
23	strawberrymusicplayer/strawberry	accelerators	info	src/translations/strawberry_et_EE.ts:3286	useful	the accelerator is missing
23	AOSSIE-Org/Resonate	missing-key	warning	lib/l10n/app_gu.arb:110	useful	not in the file
23	seerr-team/seerr	placeholder-extra	warning	src/i18n/locale/es.json:1256	useful	a value that the source does not pass
23	OpenBoard-org/OpenBoard	file-paths	warning	resources/startupHints/locales/de/error.html:13	useful	the file name is damaged
23	OpenBoard-org/OpenBoard	missing-key	warning	resources/library/interactivities/Magic Box.wgt/i18n/Messages_sk.properties:1	useful	not in the file
23	OpenBoard-org/OpenBoard	brackets	warning	resources/i18n/OpenBoard_it.ts:1254	useful	a bracket without its partner
23	sequelpro/sequelpro	missing-key	warning	Frameworks/Sparkle.framework/Versions/A/Resources/es.lproj/Sparkle.strings:1	useful	not in the file
23	seerr-team/seerr	punctuation-spacing	warning	src/i18n/locale/uk.json:791	useful	a space too many or too few beside the mark
23	Automattic/pocket-casts-android	untranslated	warning	modules/services/localization/src/main/res/values-el/strings.xml:1969	useful	empty
23	LMMS/lmms.io	same-as-source	warning	translations/messages.es.xlf:1023	useful	left in English
23	OpenBoard-org/OpenBoard	untranslated	warning	resources/i18n/OpenBoard_bg.ts:2522	useful	empty
23	mekanism/Mekanism	leading-whitespace	warning	src/main/resources/assets/mekanism/lang/ko_kr.json:1090	pedantic	the space of a signature
23	dahall/TaskScheduler	entities	info	TaskEditor/EditorProperties/Resources.fr.resx:556	useful	a broken reference
23	sequelpro/sequelpro	other-script	warning	Frameworks/FeedbackReporter.framework/Versions/A/Resources/ru.lproj/FeedbackReporter.strings:5	useful	in Chinese
23	Automattic/pocket-casts-android	same-as-source	hint	modules/services/localization/src/main/res/values-pt-rBR/strings.xml:1531	useful	left in English
23	OpenBoard-org/OpenBoard	tripled-letter	info	resources/i18n/OpenBoard_gl.ts:2857	useful	a letter three times
23	Automattic/pocket-casts-android	end-punctuation	info	modules/services/localization/src/main/res/values-ja/strings.xml:411	pedantic	a statement in place of a question
23	seerr-team/seerr	same-as-source	info	src/i18n/locale/de.json:1324	pedantic	a name of the service
23	AOSSIE-Org/Resonate	duplicate-id	info	lib/l10n/app_gu.arb:625	useful	the key is there twice
23	seerr-team/seerr	space-around-tag	info	src/i18n/locale/nb_NO.json:910	useful	the space beside the tag differs
23	strawberrymusicplayer/strawberry	invisible-character	warning	src/translations/strawberry_ca_ES.ts:3904	useful	an invisible character
23	strawberrymusicplayer/strawberry	needs-review	info	src/translations/strawberry_fr_BE.ts:5711	useful	marked for review
23	LMMS/lmms.io	markdown-marks	warning	translations/messages.sl.xlf:914	useful	the mark is broken by a space
23	dahall/TaskScheduler	end-punctuation	info	TaskEditor/ComObjectSelectionDialog.fr.resx:136	useful	the mark at the end is missing or another
23	volitank/nala	needs-review	info	legacy/python/po/zh_CN.po:300	useful	marked for review
23	LMMS/lmms.io	space-around-tag	info	translations/messages.tr.xlf:1434	useful	the space beside the tag differs
23	Automattic/pocket-casts-android	quotation-marks	info	modules/services/localization/src/main/res/values-fr/strings.xml:1130	useful	a lone quotation mark
23	seerr-team/seerr	icu-arguments	error	src/i18n/locale/hu.json:55	false	the forms do not show the number, and the language has one
23	ruffle-rs/ruffle	leading-whitespace	warning	web/packages/core/texts/es-ES/messages.ftl:29	useful	a space too many at the start
23	OpenBoard-org/OpenBoard	same-as-source	hint	resources/i18n/OpenBoard_ar.ts:1580	useful	left in English
23	OpenBoard-org/OpenBoard	end-punctuation	info	resources/i18n/OpenBoard_pt_BR.ts:4144	useful	the mark at the end is missing or another
23	dahall/TaskScheduler	placeholder-format	warning	TaskService/Properties/Resources.fr.resx:295	useful	another format
23	seerr-team/seerr	plural-number	info	src/i18n/locale/uk.json:1521	useful	the form does not say the number
23	lokinmodar/Echoglossian	missing-key	warning	Properties/Resources.es.resx:32	useful	not in the file
23	sequelpro/sequelpro	extra-key	warning	Frameworks/Sparkle.framework/Versions/A/Resources/es.lproj/Sparkle.strings:11	useful	no longer in the source
23	mekanism/Mekanism	mixed-script	warning	src/datagen/generated/mekanism/assets/mekanism/lang/en_ud.json:487	false	letters turned upside down
23	ruffle-rs/ruffle	punctuation-spacing	warning	web/packages/core/texts/he-IL/messages.ftl:76	useful	a space too many or too few beside the mark
23	dahall/TaskScheduler	extra-key	warning	TaskEditor/TaskPropertiesControl.de.resx:346	useful	no longer in the source
23	LMMS/lmms.io	end-punctuation	info	translations/messages.hi.xlf:239	useful	the mark at the end is missing or another
23	Automattic/pocket-casts-android	mixed-script	warning	modules/services/localization/src/main/res/values-el/strings.xml:1579	useful	a letter of the other alphabet
23	dahall/TaskScheduler	punctuation-spacing	warning	TaskService/Properties/Resources.tr.resx:266	useful	a space too many or too few beside the mark
23	jesseduffield/lazygit	invisible-character	warning	pkg/i18n/translations/ko.json:18	useful	an invisible character
23	lokinmodar/Echoglossian	untranslated	warning	MultilingualResources/Echoglossian.es.xlf:384	useful	empty
23	LMMS/lmms.io	empty-tag	warning	translations/messages.he.xlf:264	useful	the tag lost its text
23	sequelpro/sequelpro	duplicate-id	info	Resources/English.lproj/DBView.strings:1190	useful	the key is there twice
23	dahall/TaskScheduler	missing-key	warning	TaskEditor/UIComponents/ActionCollectionUI.pl.resx:147	pedantic	a name for programs
23	OpenBoard-org/OpenBoard	punctuation-spacing	warning	resources/i18n/OpenBoard_es.ts:3936	useful	a space too many or too few beside the mark
23	sequelpro/sequelpro	punctuation-spacing	warning	Frameworks/FeedbackReporter.framework/Versions/A/Resources/ar.lproj/FeedbackReporter.strings:14	useful	a space too many or too few beside the mark
23	OpenBoard-org/OpenBoard	tag-missing	error	resources/i18n/OpenBoard_fr_CH.ts:2159	pedantic	a line break of Windows
23	OpenBoard-org/OpenBoard	invisible-character	warning	resources/i18n/OpenBoard_pt.ts:826	useful	an invisible character
23	mekanism/Mekanism	trailing-whitespace	warning	src/main/resources/assets/mekanism/lang/sk_sk.json:139	useful	a space too many at the end
23	OpenBoard-org/OpenBoard	encoding	warning	resources/library/interactivities/Calculation.wgt/i18n/Messages_sk.properties:1	useful	a byte order mark
23	OpenBoard-org/OpenBoard	tag-extra	info	resources/startupHints/locales/fr/6.html:31	pedantic	pictures for another page
23	AOSSIE-Org/Resonate	extra-key	warning	lib/l10n/app_gu.arb:661	useful	no longer in the source
23	seerr-team/seerr	mixed-script	warning	src/i18n/locale/el.json:82	useful	a letter of the other alphabet
23	ruffle-rs/ruffle	quotation-marks	info	web/packages/core/texts/es-ES/messages.ftl:45	useful	a lone quotation mark
23	LMMS/lmms.io	placeholder-extra	warning	translations/messages.hi.xlf:1052	useful	a value that the source does not pass
23	volitank/nala	missing-plural-form	warning	locales/ga/main.ftl:375	useful	the language needs the form
23	jesseduffield/lazygit	tag-missing	info	docs/keybindings/Keybindings_nl.md:384	pedantic	a shorter text
23	LMMS/lmms.io	placeholder-missing	warning	translations/messages.ro.xlf:1094	useful	the value is not shown
23	seerr-team/seerr	tag-missing	warning	src/i18n/locale/el.json:578	useful	the tag is not there
23	sequelpro/sequelpro	much-shorter	info	Frameworks/FeedbackReporter.framework/Versions/A/Resources/ru.lproj/FeedbackReporter.strings:14	useful	most of the text is missing
23	mekanism/Mekanism	missing-key	warning	src/main/resources/assets/mekanism/lang/be_by.json:8	useful	not in the file
23	strawberrymusicplayer/strawberry	untranslated	warning	src/translations/strawberry_fr_FR.ts:3277	pedantic	a name for programs
23	Automattic/pocket-casts-android	placeholder-missing	error	modules/services/localization/src/main/res/values-ar/strings.xml:1560	useful	the value is not shown
23	dahall/TaskScheduler	quotation-marks	info	TaskEditor/EditorProperties/Resources.zh-Hant.resx:349	useful	a lone quotation mark
23	OpenBoard-org/OpenBoard	placeholder-missing	error	resources/i18n/OpenBoard_ar.ts:2649	useful	the value is not shown
23	LMMS/lmms.io	untranslated	warning	translations/messages.ro.xlf:672	useful	empty
23	dahall/TaskScheduler	accelerators	info	TaskEditor/TaskPropertiesControl.es.resx:143	useful	the accelerator is missing
23	LMMS/lmms.io	punctuation-spacing	warning	translations/messages.hi_IN.xlf:14	useful	a space too many or too few beside the mark
23	CaiJimmy/hugo-theme-stack	tag-extra	warning	demo/content/post/shortcodes/index.zh-hant-tw.md:19	false	another page for the readers of the language
23	LMMS/lmms.io	brackets	warning	translations/messages.sl.xlf:1085	useful	a bracket without its partner
23	mekanism/Mekanism	same-as-source	warning	src/generators/resources/assets/mekanismgenerators/lang/mi_nz.json:5	useful	left in English
23	sequelpro/sequelpro	invisible-character	warning	Resources/English.lproj/DataMigrationDialog.strings:11	useful	an invisible character
23	seerr-team/seerr	end-punctuation	info	src/i18n/locale/sv.json:1165	useful	the mark at the end is missing or another
23	strawberrymusicplayer/strawberry	command-options	warning	src/translations/strawberry_tr_TR.ts:5253	useful	another option than in the source
23	volitank/nala	double-space	warning	legacy/python/po/pl.po:1067	useful	two spaces
23	CaiJimmy/hugo-theme-stack	missing-plural-form	warning	i18n/ar.toml:23	useful	the language needs the form
23	dahall/TaskScheduler	trailing-whitespace	warning	TaskEditor/OptionPanels/RuntimeOptionPanel.de.resx:154	useful	a space too many at the end
23	LMMS/lmms.io	tag-missing	error	translations/messages.sl.xlf:1450	useful	the tag is not there
23	OpenBoard-org/OpenBoard	trailing-whitespace	warning	resources/i18n/OpenBoard_nb.ts:1620	useful	a space too many at the end
23	OpenBoard-org/OpenBoard	leading-whitespace	warning	resources/i18n/OpenBoard_ar.ts:219	useful	a space too many at the start
23	mekanism/Mekanism	punctuation-spacing	info	src/main/resources/assets/mekanism/lang/ja_jp.json:972	useful	a space too many or too few beside the mark
23	strawberrymusicplayer/strawberry	same-as-source	warning	src/translations/strawberry_el_CY.ts:3774	useful	left in English
23	strawberrymusicplayer/strawberry	end-punctuation	info	src/translations/strawberry_es_AR.ts:7088	useful	the mark at the end is missing or another
23	volitank/nala	missing-key	warning	locales/es/main.ftl:190	useful	not in the file
23	seerr-team/seerr	placeholder-missing	warning	src/i18n/locale/ar.json:617	useful	the value is not shown
23	dahall/TaskScheduler	same-as-source	warning	TaskEditor/EditorProperties/Resources.zh-Hant.resx:193	useful	left in English
23	jenkinsci/git-plugin	missing-key	warning	src/main/resources/jenkins/plugins/git/Messages_ja.properties:24	useful	not in the file
23	Automattic/pocket-casts-android	punctuation-spacing	warning	modules/services/localization/src/main/res/values-nb/strings.xml:960	useful	a space too many or too few beside the mark
23	Automattic/pocket-casts-android	missing-key	warning	modules/services/localization/src/main/res/values-nb/strings.xml:141	useful	not in the file
23	dahall/TaskScheduler	leading-whitespace	warning	TaskEditor/EditorProperties/Resources.es.resx:310	useful	a space too many at the start
23	strawberrymusicplayer/strawberry	trailing-whitespace	warning	src/translations/strawberry_de_DE.ts:133	useful	a space too many at the end
23	Automattic/pocket-casts-android	units	warning	modules/services/localization/src/main/res/values-ru/strings.xml:1594	useful	another unit
23	OpenBoard-org/OpenBoard	declared-language	warning	resources/i18n/OpenBoard_uk.ts:3	useful	a name in place of a code
23	seerr-team/seerr	missing-plural-form	warning	src/i18n/locale/cs.json:1165	useful	the language needs the form
23	Automattic/pocket-casts-android	syntax	warning	modules/services/localization/src/main/res/values/strings.xml:2396	useful	the file is broken here
23	dahall/TaskScheduler	untranslated	warning	TaskEditor/TriggerEditDialog.de.resx:254	pedantic	a name for programs
23	CaiJimmy/hugo-theme-stack	missing-key	warning	i18n/tr.toml:82	useful	not in the file
23	CaiJimmy/hugo-theme-stack	same-as-source	hint	i18n/vi.toml:57	useful	left in English
23	OpenBoard-org/OpenBoard	accelerators	info	resources/i18n/OpenBoard_mg.ts:1363	useful	the accelerator is missing
23	lokinmodar/Echoglossian	needs-review	info	MultilingualResources/Echoglossian.fr.xlf:77	useful	marked for review
23	dahall/TaskScheduler	file-paths	warning	TaskEditor/TaskHistoryControl.zh-CN.resx:199	useful	the file name is damaged
23	CaiJimmy/hugo-theme-stack	tag-missing	warning	demo/content/post/shortcodes/index.zh-hant-tw.md:19	false	another page for the readers of the language
23	dahall/TaskScheduler	double-space	warning	TaskService/Properties/Resources.tr.resx:258	useful	two spaces
23	seerr-team/seerr	untranslated	warning	src/i18n/locale/fi.json:787	useful	empty
23	ruffle-rs/ruffle	missing-key	warning	web/packages/extension/assets/_locales/pt_BR/messages.json:38	useful	not in the file
23	strawberrymusicplayer/strawberry	leading-whitespace	warning	src/translations/strawberry_nb_NO.ts:7838	useful	a space too many at the start
23	volitank/nala	placeholder-missing	warning	legacy/python/po/pl.po:231	useful	the value is not shown
23	strawberrymusicplayer/strawberry	punctuation-spacing	warning	src/translations/strawberry_nl_NL.ts:1965	useful	a space too many or too few beside the mark
23	LMMS/lmms.io	trailing-whitespace	warning	translations/messages.ru.xlf:575	useful	a space too many at the end
23	Automattic/pocket-casts-android	tag-missing	error	modules/services/localization/src/main/res/values-ko/strings.xml:421	false	the tag is there, with quotation marks
23	strawberrymusicplayer/strawberry	double-space	warning	src/translations/strawberry_et_EE.ts:3682	useful	two spaces
23	jesseduffield/lazygit	untranslated	warning	docs-master/keybindings/Keybindings_ko.md:195	useful	empty
23	volitank/nala	quotation-marks	info	legacy/python/po/tr.po:654	useful	a lone quotation mark
23	mekanism/Mekanism	invisible-character	warning	src/main/resources/assets/mekanism/lang/ja_jp.json:2	useful	an invisible character
23	volitank/nala	end-punctuation	info	legacy/python/po/pl.po:803	useful	the mark at the end is missing or another
23	seerr-team/seerr	missing-key	warning	src/i18n/locale/ca.json:44	useful	not in the file
23	strawberrymusicplayer/strawberry	placeholder-missing	error	src/translations/strawberry_nl_NL.ts:39	useful	the value is not shown
23	dahall/TaskScheduler	brackets	warning	TaskEditor/EditorProperties/Resources.ru.resx:382	useful	a bracket without its partner
23	OpenBoard-org/OpenBoard	needs-review	info	resources/i18n/OpenBoard_hr.ts:1406	useful	marked for review
23	volitank/nala	untranslated	warning	legacy/python/po/ru.po:984	useful	empty
23	OpenBoard-org/OpenBoard	double-space	warning	resources/i18n/OpenBoard_mg.ts:2325	useful	two spaces
23	seerr-team/seerr	icu-syntax	error	src/i18n/locale/ro.json:881	useful	the message does not parse
23	LMMS/lmms.io	tag-attributes	warning	translations/messages.ro.xlf:343	useful	the attribute is damaged
23	strawberrymusicplayer/strawberry	accelerators	info	src/translations/strawberry_el_GR.ts:3534	useful	the accelerator is missing
23	AOSSIE-Org/Resonate	missing-key	warning	lib/l10n/app_gu.arb:252	useful	not in the file
23	seerr-team/seerr	placeholder-extra	warning	src/i18n/locale/nb_NO.json:807	useful	a value that the source does not pass
23	OpenBoard-org/OpenBoard	missing-key	warning	resources/library/interactivities/Magic Box.wgt/i18n/Messages_sk.properties:1	useful	not in the file
23	OpenBoard-org/OpenBoard	brackets	warning	resources/i18n/OpenBoard_iw.ts:2688	useful	a bracket without its partner
23	sequelpro/sequelpro	missing-key	warning	Frameworks/Sparkle.framework/Versions/A/Resources/es.lproj/Sparkle.strings:38	useful	not in the file
23	seerr-team/seerr	punctuation-spacing	warning	src/i18n/locale/ar.json:416	useful	a space too many or too few beside the mark
23	LMMS/lmms.io	same-as-source	warning	translations/messages.fi.xlf:1752	useful	left in English
23	OpenBoard-org/OpenBoard	untranslated	warning	resources/i18n/OpenBoard_nb.ts:2188	useful	empty
23	mekanism/Mekanism	leading-whitespace	warning	src/main/resources/assets/mekanism/lang/zh_cn.json:1216	pedantic	the space of a signature
23	dahall/TaskScheduler	entities	info	TaskEditor/EditorProperties/Resources.it.resx:353	useful	a broken reference
23	sequelpro/sequelpro	other-script	warning	Frameworks/FeedbackReporter.framework/Versions/A/Resources/ru.lproj/FeedbackReporter.strings:71	useful	in Chinese
23	Automattic/pocket-casts-android	same-as-source	hint	modules/services/localization/src/main/res/values-pt-rBR/strings.xml:1488	useful	left in English
23	AOSSIE-Org/Resonate	duplicate-id	warning	lib/l10n/app_gu.arb:613	useful	the key is there twice
23	seerr-team/seerr	space-around-tag	info	src/i18n/locale/ar.json:764	useful	the space beside the tag differs
23	strawberrymusicplayer/strawberry	invisible-character	warning	src/translations/strawberry_ca_ES.ts:7081	useful	an invisible character
23	strawberrymusicplayer/strawberry	needs-review	info	src/translations/strawberry_nb_NO.ts:5849	useful	marked for review
23	LMMS/lmms.io	markdown-marks	warning	translations/messages.zh_CN.xlf:840	useful	the mark is broken by a space
23	dahall/TaskScheduler	end-punctuation	info	TaskEditor/TaskSchedulerWizard.fr.resx:133	useful	the mark at the end is missing or another
23	volitank/nala	needs-review	info	legacy/python/po/tr.po:37	useful	marked for review
23	LMMS/lmms.io	space-around-tag	info	translations/messages.fi.xlf:64	useful	the space beside the tag differs
23	Automattic/pocket-casts-android	quotation-marks	info	modules/services/localization/src/main/res/values-ru/strings.xml:1130	useful	a lone quotation mark
23	seerr-team/seerr	icu-arguments	error	src/i18n/locale/ca.json:883	useful	an argument that nobody passes
23	ruffle-rs/ruffle	leading-whitespace	warning	web/packages/core/texts/es-ES/messages.ftl:28	useful	a space too many at the start
23	OpenBoard-org/OpenBoard	same-as-source	info	resources/i18n/OpenBoard_ar.ts:2544	useful	left in English
23	OpenBoard-org/OpenBoard	end-punctuation	info	resources/i18n/OpenBoard_iw.ts:1290	useful	the mark at the end is missing or another
23	dahall/TaskScheduler	placeholder-format	warning	TaskService/Properties/Resources.pl.resx:232	useful	another format
23	seerr-team/seerr	plural-number	info	src/i18n/locale/lt.json:369	useful	the form does not say the number
23	lokinmodar/Echoglossian	missing-key	warning	Properties/Resources.de.resx:276	useful	not in the file
23	sequelpro/sequelpro	extra-key	warning	Frameworks/Sparkle.framework/Versions/A/Resources/es.lproj/Sparkle.strings:26	useful	no longer in the source
23	mekanism/Mekanism	mixed-script	warning	src/main/resources/assets/mekanism/lang/uk_ua.json:1130	useful	a letter of the other alphabet
23	dahall/TaskScheduler	extra-key	warning	TaskEditor/TaskPropertiesControl.it.resx:344	useful	no longer in the source
23	LMMS/lmms.io	end-punctuation	info	translations/messages.ca.xlf:684	useful	the mark at the end is missing or another
23	Automattic/pocket-casts-android	mixed-script	warning	modules/services/localization/src/main/res/values-el/strings.xml:1359	useful	a letter of the other alphabet
23	dahall/TaskScheduler	punctuation-spacing	warning	TaskEditor/EditorProperties/Resources.es.resx:502	useful	a space too many or too few beside the mark
23	lokinmodar/Echoglossian	untranslated	warning	MultilingualResources/Echoglossian.de.xlf:380	useful	empty
23	LMMS/lmms.io	empty-tag	warning	translations/messages.he.xlf:264	useful	the tag lost its text
23	sequelpro/sequelpro	duplicate-id	info	Resources/English.lproj/DBView.strings:416	useful	the key is there twice
23	dahall/TaskScheduler	missing-key	warning	TaskEditor/UIComponents/ActionCollectionUI.ru.resx:147	pedantic	a name for programs
23	OpenBoard-org/OpenBoard	punctuation-spacing	warning	resources/i18n/OpenBoard_it.ts:3568	useful	a space too many or too few beside the mark
23	sequelpro/sequelpro	punctuation-spacing	warning	Frameworks/FeedbackReporter.framework/Versions/A/Resources/ar.lproj/FeedbackReporter.strings:35	useful	a space too many or too few beside the mark
23	OpenBoard-org/OpenBoard	tag-missing	error	resources/i18n/OpenBoard_nl.ts:2735	useful	the tag is not there
23	OpenBoard-org/OpenBoard	invisible-character	warning	resources/startupHints/locales/hr/1.html:18	useful	an invisible character
23	mekanism/Mekanism	trailing-whitespace	warning	src/main/resources/assets/mekanism/lang/ro_ro.json:812	useful	a space too many at the end
23	OpenBoard-org/OpenBoard	encoding	warning	resources/library/interactivities/Tic Tac Toe.wgt/i18n/Messages_sk.properties:1	useful	a byte order mark
23	OpenBoard-org/OpenBoard	tag-extra	info	resources/startupHints/locales/fr/4.html:19	pedantic	pictures for another page
23	AOSSIE-Org/Resonate	extra-key	warning	lib/l10n/app_mr.arb:1705	useful	no longer in the source
23	seerr-team/seerr	mixed-script	warning	src/i18n/locale/ru.json:374	useful	a letter of the other alphabet
23	volitank/nala	missing-plural-form	warning	locales/ga/main.ftl:447	useful	the language needs the form
23	LMMS/lmms.io	placeholder-missing	warning	translations/messages.de.xlf:1734	useful	the value is not shown
23	mekanism/Mekanism	missing-key	warning	src/main/resources/assets/mekanism/lang/lv_lv.json:52	useful	not in the file
23	strawberrymusicplayer/strawberry	untranslated	warning	src/translations/strawberry_fr_FR.ts:360	pedantic	a name for programs
23	Automattic/pocket-casts-android	placeholder-missing	error	modules/services/localization/src/main/res/values-ar/strings.xml:1564	useful	the value is not shown
24	kitodo/kitodo-presentation	same-as-source	hint	Resources/Private/Language/de.locallang_tasks.xlf:34	useful	left in English
24	zulip/zulip-mobile	other-script	warning	static/translations/messages_bqi.json:169	false	the language has two scripts
24	jellyfin/jellyfin-android	untranslated	warning	app/src/main/res/values-sr/strings.xml:156	useful	empty
24	evcc-io/evcc	quotation-marks	info	i18n/fr.json:1401	useful	a lone quotation mark
24	Catrobat/Catroid	extra-key	warning	catroid/src/main/res/values-hr/strings.xml:1587	useful	no longer in the source
24	lutris/lutris	untranslated	warning	po/pl.po:3819	pedantic	a name
24	Codeusa/Borderless-Gaming	missing-key	warning	BorderlessGaming/Forms/MainWindow.de.resx:121	useful	not in the file
24	crater-invoice/crater	double-space	warning	resources/scripts/locales/sk.json:1436	useful	two spaces
24	jellyfin/jellyfin-android	lone-sign	error	app/src/main/res/values-sv/strings.xml:153	useful	a lone sign that the program cannot read
24	crater-invoice/crater	trailing-whitespace	warning	resources/scripts/locales/nl.json:1219	useful	a space too many at the end
24	firefly-iii/firefly-iii	tag-extra	warning	resources/assets/v1/src/locales/vi.json:71	useful	a tag that the source has not
24	anuko/timetracker	tag-missing	warning	WEB-INF/resources/et.lang.php:219	useful	the tag is not there
24	discourse/discourse-calendar	punctuation-spacing	warning	config/locales/client.ru.yml:441	useful	a space too many or too few beside the mark
24	invoiceninja/invoiceninja	choice-forms	warning	lang/ja/texts.php:86	useful	one form for all numbers
24	invoiceninja/invoiceninja	brackets	warning	lang/ar/texts.php:2920	useful	a bracket without its partner
24	thorsten/phpMyFAQ	missing-key	warning	phpmyfaq/translations/language_hi.php:1657	useful	not in the file
24	FriendsOfSymfony/FOSUserBundle	placeholder-extra	warning	src/Resources/translations/FOSUserBundle.da.yml:56	false	the program passes the value
24	k9mail/k-9	tag-extra	warning	app/ui/legacy/src/main/res/values-ar/strings.xml:72	false	the tag is there
24	evcc-io/evcc	punctuation-spacing	warning	i18n/lt.json:851	useful	a space too many or too few beside the mark
24	FriendsOfSymfony/FOSUserBundle	placeholder-missing	error	src/Resources/translations/FOSUserBundle.gl.yml:46	useful	the value is not shown
24	invoiceninja/invoiceninja	tag-extra	warning	lang/da/texts.php:5021	useful	a tag that the source has not
24	character-map-uwp/Character-Map-UWP	other-script	warning	CharacterMap/CharacterMap/Strings/ta/Resources.resw:324	useful	in Chinese
24	kitodo/kitodo-presentation	duplicate-id	info	Resources/Private/Language/de.locallang_media.xlf:444	useful	the key is there twice
24	Catrobat/Catroid	entities	warning	catroid/src/main/res/values-th/strings.xml:1898	useful	a broken reference
24	lutris/lutris	declared-language	warning	po/fa.po:10	useful	a name in place of a code
24	johannesjo/super-productivity	tag-order	error	src/assets/i18n/ja.json:1132	useful	closed before it opens
24	Catrobat/Catroid	brackets	warning	catroid/src/main/res/values-bn/strings.xml:1633	useful	a bracket without its partner
24	Catrobat/Catroid	invisible-character	warning	catroid/src/main/res/values-zh-rCN/strings.xml:175	useful	an invisible character
24	firefly-iii/firefly-iii	placeholder-missing	warning	resources/assets/v1/src/locales/pt.json:138	useful	the value is not shown
24	invoiceninja/invoiceninja	placeholder-missing	warning	lang/lo_LA/texts.php:751	useful	the value is not shown
24	jellyfin/jellyfin-android	mixed-script	warning	app/src/main/res/values-kk/strings.xml:64	useful	a letter of the other alphabet
24	k9mail/k-9	repeated-word	warning	app/ui/legacy/src/main/res/values-sl/strings.xml:924	useful	a word twice
24	invoiceninja/invoiceninja	mixed-script	warning	lang/bg/texts.php:410	useful	a letter of the other alphabet
24	k9mail/k-9	tag-missing	error	app/ui/legacy/src/main/res/values-ca/strings.xml:769	pedantic	the number is not needed
24	johannesjo/super-productivity	tripled-letter	info	src/assets/i18n/it.json:545	useful	a letter three times
24	zulip/zulip-mobile	punctuation-spacing	warning	static/translations/messages_fa.json:179	useful	a space too many or too few beside the mark
24	FriendsOfSymfony/FOSUserBundle	quotation-marks	info	src/Resources/translations/validators.he.yml:12	false	a mark within a word of Hebrew
24	character-map-uwp/Character-Map-UWP	needs-review	info	CharacterMap/CharacterMap/MultilingualResources/CharacterMap.pl-PL.xlf:349	useful	marked for review
24	k9mail/k-9	numbers	warning	app/ui/legacy/src/main/res/values-el/strings.xml:372	useful	another number
24	k9mail/k-9	mixed-script	warning	app/ui/legacy/src/main/res/values-el/strings.xml:925	useful	a letter of the other alphabet
24	k9mail/k-9	missing-plural-form	warning	app/ui/legacy/src/main/res/values-cy/strings.xml:798	useful	the language needs the form
24	lutris/lutris	tag-missing	warning	po/ko.po:2351	useful	the tag is not there
24	evcc-io/evcc	mixed-script	warning	i18n/el.json:335	useful	a letter of the other alphabet
24	zulip/zulip-mobile	leading-whitespace	warning	static/translations/messages_fr.json:36	useful	a space too many at the start
24	thorsten/phpMyFAQ	same-as-source	warning	phpmyfaq/translations/language_tr.php:621	useful	left in English
24	hugo-toha/toha	end-punctuation	info	i18n/es.toml:27	useful	the mark at the end is missing or another
24	crater-invoice/crater	much-shorter	info	resources/scripts/locales/ko.json:976	useful	most of the text is missing
24	commsy/commsy	placeholder-extra	warning	translations/date.de.xlf:223	false	the source is a key
24	discourse/discourse-calendar	quotation-marks	info	config/locales/server.pt_BR.yml:46	useful	a lone quotation mark
24	johannesjo/super-productivity	urls	warning	src/assets/i18n/tr.json:132	useful	the address is damaged
24	zulip/zulip-mobile	markdown-marks	warning	static/translations/messages_cy.json:11	useful	the mark is broken by a space
24	crater-invoice/crater	brackets	warning	resources/scripts/locales/nl.json:1417	useful	a bracket without its partner
24	thorsten/phpMyFAQ	placeholder-extra	error	phpmyfaq/translations/language_zh_tw.php:922	useful	a value that the source does not pass
24	Catrobat/Catroid	placeholder-missing	warning	catroid/src/main/res/values-kk/strings.xml:518	useful	the value is not shown
24	firefly-iii/firefly-iii	space-around-tag	info	resources/assets/v1/src/locales/es.json:39	useful	the space beside the tag differs
24	zulip/zulip-mobile	placeholder-missing	error	static/translations/messages_ro.json:282	useful	the value is not shown
24	crater-invoice/crater	quotation-marks	info	resources/scripts/locales/el.json:1223	useful	a lone quotation mark
24	zulip/zulip-mobile	same-as-source	warning	static/translations/messages_gl.json:62	useful	left in English
24	evcc-io/evcc	much-shorter	info	i18n/el.json:169	useful	most of the text is missing
24	k9mail/k-9	syntax	warning	app/ui/legacy/src/main/res/values-in/strings.xml:81	useful	the file is broken here
24	kitodo/kitodo-presentation	tag-attributes	warning	Resources/Private/Language/de.locallang.xlf:678	pedantic	no address there
24	johannesjo/super-productivity	numbers	warning	src/assets/i18n/pt-br.json:625	useful	another number
24	commsy/commsy	end-punctuation	info	translations/portal.en.xlf:737	pedantic	a key in words
24	zulip/zulip-mobile	plural-number	info	static/translations/messages_ro.json:312	useful	the form does not say the number
24	jellyfin/jellyfin-android	space-around-tag	info	fastlane/metadata/android/et/full_description.txt:5	useful	the space beside the tag differs
24	kitodo/kitodo-presentation	much-shorter	info	Resources/Private/Data/de.iso-639-2b.xlf:710	pedantic	a shorter name
24	Catrobat/Catroid	double-space	warning	catroid/src/main/res/values-ur/strings.xml:846	useful	two spaces
24	CorentinTh/it-tools	punctuation-spacing	warning	locales/pt.yml:19	useful	a space too many or too few beside the mark
24	jellyfin/jellyfin-android	end-punctuation	info	fastlane/metadata/android/si-LK/full_description.txt:7	useful	the mark at the end is missing or another
24	firefly-iii/firefly-iii	invisible-character	warning	resources/assets/v1/src/locales/fa.json:190	useful	an invisible character
24	lutris/lutris	quotation-marks	info	po/fr.po:8132	useful	a lone quotation mark
24	Catrobat/Catroid	missing-key	warning	catroid/src/main/res/values-te/strings.xml:1543	useful	not in the file
24	invoiceninja/invoiceninja	entities	info	lang/nb_NO/reminders.php:16	useful	a broken reference
24	FriendsOfSymfony/FOSUserBundle	extra-key	warning	src/Resources/translations/FOSUserBundle.gl.yml:45	useful	no longer in the source
24	crater-invoice/crater	punctuation-spacing	warning	resources/scripts/locales/fa.json:260	useful	a space too many or too few beside the mark
24	elementary/mail	syntax	warning	po/extra/sr.po:18	useful	the file is broken here
24	lutris/lutris	file-paths	warning	po/tr.po:8094	useful	the file name is damaged
24	zulip/zulip-mobile	invisible-character	warning	static/translations/messages_zh_TW.json:367	useful	an invisible character
24	commsy/commsy	brackets	warning	translations/portal.en.xlf:715	false	pieces of one sentence
24	invoiceninja/invoiceninja	much-shorter	info	lang/hu/texts.php:979	useful	most of the text is missing
24	johannesjo/super-productivity	duplicate-id	warning	src/assets/i18n/zh.json:1768	useful	the key is there twice
24	crater-invoice/crater	same-as-source	warning	resources/scripts/locales/ro.json:447	useful	left in English
24	Catrobat/Catroid	same-as-source	hint	catroid/src/main/res/values-pt/strings.xml:2080	useful	left in English
24	Catrobat/Catroid	tripled-letter	info	catroid/src/main/res/values-it/strings.xml:193	useful	a letter three times
24	k9mail/k-9	tripled-letter	info	app/ui/legacy/src/main/res/values-ca/strings.xml:875	useful	a letter three times
24	johannesjo/super-productivity	brackets	warning	src/assets/i18n/it.json:37	useful	a bracket without its partner
24	elementary/mail	end-punctuation	info	po/fr_CA.po:130	useful	the mark at the end is missing or another
24	johannesjo/super-productivity	invisible-character	warning	src/assets/i18n/nb.json:662	useful	an invisible character
24	thorsten/phpMyFAQ	extra-key	warning	phpmyfaq/translations/language_ja.php:433	useful	no longer in the source
24	johannesjo/super-productivity	same-as-source	warning	src/assets/i18n/zh-tw.json:468	useful	left in English
24	hugo-toha/toha	missing-plural-form	warning	i18n/bn.toml:126	useful	the language needs the form
24	invoiceninja/invoiceninja	numbers	warning	lang/hu/texts.php:1854	false	says the same
24	k9mail/k-9	same-as-source	warning	app/ui/legacy/src/main/res/values-ja/strings.xml:857	useful	left in English
24	kitodo/kitodo-presentation	trailing-whitespace	warning	Resources/Private/Language/de.locallang.xlf:618	useful	a space too many at the end
24	lutris/lutris	punctuation-spacing	warning	po/el.po:5388	useful	a space too many or too few beside the mark
24	johannesjo/super-productivity	much-shorter	info	src/assets/i18n/fa.json:37	useful	most of the text is missing
24	thorsten/phpMyFAQ	invisible-character	warning	phpmyfaq/translations/language_eu.php:397	useful	an invisible character
24	bitfireAT/davx5-ose	repeated-word	warning	fastlane/metadata/android/es/full_description.txt:3	useful	a word twice
24	bitfireAT/davx5-ose	syntax	warning	core/src/main/res/values/strings.xml:155	useful	the file is broken here
24	character-map-uwp/Character-Map-UWP	repeated-word	warning	CharacterMap/CharacterMap/MultilingualResources/CharacterMap.it-IT.xlf:605	useful	a word twice
24	johannesjo/super-productivity	placeholder-missing	warning	src/assets/i18n/pt.json:993	useful	the value is not shown
24	johannesjo/super-productivity	empty-tag	warning	src/assets/i18n/ko.json:1347	useful	the tag lost its text
24	Catrobat/Catroid	escapes	warning	catroid/src/main/res/values-ur/strings.xml:1141	useful	the line break differs
24	thorsten/phpMyFAQ	brackets	warning	phpmyfaq/translations/language_pl.php:1167	useful	a bracket without its partner
24	evcc-io/evcc	markdown-marks	warning	i18n/lt.json:544	useful	the mark is broken by a space
24	Catrobat/Catroid	syntax	warning	catroid/src/main/res/values-chr/strings.xml:2037	useful	the file is broken here
24	lutris/lutris	urls	warning	po/fa.po:7366	useful	the address is damaged
24	johannesjo/super-productivity	punctuation-spacing	warning	src/assets/i18n/ar.json:151	useful	a space too many or too few beside the mark
24	Catrobat/Catroid	punctuation-spacing	warning	catroid/src/main/res/values-ur/strings.xml:403	useful	a space too many or too few beside the mark
24	anuko/timetracker	duplicate-id	info	WEB-INF/resources/hu.lang.php:155	useful	the key is there twice
24	crater-invoice/crater	urls	warning	resources/scripts/locales/zh.json:1416	useful	the address is damaged
24	lutris/lutris	placeholder-missing	error	po/ru.po:6542	useful	the value is not shown
24	lutris/lutris	end-punctuation	info	po/hr.po:2207	useful	the mark at the end is missing or another
24	jellyfin/jellyfin-android	much-shorter	info	app/src/main/res/values-fi/strings.xml:72	useful	most of the text is missing
24	crater-invoice/crater	placeholder-missing	error	resources/scripts/locales/pt-br.json:206	useful	the value is not shown
24	invoiceninja/invoiceninja	units	warning	lang/pt_PT/texts.php:4099	false	an example in the money of the country
24	thorsten/phpMyFAQ	escapes	warning	phpmyfaq/translations/language_cs.php:110	useful	the line break differs
24	johannesjo/super-productivity	extra-key	warning	src/assets/i18n/zh-tw.json:342	useful	no longer in the source
24	Codeusa/Borderless-Gaming	accelerators	info	BorderlessGaming/Forms/MainWindow.de.resx:146	useful	the accelerator is missing
24	invoiceninja/invoiceninja	file-paths	warning	lang/ar/texts.php:2385	useful	the file name is damaged
24	lutris/lutris	mixed-script	warning	po/el.po:4094	useful	a letter of the other alphabet
24	scheb/2fa	missing-key	warning	src/bundle/Resources/translations/SchebTwoFactorBundle.sk.yml:1	useful	not in the file
24	thorsten/phpMyFAQ	end-punctuation	info	phpmyfaq/translations/language_de.php:611	useful	the mark at the end is missing or another
24	character-map-uwp/Character-Map-UWP	end-punctuation	info	CharacterMap/CharacterMap/Strings/ta/Resources.resw:675	useful	the mark at the end is missing or another
24	jellyfin/jellyfin-android	punctuation-spacing	warning	app/src/main/res/values-b+es+419/strings.xml:175	useful	a space too many or too few beside the mark
24	Catrobat/Catroid	end-punctuation	info	catroid/src/main/res/values-bn/strings.xml:1267	useful	the mark at the end is missing or another
24	lutris/lutris	numbers	warning	po/nb.po:4102	useful	another number
24	elementary/mail	placeholder-extra	error	po/tr.po:298	false	another fault than it says
24	commsy/commsy	leading-whitespace	warning	translations/portal.en.xlf:715	pedantic	pieces of one sentence
24	thorsten/phpMyFAQ	punctuation-spacing	warning	phpmyfaq/translations/language_ar.php:187	useful	a space too many or too few beside the mark
24	FriendsOfSymfony/FOSUserBundle	trailing-whitespace	warning	src/Resources/translations/validators.el.yml:5	useful	a space too many at the end
24	lutris/lutris	invisible-character	warning	po/pt_BR.po:4499	useful	an invisible character
24	lutris/lutris	tag-attributes	warning	po/pt_BR.po:977	useful	the attribute is damaged
24	jellyfin/jellyfin-android	trailing-whitespace	warning	fastlane/metadata/android/lt/full_description.txt:3	useful	a space too many at the end
24	thorsten/phpMyFAQ	space-around-tag	info	phpmyfaq/translations/language_bn.php:128	useful	the space beside the tag differs
24	hugo-toha/toha	tag-missing	info	content/search/search.es.md:35	pedantic	another text of code
24	firefly-iii/firefly-iii	untranslated	warning	resources/assets/v1/src/locales/ru.json:151	useful	empty
24	johannesjo/super-productivity	tag-extra	error	src/assets/i18n/tr.json:1133	useful	a tag that the source has not
24	zulip/zulip-mobile	end-punctuation	info	static/translations/messages_ar.json:51	useful	the mark at the end is missing or another
24	johannesjo/super-productivity	end-punctuation	info	src/assets/i18n/id.json:1084	useful	the mark at the end is missing or another
24	Catrobat/Catroid	numbers	warning	catroid/src/main/res/values-tr/strings.xml:1589	useful	another number
24	crater-invoice/crater	mixed-script	warning	resources/scripts/locales/el.json:30	useful	a letter of the other alphabet
24	FriendsOfSymfony/FOSUserBundle	double-space	warning	src/Resources/translations/FOSUserBundle.tr.yml:55	useful	two spaces
24	k9mail/k-9	much-shorter	info	app/ui/legacy/src/main/res/values-fr/strings.xml:1038	useful	most of the text is missing
24	character-map-uwp/Character-Map-UWP	untranslated	warning	CharacterMap/CharacterMap/MultilingualResources/CharacterMap.de-DE.xlf:1983	pedantic	a name
24	jellyfin/jellyfin-android	double-space	warning	app/src/main/res/values-iw/strings.xml:163	useful	two spaces
24	thorsten/phpMyFAQ	duplicate-id	warning	phpmyfaq/translations/language_cs.php:175	useful	the key is there twice
24	CorentinTh/it-tools	markdown-marks	warning	locales/fr.yml:31	useful	the mark is broken by a space
24	character-map-uwp/Character-Map-UWP	leading-whitespace	warning	CharacterMap/CharacterMap/MultilingualResources/CharacterMap.ta.xlf:1020	useful	a space too many at the start
24	k9mail/k-9	pure-punctuation	info	app/ui/legacy/src/main/res/values-ca/strings.xml:186	useful	another mark than in the source
24	evcc-io/evcc	end-punctuation	info	i18n/tr.json:1038	useful	the mark at the end is missing or another
24	discourse/discourse-calendar	trailing-whitespace	warning	config/locales/server.nb_NO.yml:15	useful	a space too many at the end
24	johannesjo/super-productivity	quotation-marks	info	src/assets/i18n/ja.json:1464	useful	a lone quotation mark
24	thorsten/phpMyFAQ	tripled-letter	info	phpmyfaq/translations/language_mn.php:295	useful	a letter three times
24	lutris/lutris	space-around-tag	info	po/el.po:606	useful	the space beside the tag differs
24	lutris/lutris	tag-extra	warning	po/zh_TW.po:6727	pedantic	emphasis added
24	FriendsOfSymfony/FOSUserBundle	missing-key	warning	src/Resources/translations/validators.lv.yml:15	useful	not in the file
24	thorsten/phpMyFAQ	tag-extra	warning	phpmyfaq/translations/cookie-consent/pl.json:4	useful	a tag that the source has not
24	johannesjo/super-productivity	space-around-tag	info	src/assets/i18n/it.json:1928	useful	the space beside the tag differs
24	crater-invoice/crater	entities	info	resources/scripts/locales/ko.json:728	useful	a broken reference
24	johannesjo/super-productivity	trailing-whitespace	warning	src/assets/i18n/ru.json:499	useful	a space too many at the end
24	thorsten/phpMyFAQ	leading-whitespace	warning	phpmyfaq/translations/language_pt.php:206	useful	a space too many at the start
24	anuko/timetracker	same-as-source	warning	WEB-INF/resources/fa.lang.php:466	useful	left in English
24	k9mail/k-9	leading-whitespace	warning	app/ui/legacy/src/main/res/values-ar/strings.xml:72	pedantic	layout only
24	anuko/timetracker	trailing-whitespace	warning	WEB-INF/resources/ru.lang.php:384	pedantic	layout only
24	k9mail/k-9	space-around-tag	info	app/ui/legacy/src/main/res/values-cy/strings.xml:991	useful	the space beside the tag differs
24	k9mail/k-9	missing-key	warning	app/ui/legacy/src/main/res/values-nb/strings.xml:774	useful	not in the file
24	character-map-uwp/Character-Map-UWP	brackets	warning	CharacterMap/CharacterMap/MultilingualResources/CharacterMap.it-IT.xlf:831	false	a smiley
24	Catrobat/Catroid	other-script	warning	catroid/src/main/res/values-zh-rCN/strings.xml:1247	useful	in Chinese
24	jellyfin/jellyfin-android	repeated-word	warning	app/src/main/res/values-sk/strings.xml:105	useful	a word twice
24	thorsten/phpMyFAQ	mixed-script	warning	phpmyfaq/translations/language_sr.php:1313	useful	a letter of the other alphabet
24	zulip/zulip-mobile	missing-plural-form	warning	static/translations/messages_cy.json:334	useful	the language needs the form
24	thorsten/phpMyFAQ	trailing-whitespace	warning	phpmyfaq/translations/language_lt.php:59	pedantic	layout only
24	jellyfin/jellyfin-android	missing-key	warning	app/src/main/res/values-eo/strings.xml:50	useful	not in the file
24	evcc-io/evcc	file-paths	warning	i18n/ta.json:805	useful	the file name is damaged
24	discourse/discourse-calendar	placeholder-missing	error	config/locales/client.nl.yml:334	useful	the value is not shown
24	zulip/zulip-mobile	missing-key	warning	static/translations/messages_pt_BR.json:251	useful	not in the file
24	kitodo/kitodo-presentation	quotation-marks	info	Resources/Private/Language/de.locallang_be.xlf:50	useful	a lone quotation mark
24	elementary/mail	needs-review	info	po/mr.po:646	useful	marked for review
24	crater-invoice/crater	missing-key	warning	resources/scripts/locales/pt-br.json:811	useful	not in the file
24	invoiceninja/invoiceninja	punctuation-spacing	warning	lang/da/texts.php:2454	useful	a space too many or too few beside the mark
24	anuko/timetracker	punctuation-spacing	warning	WEB-INF/resources/he.lang.php:476	useful	a space too many or too few beside the mark
24	crater-invoice/crater	end-punctuation	info	resources/scripts/locales/el.json:1524	useful	the mark at the end is missing or another
24	character-map-uwp/Character-Map-UWP	same-as-source	warning	CharacterMap/CharacterMap/Strings/ta/Resources.resw:462	useful	left in English
24	thorsten/phpMyFAQ	tag-missing	error	phpmyfaq/translations/language_nb.php:114	useful	the tag is not there
24	firefly-iii/firefly-iii	tag-attributes	warning	resources/assets/v1/src/locales/nb.json:36	useful	the attribute is damaged
24	CorentinTh/it-tools	missing-key	warning	locales/pt.yml:72	useful	not in the file
24	jellyfin/jellyfin-android	placeholder-missing	error	app/src/main/res/values-sr/strings.xml:155	useful	the value is not shown
24	koel/koel	missing-key	warning	resources/lang/es/validation.php:80	useful	not in the file
24	firefly-iii/firefly-iii	same-as-source	warning	resources/assets/v1/src/locales/ko.json:49	useful	left in English
24	kitodo/kitodo-presentation	untranslated	warning	Resources/Private/Language/de.locallang_be.xlf:113	useful	empty
24	invoiceninja/invoiceninja	trailing-whitespace	warning	lang/zh_TW/validation.php:27	useful	a space too many at the end
24	jellyfin/jellyfin-android	placeholder-extra	error	app/src/main/res/values-sv/strings.xml:154	useful	a value that the source does not pass
24	invoiceninja/invoiceninja	placeholder-extra	warning	lang/et/texts.php:100	useful	a value that the source does not pass
24	invoiceninja/invoiceninja	invisible-character	warning	lang/et/texts.php:4239	useful	an invisible character
24	k9mail/k-9	punctuation-spacing	warning	app/ui/legacy/src/main/res/values-ar/strings.xml:203	useful	a space too many or too few beside the mark
24	character-map-uwp/Character-Map-UWP	missing-key	warning	CharacterMap/CharacterMap/Strings/pl-PL/Resources.resw:1303	useful	not in the file
24	Catrobat/Catroid	trailing-whitespace	warning	catroid/src/main/res/values-hi/strings.xml:781	useful	a space too many at the end
24	scheb/2fa	same-as-source	hint	src/bundle/Resources/translations/SchebTwoFactorBundle.ro.yml:5	useful	left in English
24	anuko/timetracker	extra-key	warning	WEB-INF/resources/he.lang.php:262	useful	no longer in the source
24	FriendsOfSymfony/FOSUserBundle	leading-whitespace	warning	src/Resources/translations/validators.ar.yml:10	useful	a space too many at the start
24	anuko/timetracker	mixed-script	warning	WEB-INF/resources/ru.lang.php:247	useful	a letter of the other alphabet
24	character-map-uwp/Character-Map-UWP	tripled-letter	info	CharacterMap/CharacterMap/MultilingualResources/CharacterMap.it-IT.xlf:1073	useful	a letter three times
24	zulip/zulip-mobile	double-space	warning	static/translations/messages_zh-Hans.json:89	useful	two spaces
24	crater-invoice/crater	numbers	warning	resources/scripts/locales/sr.json:1450	useful	another number
24	Catrobat/Catroid	tag-extra	error	catroid/src/main/res/values-ps/strings.xml:1144	useful	a tag that the source has not
24	hugo-toha/toha	missing-key	warning	i18n/jp.toml:84	useful	not in the file
24	Catrobat/Catroid	mixed-script	warning	catroid/src/main/res/values-sr-rSP/strings.xml:775	useful	a letter of the other alphabet
24	zulip/zulip-mobile	trailing-whitespace	warning	static/translations/messages_fa.json:320	useful	a space too many at the end
24	Catrobat/Catroid	space-around-tag	info	catroid/src/main/res/values-pa-rIN/strings.xml:1148	useful	the space beside the tag differs
24	thorsten/phpMyFAQ	other-script	warning	phpmyfaq/translations/language_ar.php:433	useful	in Chinese
24	johannesjo/super-productivity	placeholder-extra	warning	src/assets/i18n/pl.json:1600	useful	a value that the source does not pass
24	thorsten/phpMyFAQ	much-longer	info	phpmyfaq/translations/language_zh_tw.php:1062	useful	says much more than the source
24	evcc-io/evcc	numbers	info	i18n/ro.json:817	pedantic	says it in words
24	evcc-io/evcc	extra-key	warning	i18n/pl.json:1047	useful	no longer in the source
24	commsy/commsy	much-longer	info	translations/settings.en.xlf:185	false	the source is a key
24	thorsten/phpMyFAQ	pure-punctuation	info	phpmyfaq/translations/language_tr.php:649	useful	another mark than in the source
24	zulip/zulip-mobile	markdown-links	warning	static/translations/messages_gu.json:11	useful	a route of the program
24	zulip/zulip-mobile	quotation-marks	info	static/translations/messages_it.json:191	useful	a lone quotation mark
24	firefly-iii/firefly-iii	punctuation-spacing	info	resources/assets/v1/src/locales/zh-cn.json:155	useful	a space too many or too few beside the mark
24	invoiceninja/invoiceninja	extra-key	warning	lang/nb_NO/texts.php:2987	useful	no longer in the source
24	invoiceninja/invoiceninja	duplicate-id	info	lang/hr/texts.php:5288	useful	the key is there twice
24	invoiceninja/invoiceninja	urls	warning	lang/da/texts.php:4264	useful	the address is damaged
24	invoiceninja/invoiceninja	repeated-word	warning	lang/ca/texts.php:178	useful	a word twice
24	Codeusa/Borderless-Gaming	punctuation-spacing	info	BorderlessGaming/Properties/Resources.zh-CN.resx:134	useful	a space too many or too few beside the mark
24	johannesjo/super-productivity	much-longer	info	src/assets/i18n/zh-tw.json:675	useful	says much more than the source
24	character-map-uwp/Character-Map-UWP	numbers	info	CharacterMap/CharacterMap/Strings/zh-CN/Resources.resw:841	pedantic	a sample of its own
24	thorsten/phpMyFAQ	numbers	warning	phpmyfaq/translations/language_el.php:294	useful	another number
24	commsy/commsy	tag-extra	warning	translations/form.de.xlf:451	false	the source is a key
24	k9mail/k-9	quotation-marks	info	app/ui/legacy/src/main/res/values-ro/strings.xml:367	useful	a lone quotation mark
24	zulip/zulip-mobile	mixed-script	warning	static/translations/messages_ru.json:269	useful	a letter of the other alphabet
24	discourse/discourse-calendar	missing-key	warning	config/locales/client.sl.yml:338	useful	not in the file
24	invoiceninja/invoiceninja	escapes	warning	lang/en_GB/texts.php:5289	useful	the line break differs
24	crater-invoice/crater	invisible-character	warning	resources/scripts/locales/zh.json:861	useful	an invisible character
24	johannesjo/super-productivity	tag-attributes	warning	src/assets/i18n/sv.json:321	useful	the attribute is damaged
24	lutris/lutris	brackets	warning	po/be.po:4057	useful	a bracket without its partner
24	johannesjo/super-productivity	missing-key	warning	src/assets/i18n/hr.json:1490	useful	not in the file
24	invoiceninja/invoiceninja	quotation-marks	info	lang/tr_TR/texts.php:105	useful	a lone quotation mark
24	thorsten/phpMyFAQ	repeated-word	warning	phpmyfaq/translations/language_nb.php:318	useful	a word twice
24	hugo-toha/toha	same-as-source	hint	i18n/ko.toml:33	useful	left in English
24	Catrobat/Catroid	untranslated	warning	catroid/src/main/res/values-de/strings.xml:187	pedantic	a name
24	johannesjo/super-productivity	other-script	warning	src/assets/i18n/zh-tw.json:675	useful	in Chinese
24	lutris/lutris	same-as-source	warning	po/tr.po:7402	useful	left in English
24	thorsten/phpMyFAQ	much-shorter	info	phpmyfaq/translations/language_hi.php:95	useful	most of the text is missing
24	thorsten/phpMyFAQ	blank-target	error	phpmyfaq/translations/language_de.php:275	pedantic	may be meant
24	johannesjo/super-productivity	tag-missing	error	src/assets/i18n/pl.json:1755	useful	the tag is not there
24	jellyfin/jellyfin-android	tripled-letter	info	app/src/main/res/values-b+es+419/strings.xml:167	useful	a letter three times
24	lutris/lutris	trailing-whitespace	warning	po/fr.po:2136	useful	a space too many at the end
24	k9mail/k-9	end-punctuation	info	app/ui/legacy/src/main/res/values-hu/strings.xml:532	pedantic	may be meant
24	crater-invoice/crater	extra-key	warning	resources/scripts/locales/ko.json:713	useful	no longer in the source
24	lutris/lutris	needs-review	info	po/de.po:6096	useful	marked for review
24	evcc-io/evcc	placeholder-extra	warning	i18n/ru.json:1026	useful	a value that the source does not pass
24	invoiceninja/invoiceninja	space-around-tag	info	lang/sk/texts.php:2133	useful	the space beside the tag differs
24	invoiceninja/invoiceninja	end-punctuation	info	lang/hu/texts.php:3975	useful	the mark at the end is missing or another
24	elementary/mail	punctuation-spacing	warning	po/extra/ug.po:36	useful	a space too many or too few beside the mark
24	invoiceninja/invoiceninja	leading-whitespace	warning	lang/ro/texts.php:1657	useful	a space too many at the start
24	Catrobat/Catroid	quotation-marks	info	catroid/src/main/res/values-ja/strings.xml:1890	useful	a lone quotation mark
24	elementary/mail	untranslated	warning	po/el.po:375	useful	empty
24	commsy/commsy	blank-target	error	translations/portal.en.xlf:789	pedantic	pieces of one sentence
24	commsy/commsy	source-drift	warning	translations/validators.de.xlf:158	useful	the source text changed
24	johannesjo/super-productivity	units	warning	src/assets/i18n/sv.json:1384	false	says the same
24	thorsten/phpMyFAQ	placeholder-missing	warning	phpmyfaq/translations/language_ar.php:386	useful	the value is not shown
24	elementary/mail	placeholder-missing	error	po/tr.po:299	useful	the value is not shown
24	kitodo/kitodo-presentation	format-rule	warning	Resources/Private/Language/locallang_tasks.xlf:35	pedantic	harmless
24	crater-invoice/crater	leading-whitespace	warning	resources/scripts/locales/ar.json:1289	pedantic	layout only
24	thorsten/phpMyFAQ	tag-attributes	warning	phpmyfaq/translations/language_nl.php:431	useful	the attribute is damaged
24	evcc-io/evcc	invisible-character	warning	i18n/bs.json:336	useful	an invisible character
24	zulip/zulip-mobile	icu-syntax	error	static/translations/messages_vi.json:422	useful	the message does not parse
24	discourse/discourse-calendar	same-as-source	hint	config/locales/client.da.yml:195	useful	left in English
24	elementary/mail	double-space	warning	po/extra/ug.po:41	useful	two spaces
24	commsy/commsy	double-space	warning	translations/messages.en.xlf:363	useful	two spaces
24	invoiceninja/invoiceninja	missing-key	warning	lang/et/validation.php:107	useful	not in the file
24	zulip/zulip-mobile	tag-missing	error	static/translations/messages_ro.json:33	useful	the tag is not there
24	elementary/mail	mixed-script	warning	po/el.po:230	useful	a letter of the other alphabet
24	hugo-toha/toha	untranslated	warning	content/search/search.ru.md:2	useful	empty
24	anuko/timetracker	missing-key	warning	WEB-INF/resources/tr.lang.php:510	useful	not in the file
24	Codeusa/Borderless-Gaming	syntax	error	Languages/sl-SI.lang:30	false	the file is of another program
24	Catrobat/Catroid	much-shorter	info	catroid/src/main/res/values-es/strings.xml:895	useful	most of the text is missing
24	evcc-io/evcc	missing-key	warning	i18n/ru.json:600	useful	not in the file
24	thorsten/phpMyFAQ	entities	warning	phpmyfaq/translations/language_it.php:670	false	a reference of HTML 5
24	Catrobat/Catroid	leading-whitespace	warning	catroid/src/main/res/values-ur/strings.xml:763	useful	a space too many at the start
24	character-map-uwp/Character-Map-UWP	much-shorter	info	CharacterMap/CharacterMap/MultilingualResources/CharacterMap.ta.xlf:1054	useful	most of the text is missing
24	invoiceninja/invoiceninja	same-as-source	warning	lang/pl/texts.php:4103	useful	left in English
24	kitodo/kitodo-presentation	double-space	warning	Resources/Private/Language/de.locallang_labels.xlf:797	useful	two spaces
24	invoiceninja/invoiceninja	much-longer	info	lang/hu/texts.php:3220	useful	says much more than the source
24	thorsten/phpMyFAQ	untranslated	warning	phpmyfaq/translations/language_sv.php:681	useful	empty
24	bitfireAT/davx5-ose	double-space	warning	fastlane/metadata/android/da/full_description.txt:1	useful	two spaces
24	lutris/lutris	accelerators	info	po/ar.po:1495	useful	the accelerator is missing
24	CorentinTh/it-tools	same-as-source	hint	locales/es.yml:8	useful	left in English
24	evcc-io/evcc	same-as-source	hint	i18n/sv.json:823	useful	left in English
24	invoiceninja/invoiceninja	tag-missing	warning	lang/hu/texts.php:482	useful	the tag is not there
24	commsy/commsy	trailing-whitespace	warning	translations/settings.de.xlf:722	false	pieces of one sentence
24	thorsten/phpMyFAQ	unsafe-html	error	phpmyfaq/translations/language_lt.php:133	useful	a tag that runs
24	invoiceninja/invoiceninja	tripled-letter	info	lang/fr_CA/texts.php:4473	useful	a letter three times
24	lutris/lutris	entities	warning	po/zh_CN.po:874	pedantic	harmless
24	lutris/lutris	much-longer	info	po/zh_CN.po:4586	pedantic	says more on purpose
24	character-map-uwp/Character-Map-UWP	trailing-whitespace	warning	CharacterMap/CharacterMap/Strings/fr-FR/Resources.resw:253	useful	a space too many at the end
24	zulip/zulip-mobile	space-around-tag	info	static/translations/messages_fa.json:99	useful	the space beside the tag differs
24	zulip/zulip-mobile	extra-key	warning	static/translations/messages_pt_BR.json:77	useful	no longer in the source
24	character-map-uwp/Character-Map-UWP	double-space	warning	CharacterMap/CharacterMap/MultilingualResources/CharacterMap.it-IT.xlf:831	pedantic	harmless
24	zulip/zulip-mobile	other-script	warning	static/translations/messages_bqi.json:289	false	the language has two scripts
24	jellyfin/jellyfin-android	untranslated	warning	app/src/main/res/values-iw/strings.xml:158	useful	empty
24	evcc-io/evcc	quotation-marks	info	i18n/da.json:1169	useful	a lone quotation mark
24	Catrobat/Catroid	extra-key	warning	catroid/src/main/res/values-bn/strings.xml:1508	useful	no longer in the source
24	lutris/lutris	untranslated	warning	po/de.po:5366	useful	empty
24	Codeusa/Borderless-Gaming	missing-key	warning	BorderlessGaming/Forms/MainWindow.de.resx:133	useful	not in the file
24	crater-invoice/crater	double-space	warning	resources/scripts/locales/el.json:474	useful	two spaces
24	crater-invoice/crater	trailing-whitespace	warning	resources/scripts/locales/es.json:450	useful	a space too many at the end
24	firefly-iii/firefly-iii	tag-extra	warning	resources/assets/v1/src/locales/vi.json:69	useful	a tag that the source has not
24	anuko/timetracker	tag-missing	error	WEB-INF/resources/pl.lang.php:216	useful	the tag is not there
24	discourse/discourse-calendar	punctuation-spacing	warning	config/locales/client.ru.yml:442	useful	a space too many or too few beside the mark
24	invoiceninja/invoiceninja	brackets	warning	lang/es/texts.php:2938	useful	a bracket without its partner
24	thorsten/phpMyFAQ	missing-key	warning	phpmyfaq/translations/language_eu.php:27	useful	not in the file
24	FriendsOfSymfony/FOSUserBundle	placeholder-extra	warning	src/Resources/translations/FOSUserBundle.gl.yml:55	false	the program passes the value
24	k9mail/k-9	tag-extra	error	app/ui/legacy/src/main/res/values-fa/strings.xml:749	false	a form that is passed the number, too
24	evcc-io/evcc	punctuation-spacing	warning	i18n/el.json:550	useful	a space too many or too few beside the mark
24	FriendsOfSymfony/FOSUserBundle	placeholder-missing	warning	src/Resources/translations/FOSUserBundle.eo.yml:24	useful	the value is not shown
24	invoiceninja/invoiceninja	tag-extra	warning	lang/da/texts.php:3932	useful	a tag that the source has not
24	character-map-uwp/Character-Map-UWP	other-script	warning	CharacterMap/CharacterMap/MultilingualResources/CharacterMap.ta.xlf:284	useful	in Chinese
24	johannesjo/super-productivity	tag-order	error	src/assets/i18n/ko.json:983	useful	closed before it opens
24	Catrobat/Catroid	brackets	warning	catroid/src/main/res/values-pa-rIN/strings.xml:1672	useful	a bracket without its partner
24	Catrobat/Catroid	invisible-character	warning	catroid/src/main/res/values-zh-rTW/strings.xml:42	useful	an invisible character
24	invoiceninja/invoiceninja	placeholder-missing	warning	lang/he/texts.php:212	useful	the value is not shown
24	jellyfin/jellyfin-android	mixed-script	warning	app/src/main/res/values-bg/strings.xml:24	useful	a letter of the other alphabet
24	invoiceninja/invoiceninja	mixed-script	warning	lang/mk_MK/texts.php:2254	useful	a letter of the other alphabet
24	k9mail/k-9	tag-missing	error	app/ui/legacy/src/main/res/values-de/strings.xml:770	pedantic	the number is not needed
24	zulip/zulip-mobile	punctuation-spacing	warning	static/translations/messages_fa.json:178	useful	a space too many or too few beside the mark
24	FriendsOfSymfony/FOSUserBundle	quotation-marks	info	src/Resources/translations/FOSUserBundle.he.yml:72	false	a mark within a word of Hebrew
24	character-map-uwp/Character-Map-UWP	needs-review	info	CharacterMap/CharacterMap/MultilingualResources/CharacterMap.pl-PL.xlf:153	useful	marked for review
24	k9mail/k-9	numbers	warning	app/ui/legacy/src/main/res/values-ml/strings.xml:400	useful	another number
24	k9mail/k-9	mixed-script	warning	app/ui/legacy/src/main/res/values-be/strings.xml:32	useful	a letter of the other alphabet
24	k9mail/k-9	missing-plural-form	warning	app/ui/legacy/src/main/res/values-cy/strings.xml:161	useful	the language needs the form
24	lutris/lutris	tag-missing	error	po/fr.po:2345	useful	the tag is not there
24	evcc-io/evcc	mixed-script	warning	i18n/el.json:141	useful	a letter of the other alphabet
24	zulip/zulip-mobile	leading-whitespace	warning	static/translations/messages_ru.json:215	useful	a space too many at the start
24	thorsten/phpMyFAQ	same-as-source	warning	phpmyfaq/translations/language_lv.php:533	useful	left in English
24	hugo-toha/toha	end-punctuation	info	i18n/nl.toml:26	useful	the mark at the end is missing or another
24	crater-invoice/crater	much-shorter	info	resources/scripts/locales/vi.json:1289	useful	most of the text is missing
24	commsy/commsy	placeholder-extra	warning	translations/portal.de.xlf:226	false	the source is a key
24	johannesjo/super-productivity	urls	warning	src/assets/i18n/pt.json:1147	useful	the address is damaged
24	zulip/zulip-mobile	markdown-marks	warning	static/translations/messages_hu.json:11	useful	the mark is broken by a space
24	crater-invoice/crater	brackets	warning	resources/scripts/locales/nl.json:1416	useful	a bracket without its partner
24	thorsten/phpMyFAQ	placeholder-extra	error	phpmyfaq/translations/language_zh_tw.php:1045	useful	a value that the source does not pass
24	firefly-iii/firefly-iii	space-around-tag	info	resources/assets/v1/src/locales/bg.json:36	useful	the space beside the tag differs
24	zulip/zulip-mobile	placeholder-missing	error	static/translations/messages_ja.json:437	useful	the value is not shown
24	crater-invoice/crater	quotation-marks	info	resources/scripts/locales/el.json:643	useful	a lone quotation mark
24	zulip/zulip-mobile	same-as-source	hint	static/translations/messages_hu.json:440	useful	left in English
24	evcc-io/evcc	much-shorter	info	i18n/hr.json:169	useful	most of the text is missing
24	k9mail/k-9	syntax	warning	app/ui/legacy/src/main/res/values-hr/strings.xml:39	useful	the file is broken here
24	johannesjo/super-productivity	numbers	warning	src/assets/i18n/fi.json:634	useful	another number
24	commsy/commsy	end-punctuation	info	translations/portal.de.xlf:669	pedantic	a key in words
24	zulip/zulip-mobile	plural-number	info	static/translations/messages_be.json:312	useful	the form does not say the number
24	jellyfin/jellyfin-android	space-around-tag	info	fastlane/metadata/android/ur/full_description.txt:5	useful	the space beside the tag differs
24	Catrobat/Catroid	double-space	warning	catroid/src/main/res/values-hi/strings.xml:1302	useful	two spaces
24	firefly-iii/firefly-iii	invisible-character	warning	resources/assets/v1/src/locales/fa.json:163	useful	an invisible character
24	lutris/lutris	quotation-marks	info	po/fr.po:1696	useful	a lone quotation mark
24	Catrobat/Catroid	missing-key	warning	catroid/src/main/res/values-sr/strings.xml:61	useful	not in the file
24	invoiceninja/invoiceninja	entities	info	lang/nb_NO/reminders.php:20	useful	a broken reference
24	FriendsOfSymfony/FOSUserBundle	extra-key	warning	src/Resources/translations/FOSUserBundle.af.yml:55	useful	no longer in the source
24	crater-invoice/crater	punctuation-spacing	warning	resources/scripts/locales/ar.json:420	useful	a space too many or too few beside the mark
24	elementary/mail	syntax	warning	po/sr.po:21	useful	the file is broken here
24	lutris/lutris	file-paths	warning	po/fr.po:6887	pedantic	says it in other words
24	commsy/commsy	brackets	warning	translations/portal.de.xlf:475	false	pieces of one sentence
24	invoiceninja/invoiceninja	much-shorter	info	lang/hu/texts.php:1760	useful	most of the text is missing
24	crater-invoice/crater	same-as-source	info	resources/scripts/locales/zh.json:476	useful	left in English
24	Catrobat/Catroid	same-as-source	warning	catroid/src/main/res/values-iw/strings.xml:405	useful	left in English
24	Catrobat/Catroid	tripled-letter	info	catroid/src/main/res/values-in/strings.xml:58	useful	a letter three times
24	k9mail/k-9	tripled-letter	info	app/ui/legacy/src/main/res/values-fr/strings.xml:972	useful	a letter three times
24	johannesjo/super-productivity	brackets	warning	src/assets/i18n/ja.json:535	useful	a bracket without its partner
24	elementary/mail	end-punctuation	info	po/nb.po:484	useful	the mark at the end is missing or another
24	johannesjo/super-productivity	invisible-character	warning	src/assets/i18n/fr.json:664	useful	an invisible character
24	thorsten/phpMyFAQ	extra-key	warning	phpmyfaq/translations/language_pl.php:915	useful	no longer in the source
24	johannesjo/super-productivity	same-as-source	warning	src/assets/i18n/sk.json:1399	useful	left in English
24	invoiceninja/invoiceninja	numbers	warning	lang/el/texts.php:3722	useful	another number
24	k9mail/k-9	same-as-source	warning	app/ui/legacy/src/main/res/values-sq/strings.xml:433	useful	left in English
24	lutris/lutris	punctuation-spacing	warning	po/pt_BR.po:5387	useful	a space too many or too few beside the mark
24	johannesjo/super-productivity	much-shorter	info	src/assets/i18n/pl.json:1575	useful	most of the text is missing
24	thorsten/phpMyFAQ	invisible-character	warning	phpmyfaq/translations/language_cy.php:137	useful	an invisible character
24	bitfireAT/davx5-ose	syntax	warning	core/src/main/res/values/strings.xml:395	useful	the file is broken here
24	character-map-uwp/Character-Map-UWP	repeated-word	warning	CharacterMap/CharacterMap/Strings/it-IT/Resources.resw:564	useful	a word twice
24	johannesjo/super-productivity	placeholder-missing	warning	src/assets/i18n/fr.json:1452	useful	the value is not shown
24	johannesjo/super-productivity	empty-tag	warning	src/assets/i18n/ko.json:1361	useful	the tag lost its text
24	Catrobat/Catroid	syntax	warning	catroid/src/main/res/values-fa/strings.xml:1272	useful	the file is broken here
24	lutris/lutris	urls	warning	po/fa.po:6316	useful	the address is damaged
24	johannesjo/super-productivity	punctuation-spacing	warning	src/assets/i18n/fa.json:485	useful	a space too many or too few beside the mark
24	Catrobat/Catroid	punctuation-spacing	warning	catroid/src/main/res/values-fr/strings.xml:244	useful	a space too many or too few beside the mark
24	crater-invoice/crater	urls	warning	resources/scripts/locales/sk.json:1416	useful	the address is damaged
24	lutris/lutris	end-punctuation	info	po/it.po:1039	useful	the mark at the end is missing or another
24	jellyfin/jellyfin-android	much-shorter	info	app/src/main/res/values-zh-rTW/strings.xml:99	useful	most of the text is missing
24	crater-invoice/crater	placeholder-missing	error	resources/scripts/locales/pt-br.json:208	useful	the value is not shown
24	invoiceninja/invoiceninja	units	warning	lang/nl/texts.php:4100	false	an example in the money of the country
24	thorsten/phpMyFAQ	escapes	warning	phpmyfaq/translations/language_cs.php:420	useful	the line break differs
24	johannesjo/super-productivity	extra-key	warning	src/assets/i18n/zh-tw.json:595	useful	no longer in the source
24	invoiceninja/invoiceninja	file-paths	warning	lang/fi/texts.php:2402	useful	the file name is damaged
24	lutris/lutris	mixed-script	warning	po/ru.po:3410	useful	a letter of the other alphabet
24	scheb/2fa	missing-key	warning	src/bundle/Resources/translations/SchebTwoFactorBundle.uk.yml:1	useful	not in the file
24	thorsten/phpMyFAQ	end-punctuation	info	phpmyfaq/translations/language_fr_ca.php:48	useful	the mark at the end is missing or another
24	character-map-uwp/Character-Map-UWP	end-punctuation	info	CharacterMap/CharacterMap/MultilingualResources/CharacterMap.ta.xlf:775	useful	the mark at the end is missing or another
24	jellyfin/jellyfin-android	punctuation-spacing	warning	app/src/main/res/values-bg/strings.xml:142	useful	a space too many or too few beside the mark
24	Catrobat/Catroid	end-punctuation	info	catroid/src/main/res/values-sw/strings.xml:308	useful	the mark at the end is missing or another
25	LibreCAD/LibreCAD	pure-punctuation	info	librecad/ts/librecad_he.ts:45370	pedantic	a sign in place of another
25	xiaoyifang/goldendict-ng	trailing-whitespace	warning	locale/qu.ts:2309	useful	a space too many at the end
25	pop-os/cosmic-applets	mixed-script	warning	i18n/uk/desktop_entries.ftl:41	useful	a letter of the other alphabet
25	FossifyOrg/Phone	missing-key	warning	app/src/main/res/values-ia/strings.xml:39	useful	not in the file
25	processing/processing4	extra-key	warning	app/src/main/resources/languages/PDE_zh-CN.properties:200	useful	no longer in the source
25	processing/processing4	other-script	warning	app/src/main/resources/languages/PDE_ja.properties:171	useful	in Chinese
25	processing/processing4	tag-attributes	warning	app/src/main/resources/languages/PDE_uk.properties:622	false	the slip is in the source
25	kiwix/kiwix-android	extra-key	warning	core/src/main/res/values-b+be+tarask+old/strings.xml:12	useful	no longer in the source
25	kiwix/kiwix-android	repeated-word	warning	core/src/main/res/values-fr/strings.xml:410	useful	a word twice
25	LibreCAD/LibreCAD	blank-target	error	librecad/plugins/ts/plugins_lv.ts:95	useful	only a space
25	processing/processing4	quotation-marks	info	app/src/main/resources/languages/PDE_nl.properties:285	useful	a lone quotation mark
25	LibreCAD/LibreCAD	tag-missing	warning	librecad/ts/librecad_sk.ts:42234	useful	the tag is not there
25	LibreCAD/LibreCAD	tag-extra	warning	librecad/ts/librecad_ru.ts:45465	pedantic	added on purpose
25	YetiForceCompany/YetiForceCRM	much-shorter	info	install/languages/pt-PT/ConfReport.json:45	useful	most of the text is missing
25	YetiForceCompany/YetiForceCRM	extra-key	warning	install/languages/bg-BG/Settings/YetiForce.json:6	useful	no longer in the source
25	xiaoyifang/goldendict-ng	placeholder-missing	error	locale/sv.ts:2789	useful	the value is not shown
25	Anxcye/anx-reader	plural-number	info	lib/l10n/app_fr.arb:315	pedantic	the number is not needed
25	ghostery/ghostery-extension	tag-missing	warning	src/_locales/zh_TW/messages.json:1137	useful	the tag is not there
25	processing/processing4	encoding	warning	app/src/main/resources/languages/PDE_zh-CN.properties:1	useful	a byte order mark
25	taigaio/taiga-back	same-as-source	warning	taiga/locale/fi/LC_MESSAGES/django.po:405	useful	left in English
25	YetiForceCompany/YetiForceCRM	other-script	warning	install/languages/he-IL/ConfReport.json:191	useful	in Chinese
25	LibreCAD/LibreCAD	garbled-text	warning	librecad/ts/librecad_fi.ts:35168	useful	mojibake
25	thirtybees/thirtybees	same-as-source	warning	install-dev/langs/mk/install.php:64	useful	left in English
25	taigaio/taiga-back	tag-missing	error	taiga/locale/fa/LC_MESSAGES/django.po:525	useful	the tag is not there
25	P3pp3rF1y/SophisticatedBackpacks	mixed-script	warning	src/main/resources/assets/sophisticatedbackpacks/lang/ru_ru.json:14	useful	a letter of the other alphabet
25	processing/processing4	placeholder-missing	warning	app/src/main/resources/languages/PDE_nl.properties:118	useful	the value is not shown
25	xiaoyifang/goldendict-ng	leading-whitespace	warning	locale/ko.ts:2811	useful	a space too many at the start
25	LibreCAD/LibreCAD	same-as-source	hint	librecad/ts/librecad_es_us.ts:4814	useful	left in English
25	taigaio/taiga-back	quotation-marks	info	taiga/locale/eu/LC_MESSAGES/django.po:2200	useful	a lone quotation mark
25	thirtybees/thirtybees	end-punctuation	info	install-dev/langs/mk/install.php:168	useful	the mark at the end is missing or another
25	xiaoyifang/goldendict-ng	file-paths	warning	locale/sr.ts:469	useful	the file name is damaged
25	Anxcye/anx-reader	end-punctuation	info	lib/l10n/app_ru.arb:135	useful	the mark at the end is missing or another
25	LibreCAD/LibreCAD	double-space	warning	librecad/ts/librecad_uk.ts:48722	useful	two spaces
25	LibreCAD/LibreCAD	end-punctuation	info	librecad/ts/librecad_sq_al.ts:17822	useful	the mark at the end is missing or another
25	kiwix/kiwix-android	entities	info	core/src/main/res/values-sl/strings.xml:300	useful	a broken reference
25	kiwix/kiwix-android	escapes	warning	core/src/main/res/values-da/strings.xml:315	useful	the line break differs
25	kiwix/kiwix-android	punctuation-spacing	warning	core/src/main/res/values-sa/strings.xml:15	useful	a space too many or too few beside the mark
25	xiaoyifang/goldendict-ng	tripled-letter	info	locale/es.ts:2469	useful	a letter three times
25	ghostery/ghostery-extension	punctuation-spacing	info	src/_locales/zh_TW/messages.json:1344	useful	a space too many or too few beside the mark
25	Anxcye/anx-reader	same-as-source	info	macos/Runner/zh-Hant.lproj/MainMenu.strings:6	useful	left in English
25	xiaoyifang/goldendict-ng	same-as-source	warning	locale/kab.ts:4132	useful	left in English
25	xiaoyifang/goldendict-ng	mixed-script	warning	locale/sq.ts:2710	useful	a letter of the other alphabet
25	YetiForceCompany/YetiForceCRM	quotation-marks	info	install/languages/pl-PL/Settings/YetiForce.json:112	useful	a lone quotation mark
25	EasyCorp/EasyAdminBundle	same-as-source	hint	src/Resources/translations/EasyAdminBundle.bg.php:35	useful	left in English
25	thirtybees/thirtybees	file-paths	warning	install-dev/langs/ro/install.php:100	useful	the file name is damaged
25	LibreCAD/LibreCAD	empty-tag	warning	librecad/ts/librecad_he.ts:12088	useful	the tag lost its text
25	LibreCAD/LibreCAD	placeholder-missing	warning	librecad/ts/librecad_sq_al.ts:54972	useful	the value is not shown
25	LibreCAD/LibreCAD	file-paths	warning	librecad/ts/librecad_hu.ts:52415	useful	the file name is damaged
25	taigaio/taiga-back	markdown-marks	warning	taiga/locale/ru/LC_MESSAGES/django.po:1295	useful	the mark is broken by a space
25	BluePointLilac/ContextMenuManager	urls	warning	languages/de-DE.ini:286	useful	the address is damaged
25	LibreCAD/LibreCAD	quotation-marks	info	librecad/ts/librecad_pl.ts:42551	useful	a lone quotation mark
25	ghostery/ghostery-extension	same-as-source	warning	src/_locales/vi/messages.json:1104	useful	left in English
25	kiwix/kiwix-android	same-as-source	warning	core/src/main/res/values-ha/strings.xml:93	useful	left in English
25	P3pp3rF1y/SophisticatedBackpacks	placeholder-missing	warning	src/main/resources/assets/sophisticatedbackpacks/lang/pt_br.json:91	useful	the value is not shown
25	LibreCAD/LibreCAD	units	warning	librecad/ts/librecad_sq_al.ts:24784	useful	another unit
25	pop-os/cosmic-applets	tag-extra	info	cosmic-applet-power/i18n/fa/cosmic_applet_power.ftl:16	false	a reference to another message of the file
25	YetiForceCompany/YetiForceCRM	much-longer	info	install/languages/zh-TW/Install.json:124	useful	says much more than the source
25	LibreCAD/LibreCAD	escapes	warning	librecad/ts/librecad_sr.ts:47508	useful	the line break differs
25	LibreCAD/LibreCAD	untranslated	warning	librecad/ts/librecad_eu.ts:8554	useful	empty
25	processing/processing4	same-as-source	hint	app/src/main/resources/languages/PDE_zh-TW.properties:557	useful	left in English
25	LibreCAD/LibreCAD	much-longer	info	librecad/ts/librecad_tr.ts:42719	useful	says much more than the source
25	xiaoyifang/goldendict-ng	empty-tag	warning	locale/cs.ts:88	useful	the tag lost its text
25	P3pp3rF1y/SophisticatedBackpacks	missing-key	warning	src/main/resources/assets/sophisticatedbackpacks/lang/pl_pl.json:127	useful	not in the file
25	YetiForceCompany/YetiForceCRM	brackets	warning	install/languages/ja-JP/Install.json:61	useful	a bracket without its partner
25	thirtybees/thirtybees	tag-attributes	warning	install-dev/langs/he/install.php:129	pedantic	harmless
25	LibreCAD/LibreCAD	space-around-tag	info	librecad/ts/librecad_pt_br.ts:47587	useful	the space beside the tag differs
25	LibreCAD/LibreCAD	punctuation-spacing	warning	librecad/ts/librecad_es_hn.ts:11671	useful	a space too many or too few beside the mark
25	pock/pock	leading-whitespace	warning	Pock/UI/Languages/de.lproj/Localisations.strings:163	useful	a space too many at the start
25	LibreCAD/LibreCAD	other-script	warning	librecad/ts/librecad_es_bo.ts:9002	useful	in Chinese
25	owncloud/web	invisible-character	warning	packages/web-runtime/l10n/translations.json:1	useful	an invisible character
25	processing/processing4	much-shorter	info	app/src/main/resources/languages/PDE_ca.properties:491	useful	most of the text is missing
25	xiaoyifang/goldendict-ng	invisible-character	warning	locale/pt.ts:2068	useful	an invisible character
25	taigaio/taiga-back	markdown-links	warning	taiga/locale/zh_Hans/LC_MESSAGES/django.po:1361	useful	a route of the program
25	kiwix/kiwix-android	invisible-character	warning	core/src/main/res/values-te/strings.xml:59	useful	an invisible character
25	taigaio/taiga-back	brackets	warning	taiga/locale/de/LC_MESSAGES/django.po:4576	useful	a bracket without its partner
25	kiwix/kiwix-android	leading-whitespace	warning	core/src/main/res/values-ig/strings.xml:89	useful	a space too many at the start
25	LibreCAD/LibreCAD	accelerators	info	librecad/ts/librecad_eu.ts:22628	useful	the accelerator is missing
25	BluePointLilac/ContextMenuManager	punctuation-spacing	warning	languages/de-DE.ini:79	useful	a space too many or too few beside the mark
25	YetiForceCompany/YetiForceCRM	end-punctuation	info	install/languages/it-IT/ConfReport.json:117	useful	the mark at the end is missing or another
25	taigaio/taiga-back	lone-sign	error	taiga/locale/pt_BR/LC_MESSAGES/django.po:1312	useful	a lone sign that the program cannot read
25	taigaio/taiga-back	tripled-letter	info	taiga/locale/eu/LC_MESSAGES/django.po:506	useful	a letter three times
25	thirtybees/thirtybees	quotation-marks	info	install-dev/langs/ru/install.php:173	useful	a lone quotation mark
25	pop-os/cosmic-applets	missing-key	warning	cosmic-applet-notifications/i18n/ti/cosmic_applet_notifications.ftl:1	useful	not in the file
25	kiwix/kiwix-android	syntax	warning	core/src/main/res/values/strings.xml:408	useful	the file is broken here
25	FossifyOrg/Phone	mixed-script	warning	app/src/main/res/values-be/strings.xml:42	useful	a letter of the other alphabet
25	YetiForceCompany/YetiForceCRM	leading-whitespace	warning	install/languages/fa-IR/ConfReport.json:26	useful	a space too many at the start
25	LibreCAD/LibreCAD	mixed-script	warning	librecad/ts/librecad_ru.ts:44733	useful	a letter of the other alphabet
25	processing/processing4	end-punctuation	info	app/src/main/resources/languages/PDE_ca.properties:247	useful	the mark at the end is missing or another
25	taigaio/taiga-back	mixed-script	warning	taiga/locale/ru/LC_MESSAGES/django.po:2347	useful	a letter of the other alphabet
25	LibreCAD/LibreCAD	entities	warning	librecad/ts/librecad_da.ts:45831	useful	a broken reference
25	xiaoyifang/goldendict-ng	blank-target	error	locale/lt.ts:393	useful	only a space
25	taigaio/taiga-back	punctuation-spacing	warning	taiga/locale/lv/LC_MESSAGES/django.po:227	useful	a space too many or too few beside the mark
25	taigaio/taiga-back	untranslated	warning	taiga/locale/pt_BR/LC_MESSAGES/django.po:4423	useful	empty
25	kee-org/browser-addon	punctuation-spacing	warning	_locales/cs/messages.json:591	useful	a space too many or too few beside the mark
25	YetiForceCompany/YetiForceCRM	urls	warning	install/languages/zh-CN/Settings/YetiForce.json:148	useful	the address is damaged
25	YetiForceCompany/YetiForceCRM	double-space	warning	install/languages/es-ES/Install.json:124	useful	two spaces
25	xiaoyifang/goldendict-ng	end-punctuation	info	locale/qu.ts:978	useful	the mark at the end is missing or another
25	thirtybees/thirtybees	punctuation-spacing	warning	install-dev/langs/id/mail_identifiers.txt:6	useful	a space too many or too few beside the mark
25	EasyCorp/EasyAdminBundle	end-punctuation	info	src/Resources/translations/EasyAdminBundle.sr_RS.php:117	useful	the mark at the end is missing or another
25	thirtybees/thirtybees	empty-tag	warning	install-dev/langs/ru/install.php:187	useful	the tag lost its text
25	pop-os/cosmic-applets	same-as-source	hint	cosmic-applet-network/i18n/nb/cosmic_applet_network.ftl:7	useful	left in English
25	EasyCorp/EasyAdminBundle	tag-extra	warning	src/Resources/translations/EasyAdminBundle.pl.php:34	pedantic	added on purpose
25	thirtybees/thirtybees	invisible-character	warning	install-dev/langs/tw/install.php:72	useful	an invisible character
25	ghostery/ghostery-extension	extra-key	warning	src/_locales/vi/messages.json:941	useful	no longer in the source
25	LibreCAD/LibreCAD	placeholder-extra	warning	librecad/ts/librecad_ka.ts:53573	useful	a value that the source does not pass
25	xiaoyifang/goldendict-ng	accelerators	info	locale/uk.ts:2261	useful	the accelerator is missing
25	processing/processing4	untranslated	warning	app/src/main/resources/languages/PDE_uk.properties:219	useful	empty
25	kee-org/browser-addon	brackets	warning	_locales/cs/messages.json:663	useful	a bracket without its partner
25	BluePointLilac/ContextMenuManager	extra-key	warning	languages/zh-TW.ini:266	useful	no longer in the source
25	processing/processing4	double-space	warning	build/macos/appbundler/res/cs.lproj/Localizable.strings:3	useful	two spaces
25	EasyCorp/EasyAdminBundle	punctuation-spacing	warning	src/Resources/translations/EasyAdminBundle.tr.php:106	useful	a space too many or too few beside the mark
25	BluePointLilac/ContextMenuManager	missing-key	warning	languages/zh-TW.ini:130	useful	not in the file
25	LibreCAD/LibreCAD	invisible-character	warning	librecad/ts/librecad_et.ts:55054	useful	an invisible character
25	taigaio/taiga-back	trailing-whitespace	warning	taiga/locale/eu/LC_MESSAGES/django.po:2184	useful	a space too many at the end
25	BluePointLilac/ContextMenuManager	invisible-character	warning	languages/pt-BR.ini:77	useful	an invisible character
25	ghostery/ghostery-extension	end-punctuation	info	src/_locales/ja/messages.json:605	pedantic	says it in other words
25	kiwix/kiwix-android	tripled-letter	info	core/src/main/res/values-sc/strings.xml:184	useful	a letter three times
25	YetiForceCompany/YetiForceCRM	same-as-source	warning	install/languages/vi-VN/ConfReport.json:117	useful	left in English
25	ghostery/ghostery-extension	leading-whitespace	warning	src/_locales/fr/messages.json:900	useful	a space too many at the start
25	kiwix/kiwix-android	much-shorter	info	core/src/main/res/values-ro/strings.xml:196	useful	most of the text is missing
25	kee-org/browser-addon	numbers	warning	_locales/tr/messages.json:551	useful	another number
25	CPS-IT/personio-jobs	format-rule	warning	Resources/Private/Language/locallang_db.xlf:3	pedantic	no program misses it
25	LibreCAD/LibreCAD	leading-whitespace	warning	librecad/ts/librecad_fi.ts:233	useful	a space too many at the start
25	LibreCAD/LibreCAD	tripled-letter	info	librecad/ts/librecad_sl.ts:50272	useful	a letter three times
25	pop-os/cosmic-applets	space-around-tag	info	cosmic-applet-power/i18n/kmr/cosmic_applet_power.ftl:35	useful	the space beside the tag differs
25	kiwix/kiwix-android	mixed-script	warning	core/src/main/res/values-kab/strings.xml:74	useful	a letter of the other alphabet
25	BluePointLilac/ContextMenuManager	much-shorter	warning	languages/ru-RU.ini:10	false	the names of the translators
25	YetiForceCompany/YetiForceCRM	missing-key	warning	install/languages/de-DE/Settings/YetiForce.json:160	useful	not in the file
25	Anxcye/anx-reader	missing-plural-form	warning	lib/l10n/app_pt.arb:45	useful	the language needs the form
25	LibreCAD/LibreCAD	trailing-whitespace	warning	librecad/ts/librecad_es_hn.ts:5622	useful	a space too many at the end
25	LibreCAD/LibreCAD	tag-attributes	warning	librecad/ts/librecad_fi.ts:42045	useful	the attribute is damaged
25	kee-org/browser-addon	same-as-source	warning	_locales/zh_CN/messages.json:883	useful	left in English
25	xiaoyifang/goldendict-ng	needs-review	info	locale/kab.ts:3007	useful	marked for review
25	thirtybees/thirtybees	trailing-whitespace	warning	install-dev/langs/nl/install.php:132	useful	a space too many at the end
25	pop-os/cosmic-applets	invisible-character	warning	cosmic-applet-power/i18n/sr-Cyrl/cosmic_applet_power.ftl:17	pedantic	harmless
25	taigaio/taiga-back	much-shorter	info	taiga/locale/vi/LC_MESSAGES/django.po:4676	useful	most of the text is missing
25	P3pp3rF1y/SophisticatedBackpacks	same-as-source	warning	src/main/resources/assets/sophisticatedbackpacks/lang/pt_br.json:161	useful	left in English
25	kee-org/browser-addon	double-space	warning	_locales/es_ES/messages.json:55	useful	two spaces
25	thirtybees/thirtybees	space-around-tag	info	install-dev/langs/pl/install.php:165	useful	the space beside the tag differs
25	YetiForceCompany/YetiForceCRM	tag-extra	warning	install/languages/nl-NL/Install.json:88	useful	a tag that the source has not
25	EasyCorp/EasyAdminBundle	placeholder-missing	warning	src/Resources/translations/EasyAdminBundle.lt.php:65	useful	the value is not shown
25	xiaoyifang/goldendict-ng	double-space	warning	locale/tk.ts:3921	useful	two spaces
25	Merrit/nyrna	missing-key	warning	lib/localization/app_de.arb:4	useful	not in the file
25	kee-org/browser-addon	trailing-whitespace	warning	_locales/ko_KR/messages.json:835	useful	a space too many at the end
25	YetiForceCompany/YetiForceCRM	mixed-script	warning	install/languages/el-GR/Install.json:157	useful	a letter of the other alphabet
25	processing/processing4	trailing-whitespace	warning	app/src/main/resources/languages/PDE_zh-TW.properties:77	useful	a space too many at the end
25	processing/processing4	mixed-script	warning	app/src/main/resources/languages/PDE_el.properties:424	useful	a letter of the other alphabet
25	pock/pock	trailing-whitespace	warning	Pock/UI/Languages/de.lproj/Localisations.strings:123	useful	a space too many at the end
25	pop-os/cosmic-applets	double-space	warning	cosmic-applet-power/i18n/pa/cosmic_applet_power.ftl:28	useful	two spaces
25	LibreCAD/LibreCAD	urls	warning	librecad/ts/librecad_es_bo.ts:8251	useful	the address is damaged
25	YetiForceCompany/YetiForceCRM	trailing-whitespace	warning	install/languages/el-GR/Install.json:49	useful	a space too many at the end
25	ghostery/ghostery-extension	missing-key	warning	src/_locales/vi/messages.json:425	useful	not in the file
25	LibreCAD/LibreCAD	numbers	warning	librecad/ts/librecad_ro_ro.ts:11994	useful	another number
25	kiwix/kiwix-android	placeholder-missing	warning	core/src/main/res/values-b+be+tarask+old/strings.xml:29	useful	the value is not shown
25	taigaio/taiga-back	leading-whitespace	warning	taiga/locale/ja/LC_MESSAGES/django.po:790	useful	a space too many at the start
25	Anxcye/anx-reader	trailing-whitespace	warning	lib/l10n/app_tr.arb:447	useful	a space too many at the end
25	LibreCAD/LibreCAD	much-shorter	info	librecad/ts/librecad_sr_me.ts:46385	useful	most of the text is missing
25	pock/pock	double-space	warning	Pock/UI/Languages/de.lproj/Localisations.strings:132	useful	two spaces
25	FossifyOrg/Phone	punctuation-spacing	warning	app/src/main/res/values-kab/strings.xml:74	useful	a space too many or too few beside the mark
25	kee-org/browser-addon	extra-key	warning	_locales/es_AR/messages.json:782	useful	no longer in the source
25	taigaio/taiga-back	needs-review	info	taiga/locale/sv/LC_MESSAGES/django.po:76	useful	marked for review
25	pop-os/cosmic-applets	tag-missing	info	cosmic-applet-power/i18n/fa/cosmic_applet_power.ftl:21	false	a reference to another message of the file
25	LibreCAD/LibreCAD	repeated-word	warning	librecad/ts/librecad_sr.ts:3773	useful	a word twice
25	P3pp3rF1y/SophisticatedBackpacks	extra-key	warning	src/main/resources/assets/sophisticatedbackpacks/lang/ru_ru.json:105	useful	no longer in the source
25	thirtybees/thirtybees	numbers	warning	install-dev/langs/nl/install.php:75	useful	another number
25	EasyCorp/EasyAdminBundle	missing-key	warning	src/Resources/translations/EasyAdminBundle.uk.php:111	useful	not in the file
25	pop-os/cosmic-applets	trailing-whitespace	warning	cosmic-applet-tiling/i18n/fa/cosmic_applet_tiling.ftl:7	useful	a space too many at the end
25	Anxcye/anx-reader	icu-arguments	error	lib/l10n/app_zh-TW.arb:315	pedantic	the number is not needed
25	pop-os/cosmic-applets	missing-plural-form	warning	cosmic-applet-notifications/i18n/sr-Cyrl/cosmic_applet_notifications.ftl:7	useful	the language needs the form
25	BluePointLilac/ContextMenuManager	double-space	warning	languages/zh-TW.ini:277	false	the indent of a line
25	taigaio/taiga-back	space-around-tag	info	taiga/locale/ru/LC_MESSAGES/django.po:3234	useful	the space beside the tag differs
25	xiaoyifang/goldendict-ng	placeholder-extra	warning	locale/mk.ts:4265	useful	a value that the source does not pass
25	owncloud/web	mixed-script	warning	packages/web-app-files/l10n/translations.json:1	useful	a letter of the other alphabet
25	thirtybees/thirtybees	placeholder-missing	warning	install-dev/langs/de/install.php:22	useful	the value is not shown
25	xiaoyifang/goldendict-ng	quotation-marks	info	locale/tr.ts:4035	useful	a lone quotation mark
25	processing/processing4	syntax	warning	app/src/main/resources/languages/PDE_it.properties:1	useful	the file is broken here
25	LibreCAD/LibreCAD	brackets	warning	librecad/ts/librecad_th.ts:46587	useful	a bracket without its partner
25	LibreCAD/LibreCAD	needs-review	info	librecad/ts/librecad_sq_al.ts:21023	useful	marked for review
25	kiwix/kiwix-android	file-paths	warning	core/src/main/res/values-nqo/strings.xml:24	useful	the file name is damaged
25	thirtybees/thirtybees	tripled-letter	info	install-dev/langs/nl/install.php:45	useful	a letter three times
25	YetiForceCompany/YetiForceCRM	file-paths	warning	install/languages/pl-PL/Settings/YetiForce.json:130	useful	the file name is damaged
25	kiwix/kiwix-android	missing-key	warning	core/src/main/res/values-fa/strings.xml:129	useful	not in the file
25	pock/pock	syntax	warning	Pock/UI/Languages/pt-PT.lproj/Localisations.strings:111	useful	the file is broken here
25	YetiForceCompany/YetiForceCRM	invisible-character	warning	install/languages/ar-SA/Settings/YetiForce.json:27	useful	an invisible character
25	xiaoyifang/goldendict-ng	untranslated	warning	locale/ie.ts:4127	useful	empty
25	xiaoyifang/goldendict-ng	tag-missing	warning	locale/ko.ts:84	useful	the tag is not there
25	YetiForceCompany/YetiForceCRM	punctuation-spacing	info	install/languages/ja-JP/ConfReport.json:162	useful	a space too many or too few beside the mark
25	kee-org/browser-addon	missing-key	warning	_locales/tr/messages.json:774	useful	not in the file
25	xiaoyifang/goldendict-ng	other-script	warning	locale/hi.ts:2530	useful	in Chinese
25	kiwix/kiwix-android	end-punctuation	info	core/src/main/res/values-igl/strings.xml:27	useful	the mark at the end is missing or another
25	processing/processing4	missing-key	warning	app/src/main/resources/languages/PDE_ru.properties:310	useful	not in the file
25	xiaoyifang/goldendict-ng	brackets	warning	locale/fr.ts:2124	useful	a bracket without its partner
25	xiaoyifang/goldendict-ng	punctuation-spacing	warning	locale/tr.ts:1169	useful	a space too many or too few beside the mark
25	Anxcye/anx-reader	document-structure	warning	README_RU.md:1	useful	headings of the source are missing
25	BluePointLilac/ContextMenuManager	escapes	info	languages/ru-RU.ini:222	pedantic	layout only
25	YetiForceCompany/YetiForceCRM	numbers	warning	install/languages/fr-FR/Settings/YetiForce.json:62	useful	another number
25	thirtybees/thirtybees	untranslated	warning	install-dev/langs/hr/mail_identifiers.txt:3	useful	empty
25	taigaio/taiga-back	tag-extra	warning	taiga/locale/ru/LC_MESSAGES/django.po:4372	useful	a tag that the source has not
25	LibreCAD/LibreCAD	pure-punctuation	info	librecad/ts/librecad_el.ts:13083	useful	another mark than in the source
25	xiaoyifang/goldendict-ng	trailing-whitespace	warning	locale/tk.ts:2578	useful	a space too many at the end
25	FossifyOrg/Phone	missing-key	warning	app/src/main/res/values-nb-rNO/strings.xml:37	useful	not in the file
25	processing/processing4	extra-key	warning	app/src/main/resources/languages/PDE_ar.properties:179	useful	no longer in the source
25	kiwix/kiwix-android	extra-key	warning	core/src/main/res/values-b+be+tarask+old/strings.xml:14	useful	no longer in the source
25	LibreCAD/LibreCAD	blank-target	error	librecad/plugins/ts/plugins_lv.ts:511	useful	only a space
25	LibreCAD/LibreCAD	tag-missing	error	librecad/ts/librecad_es_co.ts:5935	useful	the tag is not there
25	LibreCAD/LibreCAD	tag-extra	warning	librecad/ts/librecad_no.ts:33704	useful	a tag that the source has not
25	YetiForceCompany/YetiForceCRM	much-shorter	info	install/languages/he-IL/ConfReport.json:45	useful	most of the text is missing
25	YetiForceCompany/YetiForceCRM	extra-key	warning	install/languages/de-DE/Settings/YetiForce.json:9	useful	no longer in the source
25	xiaoyifang/goldendict-ng	placeholder-missing	warning	locale/hi.ts:3610	useful	the value is not shown
25	Anxcye/anx-reader	plural-number	info	lib/l10n/app_ar.arb:315	pedantic	the number is not needed
25	ghostery/ghostery-extension	tag-missing	error	src/_locales/pl/messages.json:660	useful	the tag is not there
25	processing/processing4	encoding	warning	app/src/main/resources/languages/PDE_zh-CN.properties:1	useful	a byte order mark
25	taigaio/taiga-back	same-as-source	warning	taiga/locale/zh_Hans/LC_MESSAGES/django.po:3739	useful	left in English
25	YetiForceCompany/YetiForceCRM	other-script	warning	install/languages/uk-UA/ConfReport.json:195	useful	in Chinese
25	thirtybees/thirtybees	same-as-source	warning	install-dev/langs/da/install.php:82	useful	left in English
25	taigaio/taiga-back	tag-missing	warning	taiga/locale/ru/LC_MESSAGES/django.po:858	useful	the tag is not there
25	processing/processing4	placeholder-missing	warning	app/src/main/resources/languages/PDE_el.properties:149	useful	the value is not shown
25	xiaoyifang/goldendict-ng	leading-whitespace	warning	locale/fr.ts:3764	useful	a space too many at the start
25	LibreCAD/LibreCAD	same-as-source	hint	librecad/ts/librecad_es.ts:10722	useful	left in English
25	taigaio/taiga-back	quotation-marks	info	taiga/locale/sv/LC_MESSAGES/django.po:473	useful	a lone quotation mark
25	thirtybees/thirtybees	end-punctuation	info	install-dev/langs/sr/install.php:168	useful	the mark at the end is missing or another
25	xiaoyifang/goldendict-ng	file-paths	warning	locale/sr.ts:2608	useful	the file name is damaged
25	Anxcye/anx-reader	end-punctuation	info	lib/l10n/app_ru.arb:136	useful	the mark at the end is missing or another
25	LibreCAD/LibreCAD	double-space	warning	librecad/ts/librecad_ar.ts:42596	useful	two spaces
25	LibreCAD/LibreCAD	end-punctuation	info	librecad/ts/librecad_ar.ts:18442	useful	the mark at the end is missing or another
25	kiwix/kiwix-android	entities	info	core/src/main/res/values-sl/strings.xml:299	useful	a broken reference
25	kiwix/kiwix-android	escapes	warning	app/src/main/res/values-ka/strings.xml:8	useful	the line break differs
25	kiwix/kiwix-android	punctuation-spacing	warning	core/src/main/res/values-diq/strings.xml:48	useful	a space too many or too few beside the mark
25	xiaoyifang/goldendict-ng	tripled-letter	info	locale/es.ts:2924	useful	a letter three times
25	Anxcye/anx-reader	same-as-source	info	macos/Runner/ru.lproj/MainMenu.strings:6	useful	left in English
25	xiaoyifang/goldendict-ng	same-as-source	hint	locale/es_AR.ts:2659	useful	left in English
25	xiaoyifang/goldendict-ng	mixed-script	warning	locale/mk.ts:2672	useful	a letter of the other alphabet
25	YetiForceCompany/YetiForceCRM	quotation-marks	info	install/languages/pl-PL/Settings/YetiForce.json:116	useful	a lone quotation mark
25	EasyCorp/EasyAdminBundle	same-as-source	hint	src/Resources/translations/EasyAdminBundle.fi.php:124	useful	left in English
25	thirtybees/thirtybees	file-paths	warning	install-dev/langs/ro/install.php:99	useful	the file name is damaged
25	LibreCAD/LibreCAD	empty-tag	warning	librecad/ts/librecad_lv.ts:33742	useful	the tag lost its text
25	LibreCAD/LibreCAD	placeholder-missing	warning	librecad/ts/librecad_sr_rs.ts:13142	useful	the value is not shown
25	LibreCAD/LibreCAD	file-paths	warning	librecad/ts/librecad_zh_cn.ts:52413	useful	the file name is damaged
25	taigaio/taiga-back	markdown-marks	warning	taiga/locale/tr/LC_MESSAGES/django.po:1330	useful	the mark is broken by a space
25	BluePointLilac/ContextMenuManager	urls	warning	languages/zh-CN.ini:14	false	the names of the translators
25	LibreCAD/LibreCAD	quotation-marks	info	librecad/ts/librecad_es_ec.ts:286	useful	a lone quotation mark
25	ghostery/ghostery-extension	same-as-source	warning	src/_locales/vi/messages.json:703	useful	left in English
25	kiwix/kiwix-android	same-as-source	hint	core/src/main/res/values-gpe/strings.xml:133	false	a language that shares words with English
25	P3pp3rF1y/SophisticatedBackpacks	placeholder-missing	warning	src/main/resources/assets/sophisticatedbackpacks/lang/ko_kr.json:93	useful	the value is not shown
25	LibreCAD/LibreCAD	units	warning	librecad/ts/librecad_th.ts:52163	useful	another unit
25	pop-os/cosmic-applets	tag-extra	info	cosmic-applet-power/i18n/pl/cosmic_applet_power.ftl:16	false	a reference to another message of the file
25	YetiForceCompany/YetiForceCRM	much-longer	info	install/languages/zh-TW/ConfReport.json:191	useful	says much more than the source
25	LibreCAD/LibreCAD	escapes	warning	librecad/ts/librecad_sr_me.ts:47378	useful	the line break differs
25	LibreCAD/LibreCAD	untranslated	warning	librecad/ts/librecad_nl.ts:18984	useful	empty
25	processing/processing4	same-as-source	hint	app/src/main/resources/languages/PDE_zh-TW.properties:142	useful	left in English
25	LibreCAD/LibreCAD	much-longer	info	librecad/ts/librecad_sr_rs.ts:53415	useful	says much more than the source
25	xiaoyifang/goldendict-ng	empty-tag	warning	locale/tr.ts:4003	useful	the tag lost its text
25	P3pp3rF1y/SophisticatedBackpacks	missing-key	warning	src/main/resources/assets/sophisticatedbackpacks/lang/pl_pl.json:91	useful	not in the file
25	thirtybees/thirtybees	tag-attributes	warning	install-dev/langs/es/install.php:129	pedantic	harmless
25	LibreCAD/LibreCAD	space-around-tag	info	librecad/ts/librecad_sq_al.ts:45676	useful	the space beside the tag differs
25	LibreCAD/LibreCAD	punctuation-spacing	warning	librecad/ts/librecad_ru.ts:36921	useful	a space too many or too few beside the mark
25	pock/pock	leading-whitespace	warning	Pock/UI/Languages/it.lproj/Localisations.strings:136	useful	a space too many at the start
25	LibreCAD/LibreCAD	other-script	warning	librecad/ts/librecad_es_gt.ts:13989	useful	in Chinese
25	owncloud/web	invisible-character	warning	packages/web-app-password-protected-folders/l10n/translations.json:1	useful	an invisible character
25	processing/processing4	much-shorter	info	app/src/main/resources/languages/PDE_es.properties:491	useful	most of the text is missing
25	taigaio/taiga-back	brackets	warning	taiga/locale/eu/LC_MESSAGES/django.po:1352	useful	a bracket without its partner
25	kiwix/kiwix-android	leading-whitespace	warning	core/src/main/res/values-ig/strings.xml:30	useful	a space too many at the start
25	LibreCAD/LibreCAD	accelerators	info	librecad/ts/librecad_ka.ts:38799	useful	the accelerator is missing
25	YetiForceCompany/YetiForceCRM	end-punctuation	info	install/languages/it-IT/ConfReport.json:105	useful	the mark at the end is missing or another
25	taigaio/taiga-back	tripled-letter	info	taiga/locale/it/LC_MESSAGES/django.po:4533	useful	a letter three times
25	thirtybees/thirtybees	quotation-marks	info	install-dev/langs/no/install.php:106	useful	a lone quotation mark
25	pop-os/cosmic-applets	missing-key	warning	i18n/es/desktop_entries.ftl:15	useful	not in the file
25	kiwix/kiwix-android	syntax	warning	core/src/main/res/values/strings.xml:180	useful	the file is broken here
25	FossifyOrg/Phone	mixed-script	warning	app/src/main/res/values-be/strings.xml:41	useful	a letter of the other alphabet
25	YetiForceCompany/YetiForceCRM	leading-whitespace	warning	install/languages/fa-IR/Install.json:36	useful	a space too many at the start
25	LibreCAD/LibreCAD	mixed-script	warning	librecad/ts/librecad_uk.ts:48488	useful	a letter of the other alphabet
25	processing/processing4	end-punctuation	info	app/src/main/resources/languages/PDE_es.properties:421	useful	the mark at the end is missing or another
25	LibreCAD/LibreCAD	entities	warning	librecad/ts/librecad_cs.ts:45841	useful	a broken reference
25	taigaio/taiga-back	punctuation-spacing	warning	taiga/locale/fa/LC_MESSAGES/django.po:86	false	the text lists characters
25	taigaio/taiga-back	untranslated	warning	taiga/locale/sv/LC_MESSAGES/django.po:2777	useful	empty
25	YetiForceCompany/YetiForceCRM	urls	warning	install/languages/zh-CN/Settings/YetiForce.json:134	useful	the address is damaged
25	YetiForceCompany/YetiForceCRM	double-space	warning	install/languages/fa-IR/Install.json:124	useful	two spaces
25	xiaoyifang/goldendict-ng	end-punctuation	info	locale/de_CH.ts:988	useful	the mark at the end is missing or another
25	thirtybees/thirtybees	punctuation-spacing	warning	install-dev/langs/mk/install.php:175	useful	a space too many or too few beside the mark
25	pop-os/cosmic-applets	same-as-source	hint	cosmic-applet-network/i18n/nb/cosmic_applet_network.ftl:8	useful	left in English
25	EasyCorp/EasyAdminBundle	tag-extra	warning	src/Resources/translations/EasyAdminBundle.pl.php:34	pedantic	added on purpose
25	thirtybees/thirtybees	invisible-character	warning	install-dev/langs/zh/install.php:165	useful	an invisible character
25	ghostery/ghostery-extension	extra-key	warning	src/_locales/vi/messages.json:1256	useful	no longer in the source
25	LibreCAD/LibreCAD	placeholder-extra	warning	librecad/ts/librecad_th.ts:48264	useful	a value that the source does not pass
25	xiaoyifang/goldendict-ng	accelerators	info	locale/ru.ts:2263	useful	the accelerator is missing
25	processing/processing4	double-space	warning	app/src/main/resources/languages/PDE_fr.properties:441	useful	two spaces
25	EasyCorp/EasyAdminBundle	punctuation-spacing	warning	src/Resources/translations/EasyAdminBundle.tr.php:9	useful	a space too many or too few beside the mark
25	BluePointLilac/ContextMenuManager	missing-key	warning	languages/zh-TW.ini:250	useful	not in the file
25	LibreCAD/LibreCAD	invisible-character	warning	librecad/ts/librecad_ta.ts:45675	useful	an invisible character
25	taigaio/taiga-back	trailing-whitespace	warning	taiga/locale/ru/LC_MESSAGES/django.po:2227	useful	a space too many at the end
25	BluePointLilac/ContextMenuManager	invisible-character	warning	languages/en-US.ini:286	useful	an invisible character
25	ghostery/ghostery-extension	end-punctuation	info	src/_locales/ru/messages.json:605	pedantic	says it in other words
25	YetiForceCompany/YetiForceCRM	same-as-source	warning	install/languages/ru-RU/ConfReport.json:189	useful	left in English
25	kee-org/browser-addon	numbers	warning	_locales/ja/messages.json:551	useful	another number
25	CPS-IT/personio-jobs	format-rule	warning	Resources/Private/Language/locallang.xlf:3	pedantic	no program misses it
25	LibreCAD/LibreCAD	leading-whitespace	warning	librecad/ts/librecad_ka.ts:189	useful	a space too many at the start
25	LibreCAD/LibreCAD	tripled-letter	info	librecad/ts/librecad_ca.ts:50142	useful	a letter three times
25	kiwix/kiwix-android	mixed-script	warning	core/src/main/res/values-hr/strings.xml:25	useful	a letter of the other alphabet
25	BluePointLilac/ContextMenuManager	much-shorter	info	languages/pt-BR.ini:9	false	the names of the translators
25	YetiForceCompany/YetiForceCRM	missing-key	warning	install/languages/cs-CZ/Settings/YetiForce.json:54	useful	not in the file
25	Anxcye/anx-reader	missing-plural-form	warning	lib/l10n/app_pt.arb:43	useful	the language needs the form
25	LibreCAD/LibreCAD	trailing-whitespace	warning	librecad/ts/librecad_es_pe.ts:4146	useful	a space too many at the end
25	LibreCAD/LibreCAD	tag-attributes	warning	librecad/ts/librecad_pt_pt.ts:42497	useful	the attribute is damaged
25	kee-org/browser-addon	same-as-source	warning	_locales/tr/messages.json:307	useful	left in English
25	xiaoyifang/goldendict-ng	needs-review	info	locale/sk.ts:3814	useful	marked for review
25	thirtybees/thirtybees	trailing-whitespace	warning	install-dev/langs/ca/install.php:132	useful	a space too many at the end
25	pop-os/cosmic-applets	invisible-character	warning	cosmic-applet-power/i18n/sr-Cyrl/cosmic_applet_power.ftl:5	pedantic	harmless
25	P3pp3rF1y/SophisticatedBackpacks	same-as-source	warning	src/main/resources/assets/sophisticatedbackpacks/lang/pt_br.json:163	useful	left in English
25	kee-org/browser-addon	double-space	warning	_locales/sk/messages.json:187	useful	two spaces
25	YetiForceCompany/YetiForceCRM	tag-extra	warning	install/languages/nl-BE/Install.json:88	useful	a tag that the source has not
25	EasyCorp/EasyAdminBundle	placeholder-missing	warning	src/Resources/translations/EasyAdminBundle.sk.php:65	useful	the value is not shown
25	xiaoyifang/goldendict-ng	double-space	warning	locale/vi.ts:1365	useful	two spaces
25	Merrit/nyrna	missing-key	warning	lib/localization/app_de.arb:45	useful	not in the file
25	kee-org/browser-addon	trailing-whitespace	warning	_locales/fr/messages.json:55	useful	a space too many at the end
25	YetiForceCompany/YetiForceCRM	mixed-script	warning	install/languages/el-GR/ConfReport.json:156	useful	a letter of the other alphabet
25	pop-os/cosmic-applets	double-space	warning	cosmic-applet-notifications/i18n/pl/cosmic_applet_notifications.ftl:5	useful	two spaces
25	LibreCAD/LibreCAD	urls	warning	librecad/ts/librecad_ta.ts:47339	useful	the address is damaged
25	YetiForceCompany/YetiForceCRM	trailing-whitespace	warning	install/languages/pl-PL/ConfReport.json:105	useful	a space too many at the end
25	ghostery/ghostery-extension	missing-key	warning	src/_locales/vi/messages.json:1259	useful	not in the file
25	LibreCAD/LibreCAD	numbers	warning	librecad/ts/librecad_it.ts:2144	useful	another number
25	kiwix/kiwix-android	placeholder-missing	warning	core/src/main/res/values-b+be+tarask+old/strings.xml:28	useful	the value is not shown
25	taigaio/taiga-back	leading-whitespace	warning	taiga/locale/ru/LC_MESSAGES/django.po:1698	useful	a space too many at the start
25	Anxcye/anx-reader	trailing-whitespace	warning	lib/l10n/app_tr.arb:425	useful	a space too many at the end
25	LibreCAD/LibreCAD	much-shorter	info	librecad/ts/librecad_sq_al.ts:44812	useful	most of the text is missing
25	kee-org/browser-addon	extra-key	warning	_locales/tr/messages.json:222	useful	no longer in the source
25	taigaio/taiga-back	needs-review	info	taiga/locale/lv/LC_MESSAGES/django.po:154	useful	marked for review
25	pop-os/cosmic-applets	tag-missing	info	cosmic-applet-power/i18n/nl/cosmic_applet_power.ftl:21	false	a reference to another message of the file
25	LibreCAD/LibreCAD	repeated-word	warning	librecad/ts/librecad_sr.ts:3783	useful	a word twice
25	P3pp3rF1y/SophisticatedBackpacks	extra-key	warning	src/main/resources/assets/sophisticatedbackpacks/lang/ru_ru.json:98	useful	no longer in the source
25	thirtybees/thirtybees	numbers	info	install-dev/langs/pl/install.php:134	pedantic	a sample of its own
25	EasyCorp/EasyAdminBundle	missing-key	warning	src/Resources/translations/EasyAdminBundle.hr.php:55	useful	not in the file
25	pop-os/cosmic-applets	missing-plural-form	warning	cosmic-applet-notifications/i18n/ar/cosmic_applet_notifications.ftl:18	useful	the language needs the form
25	BluePointLilac/ContextMenuManager	double-space	warning	languages/zh-CN.ini:290	false	the indent of a line
25	taigaio/taiga-back	space-around-tag	info	taiga/locale/ru/LC_MESSAGES/django.po:5427	useful	the space beside the tag differs
25	owncloud/web	mixed-script	warning	packages/web-pkg/l10n/translations.json:1	useful	a letter of the other alphabet
25	thirtybees/thirtybees	placeholder-missing	warning	install-dev/langs/vn/mail_identifiers.txt:11	useful	the value is not shown
25	xiaoyifang/goldendict-ng	quotation-marks	info	locale/hu.ts:481	useful	a lone quotation mark
25	LibreCAD/LibreCAD	brackets	warning	librecad/ts/librecad_th.ts:41206	useful	a bracket without its partner
25	LibreCAD/LibreCAD	needs-review	info	librecad/ts/librecad_hi.ts:13826	useful	marked for review
25	kiwix/kiwix-android	file-paths	warning	core/src/main/res/values-or/strings.xml:24	useful	the file name is damaged
25	YetiForceCompany/YetiForceCRM	file-paths	warning	install/languages/zh-CN/Settings/YetiForce.json:130	useful	the file name is damaged
25	kiwix/kiwix-android	missing-key	warning	core/src/main/res/values-bs/strings.xml:113	useful	not in the file
25	pock/pock	syntax	warning	Pock/UI/Languages/pt-PT.lproj/Localisations.strings:111	useful	the file is broken here
25	YetiForceCompany/YetiForceCRM	invisible-character	warning	install/languages/ar-SA/Settings/YetiForce.json:25	useful	an invisible character
25	xiaoyifang/goldendict-ng	tag-missing	warning	locale/pt_BR.ts:2531	useful	the tag is not there
25	YetiForceCompany/YetiForceCRM	punctuation-spacing	info	install/languages/zh-CN/Settings/YetiForce.json:136	useful	a space too many or too few beside the mark
25	kee-org/browser-addon	missing-key	warning	_locales/ja/messages.json:774	useful	not in the file
25	xiaoyifang/goldendict-ng	other-script	warning	locale/hi.ts:2304	useful	in Chinese
25	kiwix/kiwix-android	end-punctuation	info	core/src/main/res/values-su/strings.xml:23	useful	the mark at the end is missing or another
25	processing/processing4	missing-key	warning	app/src/main/resources/languages/PDE_pt.properties:241	useful	not in the file
25	xiaoyifang/goldendict-ng	brackets	warning	locale/pt.ts:2741	useful	a bracket without its partner
25	xiaoyifang/goldendict-ng	punctuation-spacing	warning	locale/de_CH.ts:4119	useful	a space too many or too few beside the mark
25	Anxcye/anx-reader	document-structure	warning	README_tr.md:1	useful	headings of the source are missing
25	BluePointLilac/ContextMenuManager	escapes	info	languages/pt-BR.ini:10	false	the names of the translators
25	YetiForceCompany/YetiForceCRM	numbers	warning	install/languages/nl-BE/Install.json:140	useful	another number
25	thirtybees/thirtybees	untranslated	warning	install-dev/langs/vn/mail_identifiers.txt:3	useful	empty
25	taigaio/taiga-back	tag-extra	warning	taiga/locale/ru/LC_MESSAGES/django.po:5498	useful	a tag that the source has not
25	LibreCAD/LibreCAD	pure-punctuation	info	librecad/ts/librecad_no.ts:13061	useful	another mark than in the source
25	xiaoyifang/goldendict-ng	trailing-whitespace	warning	locale/el.ts:2593	useful	a space too many at the end
25	FossifyOrg/Phone	missing-key	warning	app/src/main/res/values-ia/strings.xml:39	useful	not in the file
25	processing/processing4	extra-key	warning	app/src/main/resources/languages/PDE_de.properties:58	useful	no longer in the source
25	kiwix/kiwix-android	extra-key	warning	core/src/main/res/values-b+be+tarask+old/strings.xml:13	useful	no longer in the source
25	LibreCAD/LibreCAD	tag-missing	error	librecad/ts/librecad_eu.ts:47456	useful	the tag is not there
25	LibreCAD/LibreCAD	tag-extra	warning	librecad/ts/librecad_th.ts:30038	useful	a tag that the source has not
25	YetiForceCompany/YetiForceCRM	much-shorter	info	install/languages/sv-SE/ConfReport.json:45	useful	most of the text is missing
25	YetiForceCompany/YetiForceCRM	extra-key	warning	install/languages/cs-CZ/Settings/YetiForce.json:20	useful	no longer in the source
25	xiaoyifang/goldendict-ng	placeholder-missing	error	locale/sv.ts:2789	useful	the value is not shown
25	Anxcye/anx-reader	plural-number	info	lib/l10n/app_de.arb:315	pedantic	the number is not needed
25	processing/processing4	encoding	warning	app/src/main/resources/languages/PDE_ar.properties:1	useful	a byte order mark
25	taigaio/taiga-back	same-as-source	warning	taiga/locale/fi/LC_MESSAGES/django.po:435	useful	left in English
25	YetiForceCompany/YetiForceCRM	other-script	warning	install/languages/he-IL/ConfReport.json:195	useful	in Chinese
25	thirtybees/thirtybees	same-as-source	warning	install-dev/langs/tw/install.php:193	useful	left in English
25	taigaio/taiga-back	tag-missing	warning	taiga/locale/pl/LC_MESSAGES/django.po:3886	useful	the tag is not there
25	processing/processing4	placeholder-missing	warning	app/src/main/resources/languages/PDE_el.properties:259	useful	the value is not shown
25	xiaoyifang/goldendict-ng	leading-whitespace	warning	locale/hi.ts:2772	useful	a space too many at the start
25	LibreCAD/LibreCAD	same-as-source	hint	librecad/ts/librecad_es_co.ts:10225	useful	left in English
25	thirtybees/thirtybees	end-punctuation	info	install-dev/langs/de/mail_identifiers.txt:3	useful	the mark at the end is missing or another
25	xiaoyifang/goldendict-ng	file-paths	warning	locale/tk.ts:257	useful	the file name is damaged
25	LibreCAD/LibreCAD	double-space	warning	librecad/ts/librecad_es_pr.ts:14146	useful	two spaces
25	LibreCAD/LibreCAD	end-punctuation	info	librecad/ts/librecad_sq_al.ts:10371	useful	the mark at the end is missing or another
25	kiwix/kiwix-android	punctuation-spacing	warning	core/src/main/res/values-sw/strings.xml:67	useful	a space too many or too few beside the mark
25	Anxcye/anx-reader	same-as-source	info	macos/Runner/ko.lproj/MainMenu.strings:6	useful	left in English
25	xiaoyifang/goldendict-ng	same-as-source	hint	locale/kab.ts:2333	useful	left in English
25	xiaoyifang/goldendict-ng	mixed-script	warning	locale/bg.ts:1098	useful	a letter of the other alphabet
25	EasyCorp/EasyAdminBundle	same-as-source	hint	src/Resources/translations/EasyAdminBundle.da.php:124	useful	left in English
25	LibreCAD/LibreCAD	empty-tag	warning	librecad/ts/librecad_sk.ts:42229	useful	the tag lost its text
25	LibreCAD/LibreCAD	placeholder-missing	error	librecad/ts/librecad_es_pa.ts:11640	useful	the value is not shown
25	LibreCAD/LibreCAD	file-paths	warning	librecad/ts/librecad_pl.ts:52419	useful	the file name is damaged
25	taigaio/taiga-back	markdown-marks	warning	taiga/locale/tr/LC_MESSAGES/django.po:1315	useful	the mark is broken by a space
25	BluePointLilac/ContextMenuManager	urls	warning	languages/zh-CN.ini:14	false	the names of the translators
25	LibreCAD/LibreCAD	quotation-marks	info	librecad/ts/librecad_es_mx.ts:4513	useful	a lone quotation mark
25	ghostery/ghostery-extension	same-as-source	warning	src/_locales/vi/messages.json:1016	useful	left in English
25	kiwix/kiwix-android	same-as-source	info	core/src/main/res/values-gpe/strings.xml:82	false	a language that shares words with English
25	P3pp3rF1y/SophisticatedBackpacks	placeholder-missing	warning	src/main/resources/assets/sophisticatedbackpacks/lang/ja_jp.json:97	useful	the value is not shown
25	LibreCAD/LibreCAD	units	warning	librecad/ts/librecad_cs.ts:10630	useful	another unit
25	pop-os/cosmic-applets	tag-extra	info	cosmic-applet-power/i18n/nl/cosmic_applet_power.ftl:16	false	a reference to another message of the file
25	YetiForceCompany/YetiForceCRM	much-longer	info	install/languages/zh-TW/Settings/YetiForce.json:48	useful	says much more than the source
25	LibreCAD/LibreCAD	escapes	warning	librecad/ts/librecad_sr_me.ts:53431	useful	the line break differs
25	LibreCAD/LibreCAD	untranslated	warning	librecad/ts/librecad_es_mx.ts:31193	useful	empty
25	processing/processing4	same-as-source	warning	app/src/main/resources/languages/PDE_ja.properties:589	useful	left in English
26	BestImageViewer/geeqie	same-as-source	warning	po/ro.po:343	pedantic	filler text
26	PCGen/pcgen	empty-tag	warning	code/src/resources/pcgen/lang/LanguageBundle_es.properties:2729	useful	the tag lost its text
26	Klocman/Bulk-Crap-Uninstaller	units	warning	source/KlocTools/Properties/Localisation.nl.resx:187	useful	another unit
26	gogs/gogs	brackets	warning	conf/locale/locale_ro-RO.ini:675	useful	a bracket without its partner
26	thedarkcolour/ForestryCE	lone-sign	error	src/main/resources/assets/forestry/lang/de_de.json:823	useful	a lone sign that the program cannot read
26	trekhleb/javascript-algorithms	end-punctuation	info	src/algorithms/math/fourier-transform/README.fr-FR.md:71	useful	the mark at the end is missing or another
26	patzly/grocy-android	syntax	warning	app/src/main/res/values-sv/strings.xml:383	useful	the file is broken here
26	litecoin-project/litecoin	space-around-tag	info	src/qt/locale/bitcoin_uk.ts:652	useful	the space beside the tag differs
26	hluk/CopyQ	escapes	warning	translations/copyq_fa.ts:78	useful	the line break differs
26	trekhleb/javascript-algorithms	document-structure	warning	src/algorithms/ml/k-means/README.pt-BR.md:1	useful	headings of the source are missing
26	hluk/CopyQ	placeholder-extra	warning	translations/copyq_he.ts:3602	useful	a value that the source does not pass
26	hluk/CopyQ	accelerators	info	translations/copyq_de.ts:1095	useful	the accelerator is missing
26	iib0011/omni-tools	missing-key	warning	public/locales/de/video.json:1	useful	not in the file
26	PCGen/pcgen	tag-extra	warning	system/gameModes/3e/tips_fr.txt:17	pedantic	added on purpose
26	d4rken-org/sdmaid-se	quotation-marks	info	fastlane/metadata/android/cs-CZ/full_description.txt:40	useful	a lone quotation mark
26	trekhleb/javascript-algorithms	punctuation-spacing	warning	README.it-IT.md:6	useful	a space too many or too few beside the mark
26	ankitects/anki-desktop-ftl	much-shorter	info	desktop/he/addons.ftl:8	useful	most of the text is missing
26	litecoin-project/litecoin	placeholder-missing	error	src/qt/locale/bitcoin_zh_TW.ts:1044	useful	the value is not shown
26	GNOME/eog	placeholder-extra	warning	help/fi/fi.po:2960	false	a code of an address
26	d4rken-org/sdmaid-se	placeholder-missing	warning	app/src/main/res/values-ur-rIN/strings.xml:87	useful	the value is not shown
26	hluk/CopyQ	end-punctuation	info	translations/copyq_fi.ts:47	useful	the mark at the end is missing or another
26	alfio-event/alf.io	double-space	warning	src/main/resources/alfio/i18n/public_fr.properties:243	useful	two spaces
26	d4rken-org/sdmaid-se	placeholder-extra	error	app-common/src/main/res/values-hu/strings.xml:133	useful	a value that the source does not pass
26	hluk/CopyQ	placeholder-missing	error	translations/copyq_da.ts:541	useful	the value is not shown
26	trekhleb/javascript-algorithms	quotation-marks	info	src/algorithms/math/complex-number/README.fr-FR.md:124	useful	a lone quotation mark
26	refinedmods/refinedstorage	same-as-source	warning	src/main/resources/assets/refinedstorage/lang/fr_fr.json:76	useful	left in English
26	Aegisub/Aegisub	much-shorter	info	po/ja.po:4806	pedantic	a shorter name
26	Klocman/Bulk-Crap-Uninstaller	accelerators	info	source/BulkCrapUninstaller/Forms/Windows/MainWindow.ja.resx:403	useful	the accelerator is missing
26	patzly/grocy-android	invisible-character	warning	app/src/main/res/values-zh-rCN/strings.xml:307	useful	an invisible character
26	d4rken-org/sdmaid-se	missing-plural-form	warning	app-tool-swiper/src/main/res/values-mt/strings.xml:18	useful	the language needs the form
26	thedarkcolour/ForestryCE	trailing-whitespace	warning	src/main/resources/assets/forestry/lang/fr_fr.json:1082	useful	a space too many at the end
26	PCGen/pcgen	punctuation-spacing	warning	code/src/resources/pcgen/lang/LanguageBundle_es.properties:2143	useful	a space too many or too few beside the mark
26	patzly/grocy-android	much-shorter	info	app/src/main/res/values-el/strings.xml:1192	useful	most of the text is missing
26	BestImageViewer/geeqie	punctuation-spacing	warning	po/it.po:3349	false	a ratio
26	GNOME/eog	quotation-marks	info	po/uk.po:883	useful	a lone quotation mark
26	BestImageViewer/geeqie	trailing-whitespace	warning	po/it.po:6456	false	pieces of one sentence
26	PCGen/pcgen	untranslated	warning	system/gameModes/default/tips_fr.txt:16	false	a comment of the file
26	iib0011/omni-tools	trailing-whitespace	warning	public/locales/uk/time.json:74	useful	a space too many at the end
26	BestImageViewer/geeqie	declared-language	warning	po/fr.po:19	pedantic	a name in words
26	GNOME/eog	punctuation-spacing	warning	help/ru/ru.po:1896	useful	a space too many or too few beside the mark
26	element-hq/element-x-ios	same-as-source	warning	ElementX/Resources/Localizations/ka.lproj/Localizable.strings:889	useful	left in English
26	monicahq/monica	punctuation-spacing	warning	lang/it/validation.php:209	useful	a space too many or too few beside the mark
26	Klocman/Bulk-Crap-Uninstaller	punctuation-spacing	warning	source/UninstallerAutomatizer/Properties/Localization.sl.resx:194	useful	a space too many or too few beside the mark
26	monicahq/monica	end-punctuation	info	lang/ja.json:1074	useful	the mark at the end is missing or another
26	GNOME/eog	empty-tag	warning	help/es/es.po:754	useful	the tag lost its text
26	litecoin-project/litecoin	same-as-source	warning	src/qt/locale/bitcoin_fa.ts:3755	useful	left in English
26	Aegisub/Aegisub	untranslated	warning	po/ar.po:6067	useful	empty
26	element-hq/element-x-ios	syntax	warning	ElementX/Resources/Localizations/ru.lproj/Localizable.stringsdict:595	useful	the file is broken here
26	GNOME/eog	space-around-tag	info	help/es/es.po:755	useful	the space beside the tag differs
26	refinedmods/refinedstorage	extra-key	warning	src/main/resources/assets/refinedstorage/lang/es_es.json:308	useful	no longer in the source
26	ankitects/anki-desktop-ftl	missing-plural-form	warning	desktop/hu/addons.ftl:73	pedantic	the language needs one form
26	osTicket/osTicket	syntax	error	include/i18n/en_US/help/tips/staff.departments.yaml:25	useful	the file is broken here
26	gogs/gogs	double-space	warning	conf/locale/locale_zh-CN.ini:1321	useful	two spaces
26	d4rken-org/sdmaid-se	urls	warning	app/src/main/res/values-km-rKH/strings.xml:328	false	the names of the translators
26	PCGen/pcgen	space-around-tag	info	code/src/resources/pcgen/lang/LanguageBundle_es.properties:2658	useful	the space beside the tag differs
26	alfio-event/alf.io	blank-target	error	src/main/resources/alfio/i18n/public_pl.properties:1	useful	only a space
26	Klocman/Bulk-Crap-Uninstaller	end-punctuation	info	source/BulkCrapUninstaller/Controls/Settings/UninstallationSettings.de.resx:142	useful	the mark at the end is missing or another
26	patzly/grocy-android	extra-key	warning	app/src/main/res/values-sk/strings.xml:948	useful	no longer in the source
26	trekhleb/javascript-algorithms	brackets	warning	src/data-structures/lru-cache/README.ko-KR.md:27	useful	a bracket without its partner
26	d4rken-org/sdmaid-se	invisible-character	warning	app-tool-analyzer/src/main/res/values-sq-rAL/strings.xml:51	useful	an invisible character
26	Aegisub/Aegisub	repeated-word	warning	po/bg.po:4430	useful	a word twice
26	alfio-event/alf.io	missing-key	warning	src/main/resources/alfio/i18n/public_sv.properties:361	useful	not in the file
26	BestImageViewer/geeqie	placeholder-missing	error	po/zh_CN.po:8501	useful	the value is not shown
26	d4rken-org/sdmaid-se	much-shorter	info	app-tool-appcleaner/src/main/res/values-fi/strings.xml:5	useful	most of the text is missing
26	pop-os/cosmic-store	missing-plural-form	warning	i18n/ar/cosmic_store.ftl:154	useful	the language needs the form
26	litecoin-project/litecoin	untranslated	warning	src/qt/locale/bitcoin_km.ts:1568	useful	empty
26	GNOME/eog	mixed-script	warning	po/el.po:616	useful	a letter of the other alphabet
26	alfio-event/alf.io	tag-attributes	warning	src/main/resources/alfio/i18n/public_de.properties:319	useful	the attribute is damaged
26	BestImageViewer/geeqie	leading-whitespace	warning	po/pl.po:8093	pedantic	layout only
26	element-hq/element-x-ios	missing-key	warning	ElementX/Resources/Localizations/et.lproj/Localizable.strings:952	useful	not in the file
26	TechReborn/TechReborn	end-punctuation	info	src/main/resources/assets/techreborn/lang/it_it.json:842	pedantic	says it in other words
26	ankitects/anki-desktop-ftl	same-as-source	warning	desktop/ml/qt-misc.ftl:21	useful	left in English
26	PCGen/pcgen	quotation-marks	info	code/src/resources/pcgen/lang/LanguageBundle_es.properties:2131	useful	a lone quotation mark
26	d4rken-org/sdmaid-se	mixed-script	warning	app-tool-appcleaner/src/main/res/values-mn-rMN/strings.xml:86	useful	a letter of the other alphabet
26	TechReborn/TechReborn	mixed-script	warning	src/main/resources/assets/techreborn/lang/rpr.json:514	useful	a letter of the other alphabet
26	thedarkcolour/ForestryCE	syntax	error	src/main/resources/assets/forestry/lang/pl_pl.json:204	useful	the file is broken here
26	Klocman/Bulk-Crap-Uninstaller	trailing-whitespace	warning	source/BulkCrapUninstaller/Forms/Windows/AboutBox.nl.resx:141	useful	a space too many at the end
26	ankitects/anki-desktop-ftl	missing-key	warning	desktop/nl/addons.ftl:22	useful	not in the file
26	Aegisub/Aegisub	numbers	warning	po/ko.po:4658	false	says the same
26	trekhleb/javascript-algorithms	numbers	warning	src/data-structures/tree/README.zh-CN.md:16	useful	another number
26	hluk/CopyQ	needs-review	info	translations/copyq_da.ts:1376	useful	marked for review
26	ankitects/anki-desktop-ftl	tag-missing	info	desktop/nl/errors.ftl:2	useful	the tag is not there
26	BestImageViewer/geeqie	repeated-word	warning	po/es.po:6609	useful	a word twice
26	BestImageViewer/geeqie	accelerators	info	po/ca.po:1424	useful	the accelerator is missing
26	Klocman/Bulk-Crap-Uninstaller	extra-key	warning	source/BulkCrapUninstaller/Forms/Wizards/BeginUninstallTaskWizard.tr.resx:150	useful	no longer in the source
26	thedarkcolour/ForestryCE	double-space	warning	src/main/resources/assets/forestry/manual/ru_ru/beekeeping/bees_mundane.json:9	useful	two spaces
26	thedarkcolour/ForestryCE	missing-key	warning	src/main/resources/assets/forestry/lang/uk_ua.json:1064	useful	not in the file
26	litecoin-project/litecoin	trailing-whitespace	warning	src/qt/locale/bitcoin_es_MX.ts:34	useful	a space too many at the end
26	element-hq/element-x-ios	trailing-whitespace	warning	ElementX/Resources/Localizations/el.lproj/Localizable.strings:210	useful	a space too many at the end
26	TechReborn/TechReborn	missing-key	warning	src/main/resources/assets/techreborn/lang/fr_fr.json:184	useful	not in the file
26	iib0011/omni-tools	extra-key	warning	public/locales/hi/list.json:220	useful	no longer in the source
26	GNOME/eog	untranslated	warning	help/th/th.po:1157	useful	empty
26	GNOME/eog	much-shorter	warning	help/it/it.po:39	false	a note for a tool
26	alfio-event/alf.io	numbers	warning	src/main/resources/alfio/i18n/public_nl.properties:131	useful	another number
26	GNOME/eog	syntax	warning	po/tk.po:502	useful	the file is broken here
26	PCGen/pcgen	placeholder-missing	warning	code/src/resources/pcgen/lang/LanguageBundle_de.properties:777	useful	the value is not shown
26	gogs/gogs	same-as-source	warning	conf/locale/locale_zh-HK.ini:448	useful	left in English
26	litecoin-project/litecoin	numbers	warning	src/qt/locale/bitcoin_nl.ts:3854	useful	another number
26	Aegisub/Aegisub	end-punctuation	info	po/id.po:5519	useful	the mark at the end is missing or another
26	Aegisub/Aegisub	same-as-source	warning	po/id.po:6397	useful	left in English
26	GNOME/eog	needs-review	info	help/ne/ne.po:2333	useful	marked for review
26	gogs/gogs	syntax	error	conf/locale/locale_fa-IR.ini:244	useful	the file is broken here
26	litecoin-project/litecoin	much-shorter	info	src/qt/locale/bitcoin_ml.ts:845	useful	most of the text is missing
26	ankitects/anki-desktop-ftl	space-around-tag	info	desktop/ug/addons.ftl:36	useful	the space beside the tag differs
26	alfio-event/alf.io	extra-key	warning	src/main/resources/alfio/i18n/public_pt.properties:389	useful	no longer in the source
26	thedarkcolour/ForestryCE	mixed-script	warning	src/main/resources/assets/forestry/lang/et_ee.json:552	useful	a letter of the other alphabet
26	element-hq/element-x-ios	untranslated	warning	ElementX/Resources/Localizations/hr.lproj/Localizable.stringsdict:68	useful	empty
26	ankitects/anki-desktop-ftl	repeated-word	warning	desktop/ca/errors.ftl:40	useful	a word twice
26	Klocman/Bulk-Crap-Uninstaller	much-shorter	info	source/BulkCrapUninstaller/Properties/Localisable.pt-BR.resx:456	useful	most of the text is missing
26	monicahq/monica	placeholder-extra	warning	lang/ur/validation.php:217	useful	a value that the source does not pass
26	element-hq/element-x-ios	quotation-marks	info	ElementX/Resources/Localizations/fa.lproj/Localizable.strings:983	useful	a lone quotation mark
26	alfio-event/alf.io	punctuation-spacing	warning	src/main/resources/alfio/i18n/public_sv.properties:1	false	another fault than it says
26	TechReborn/TechReborn	trailing-whitespace	warning	src/main/resources/assets/techreborn/lang/pl_pl.json:990	useful	a space too many at the end
26	refinedmods/refinedstorage	missing-key	warning	src/main/resources/assets/refinedstorage/lang/es_es.json:255	useful	not in the file
26	litecoin-project/litecoin	other-script	warning	src/qt/locale/bitcoin_te.ts:212	useful	in Chinese
26	hluk/CopyQ	file-paths	warning	translations/copyq_pt_BR.ts:494	useful	the file name is damaged
26	litecoin-project/litecoin	file-paths	warning	src/qt/locale/bitcoin_szl.ts:1776	useful	the file name is damaged
26	d4rken-org/sdmaid-se	garbled-text	warning	app-common-automation/src/main/res/values-ta-rIN/strings.xml:23	useful	mojibake
26	PCGen/pcgen	icu-syntax	error	code/src/resources/pcgen/lang/LanguageBundle_fr.properties:419	useful	the message does not parse
26	gogs/gogs	punctuation-spacing	info	conf/locale/locale_ja-JP.ini:1051	useful	a space too many or too few beside the mark
26	element-hq/element-x-ios	brackets	warning	ElementX/Resources/Localizations/ru.lproj/Localizable.strings:1173	useful	a bracket without its partner
26	ankitects/anki-desktop-ftl	quotation-marks	info	desktop/yi/errors.ftl:34	useful	a lone quotation mark
26	GNOME/eog	leading-whitespace	warning	po/or.po:978	useful	a space too many at the start
26	monicahq/monica	missing-key	warning	lang/nl/format.php:7	useful	not in the file
26	iib0011/omni-tools	invisible-character	warning	public/locales/uk/string.json:49	useful	an invisible character
26	BestImageViewer/geeqie	end-punctuation	info	po/pl.po:5961	useful	the mark at the end is missing or another
26	element-hq/element-x-ios	much-shorter	info	ElementX/Resources/Localizations/sk.lproj/Localizable.strings:500	useful	most of the text is missing
26	ankitects/anki-desktop-ftl	tag-extra	info	desktop/fa/errors.ftl:25	pedantic	added on purpose
26	d4rken-org/sdmaid-se	tripled-letter	info	app-tool-corpsefinder/src/main/res/values-kaa/strings.xml:6	useful	a letter three times
26	gogs/gogs	untranslated	warning	conf/locale/locale_sv-SE.ini:950	useful	empty
26	TechReborn/TechReborn	same-as-source	info	src/main/resources/assets/techreborn/lang/uk_ua.json:976	useful	left in English
26	GNOME/eog	lone-sign	error	po/fi.po:1582	useful	a lone sign that the program cannot read
26	thedarkcolour/ForestryCE	extra-key	warning	src/main/resources/assets/forestry/lang/ja_jp.json:56	useful	no longer in the source
26	PCGen/pcgen	placeholder-extra	error	code/src/resources/pcgen/lang/LanguageBundle_it.properties:1886	useful	a value that the source does not pass
26	alfio-event/alf.io	mixed-script	warning	src/main/resources/alfio/i18n/public_bg.properties:603	useful	a letter of the other alphabet
26	gogs/gogs	lone-sign	error	conf/locale/locale_nl-NL.ini:554	useful	a lone sign that the program cannot read
26	BestImageViewer/geeqie	untranslated	warning	po/et.po:6909	useful	empty
26	BestImageViewer/geeqie	numbers	info	po/sk.po:3291	false	says the same
26	GNOME/eog	tag-missing	warning	help/sl/sl.po:350	useful	the tag is not there
26	PCGen/pcgen	entities	warning	code/src/resources/pcgen/lang/LanguageBundle_fr.properties:2208	useful	a broken reference
26	hluk/CopyQ	brackets	warning	translations/copyq_ko.ts:3053	useful	a bracket without its partner
26	Aegisub/Aegisub	escapes	warning	po/ko.po:4330	false	a tag of subtitles that is spoken of
26	litecoin-project/litecoin	punctuation-spacing	warning	src/qt/locale/bitcoin_ar.ts:3678	useful	a space too many or too few beside the mark
26	element-hq/element-x-ios	entities	info	ElementX/Resources/Localizations/cs.lproj/Localizable.strings:452	useful	a broken reference
26	GNOME/eog	plural-formula	warning	po/be@latin.po:18	useful	too few forms for the language
26	GNOME/eog	tag-attributes	warning	help/th/th.po:339	useful	the attribute is damaged
26	Aegisub/Aegisub	placeholder-missing	error	po/it.po:4594	useful	the value is not shown
26	trekhleb/javascript-algorithms	untranslated	warning	src/data-structures/doubly-linked-list/README.zh-CN.md:90	useful	empty
26	Klocman/Bulk-Crap-Uninstaller	brackets	warning	source/BulkCrapUninstaller/Properties/Localisable.ar.resx:539	useful	a bracket without its partner
26	refinedmods/refinedstorage	placeholder-missing	error	src/main/resources/assets/refinedstorage/lang/ko_kr.json:133	useful	the value is not shown
26	alfio-event/alf.io	end-punctuation	info	src/main/resources/alfio/i18n/public_nl.properties:198	useful	the mark at the end is missing or another
26	hluk/CopyQ	empty-tag	warning	translations/copyq_he.ts:2322	useful	the tag lost its text
26	ankitects/anki-desktop-ftl	end-punctuation	info	desktop/oc/errors.ftl:16	useful	the mark at the end is missing or another
26	Klocman/Bulk-Crap-Uninstaller	file-paths	warning	source/BulkCrapUninstaller/Properties/Localisable.ar.resx:561	useful	the file name is damaged
26	TechReborn/TechReborn	double-space	warning	src/main/resources/assets/techreborn/lang/pl_pl.json:547	useful	two spaces
26	Klocman/Bulk-Crap-Uninstaller	tripled-letter	info	source/BulkCrapUninstaller/Forms/Helpers/FeedbackBox.nl.resx:136	useful	a letter three times
26	element-hq/element-x-ios	missing-plural-form	warning	ElementX/Resources/Localizations/ro.lproj/Localizable.stringsdict:325	useful	the language needs the form
26	d4rken-org/sdmaid-se	double-space	warning	fastlane/metadata/android/sl/full_description.txt:10	useful	two spaces
26	element-hq/element-x-ios	double-space	warning	ElementX/Resources/Localizations/vi.lproj/Localizable.strings:481	useful	two spaces
26	gogs/gogs	tag-attributes	warning	conf/locale/locale_sv-SE.ini:522	useful	the attribute is damaged
26	thedarkcolour/ForestryCE	numbers	warning	src/main/resources/assets/forestry/lang/uk_ua.json:33	useful	another number
26	patzly/grocy-android	urls	warning	app/src/main/res/values-nb/strings.xml:482	useful	the address is damaged
26	monicahq/monica	quotation-marks	info	lang/pa/pagination.php:5	useful	a lone quotation mark
26	PCGen/pcgen	double-space	warning	code/src/resources/pcgen/lang/LanguageBundle_it.properties:1357	useful	two spaces
26	Aegisub/Aegisub	trailing-whitespace	warning	po/id.po:427	pedantic	layout only
26	monicahq/monica	mixed-script	warning	lang/el/validation.php:199	useful	a letter of the other alphabet
26	ankitects/anki-desktop-ftl	mixed-script	warning	desktop/kab/addons.ftl:15	useful	a letter of the other alphabet
26	gogs/gogs	tag-extra	warning	conf/locale/locale_zh-TW.ini:319	pedantic	added on purpose
26	gogs/gogs	tag-missing	error	conf/locale/locale_id-ID.ini:637	useful	the tag is not there
26	GNOME/eog	brackets	warning	po/ml.po:1278	useful	a bracket without its partner
26	d4rken-org/sdmaid-se	end-punctuation	info	app-tool-appcontrol/src/main/res/values-es-rAR/strings.xml:58	pedantic	says it in other words
26	patzly/grocy-android	placeholder-missing	warning	app/src/main/res/values-pt-rBR/strings.xml:259	useful	the value is not shown
26	PCGen/pcgen	same-as-source	warning	code/src/resources/pcgen/lang/LanguageBundle_pt.properties:1566	useful	left in English
26	ankitects/anki-desktop-ftl	markdown-marks	warning	desktop/zh-TW/errors.ftl:8	useful	the mark is broken by a space
26	GNOME/eog	blank-target	warning	po/zu.po:336	useful	only a space
26	alfio-event/alf.io	space-around-tag	info	src/main/resources/alfio/i18n/public_pl.properties:260	useful	the space beside the tag differs
26	element-hq/element-x-ios	leading-whitespace	warning	ElementX/Resources/Localizations/ka.lproj/Localizable.strings:1398	useful	a space too many at the start
26	Aegisub/Aegisub	brackets	warning	po/fa.po:4756	useful	a bracket without its partner
26	Aegisub/Aegisub	invisible-character	warning	po/pt_PT.po:4601	useful	an invisible character
26	trekhleb/javascript-algorithms	invisible-character	warning	README.tr-TR.md:144	useful	an invisible character
26	trekhleb/javascript-algorithms	tag-missing	info	README.tr-TR.md:3	pedantic	layout only
26	Klocman/Bulk-Crap-Uninstaller	quotation-marks	info	source/BulkCrapUninstaller/Properties/Localisable.sv.resx:454	useful	a lone quotation mark
26	TechReborn/TechReborn	leading-whitespace	warning	src/main/resources/assets/techreborn/lang/nl_nl.json:790	useful	a space too many at the start
26	patzly/grocy-android	mixed-script	warning	app/src/main/res/values-el/strings.xml:83	useful	a letter of the other alphabet
26	GNOME/eog	invisible-character	warning	po/hi.po:1109	useful	an invisible character
26	thedarkcolour/ForestryCE	leading-whitespace	warning	src/main/resources/assets/forestry/manual/ru_ru/core/clockwork_engine.json:20	useful	a space too many at the start
26	TechReborn/TechReborn	punctuation-spacing	warning	src/main/resources/assets/techreborn/lang/tr_tr.json:789	useful	a space too many or too few beside the mark
26	thedarkcolour/ForestryCE	punctuation-spacing	warning	src/main/resources/assets/forestry/manual/ru_ru/beekeeping/bees_mundane.json:18	useful	a space too many or too few beside the mark
26	litecoin-project/litecoin	entities	info	src/qt/locale/bitcoin_ne.ts:373	useful	a broken reference
26	occ-ai/obs-localvocal	missing-key	warning	data/locale/es-ES.ini:53	useful	not in the file
26	patzly/grocy-android	end-punctuation	info	app/src/main/res/values-el/strings.xml:1326	useful	the mark at the end is missing or another
26	PCGen/pcgen	missing-key	warning	code/src/resources/pcgen/lang/LanguageBundle_de.properties:205	useful	not in the file
26	litecoin-project/litecoin	accelerators	info	src/qt/locale/bitcoin_lt.ts:414	useful	the accelerator is missing
26	d4rken-org/sdmaid-se	much-longer	info	app-tool-appcontrol/src/main/res/values-es-rAR/strings.xml:91	useful	says much more than the source
26	PCGen/pcgen	syntax	warning	code/src/resources/pcgen/lang/LanguageBundle_es.properties:2340	useful	the file is broken here
26	pop-os/cosmic-store	double-space	warning	i18n/ko/cosmic_store.ftl:71	useful	two spaces
26	monicahq/monica	same-as-source	warning	lang/tr/validation.php:249	useful	left in English
26	Aegisub/Aegisub	mixed-script	warning	po/bg.po:5718	useful	a letter of the other alphabet
26	element-hq/element-x-ios	punctuation-spacing	info	ElementX/Resources/Localizations/zh-Hans.lproj/Localizable.strings:716	useful	a space too many or too few beside the mark
26	litecoin-project/litecoin	needs-review	info	src/qt/locale/bitcoin_en.ts:931	useful	marked for review
26	thedarkcolour/ForestryCE	document-structure	warning	src/main/resources/assets/forestry/manual/ru_ru/farming/farm_configuration.json:10	useful	headings of the source are missing
26	iib0011/omni-tools	much-shorter	info	public/locales/hi/audio.json:3	useful	most of the text is missing
26	shadowsocks/shadowsocks-windows	missing-key	warning	shadowsocks-csharp/Localization/Strings.fr.resx:180	useful	not in the file
26	PCGen/pcgen	file-paths	warning	code/src/resources/pcgen/lang/LanguageBundle_es.properties:1841	useful	the file name is damaged
26	hluk/CopyQ	punctuation-spacing	warning	translations/copyq_ga.ts:3492	useful	a space too many or too few beside the mark
26	refinedmods/refinedstorage	trailing-whitespace	warning	src/main/resources/assets/refinedstorage/lang/ko_kr.json:66	useful	a space too many at the end
26	ankitects/anki-desktop-ftl	punctuation-spacing	warning	desktop/eu/errors.ftl:4	useful	a space too many or too few beside the mark
26	ankitects/anki-desktop-ftl	double-space	warning	desktop/eu/profiles.ftl:2	useful	two spaces
26	gogs/gogs	missing-key	warning	web/src/locales/sv-SE.json:39	useful	not in the file
26	alfio-event/alf.io	same-as-source	warning	src/main/resources/alfio/i18n/public_nl.properties:74	useful	left in English
26	monicahq/monica	invisible-character	warning	lang/he/http-statuses.php:76	useful	an invisible character
26	litecoin-project/litecoin	brackets	warning	src/qt/locale/bitcoin_ar.ts:3654	useful	a bracket without its partner
26	Aegisub/Aegisub	tripled-letter	info	po/eu.po:3578	useful	a letter three times
26	Klocman/Bulk-Crap-Uninstaller	repeated-word	warning	source/BulkCrapUninstaller/Properties/Localisable.pt.resx:411	useful	a word twice
26	alfio-event/alf.io	much-shorter	info	src/main/resources/alfio/i18n/public_pl.properties:123	useful	most of the text is missing
26	d4rken-org/sdmaid-se	missing-key	warning	app/src/main/res/values-kmr-rTR/strings.xml:53	useful	not in the file
26	element-hq/element-x-ios	mixed-script	warning	ElementX/Resources/Localizations/uk.lproj/Localizable.strings:15	useful	a letter of the other alphabet
26	thedarkcolour/ForestryCE	same-as-source	warning	src/main/resources/assets/forestry/lang/zh_cn.json:1121	useful	left in English
26	element-hq/element-x-ios	tag-extra	warning	ElementX/Resources/Localizations/de.lproj/Localizable.strings:734	useful	a tag that the source has not
26	occ-ai/obs-localvocal	duplicate-id	warning	data/locale/ja-JP.ini:49	useful	the key is there twice
26	gogs/gogs	space-around-tag	info	conf/locale/locale_fa-IR.ini:779	useful	the space beside the tag differs
26	hluk/CopyQ	space-around-tag	info	translations/copyq_pt_BR.ts:79	useful	the space beside the tag differs
26	Aegisub/Aegisub	accelerators	info	po/vi.po:5203	useful	the accelerator is missing
26	gogs/gogs	placeholder-extra	error	conf/locale/locale_sv-SE.ini:554	useful	a value that the source does not pass
26	litecoin-project/litecoin	leading-whitespace	warning	src/qt/locale/bitcoin_el.ts:2098	useful	a space too many at the start
26	patzly/grocy-android	same-as-source	warning	app/src/main/res/values-tr/strings.xml:472	useful	left in English
26	thedarkcolour/ForestryCE	duplicate-id	warning	src/main/resources/assets/forestry/lang/et_ee.json:569	useful	the key is there twice
26	Aegisub/Aegisub	double-space	warning	po/ko.po:995	useful	two spaces
26	iib0011/omni-tools	missing-plural-form	warning	public/locales/uk/time.json:120	useful	the language needs the form
26	litecoin-project/litecoin	invisible-character	warning	src/qt/locale/bitcoin_ta.ts:1972	useful	an invisible character
26	gogs/gogs	end-punctuation	info	conf/locale/locale_zh-HK.ini:857	pedantic	says it in other words
26	gogs/gogs	empty-tag	warning	conf/locale/locale_vi-VN.ini:267	useful	the tag lost its text
26	element-hq/element-x-ios	lone-sign	error	ElementX/Resources/Localizations/da.lproj/Localizable.stringsdict:30	useful	a lone sign that the program cannot read
26	d4rken-org/sdmaid-se	punctuation-spacing	info	fastlane/metadata/android/ja-JP/full_description.txt:12	useful	a space too many or too few beside the mark
26	GNOME/eog	repeated-word	warning	help/es/es.po:399	useful	a word twice
26	PCGen/pcgen	leading-whitespace	warning	code/src/resources/pcgen/lang/LanguageBundle_it.properties:1898	useful	a space too many at the start
26	BestImageViewer/geeqie	quotation-marks	info	po/it.po:6468	false	pieces of one sentence
26	alfio-event/alf.io	placeholder-extra	warning	src/main/resources/alfio/i18n/public_pl.properties:193	false	the program passes the value
26	gogs/gogs	placeholder-missing	error	conf/locale/locale_sv-SE.ini:556	useful	the value is not shown
26	BestImageViewer/geeqie	command-options	warning	po/de.po:4636	useful	another option than in the source
26	alfio-event/alf.io	trailing-whitespace	warning	src/main/resources/alfio/i18n/public_pt.properties:144	useful	a space too many at the end
26	BestImageViewer/geeqie	needs-review	info	po/zh_TW.po:4334	useful	marked for review
26	litecoin-project/litecoin	quotation-marks	info	src/qt/locale/bitcoin_pt.ts:1049	useful	a lone quotation mark
26	alfio-event/alf.io	placeholder-missing	warning	src/main/resources/alfio/i18n/public_sv.properties:399	useful	the value is not shown
26	GNOME/eog	tag-extra	warning	po/nn.po:329	useful	a tag that the source has not
26	occ-ai/obs-localvocal	extra-key	warning	data/locale/ko-KR.ini:11	useful	no longer in the source
26	GNOME/eog	numbers	warning	po/nn.po:805	useful	another number
26	GNOME/eog	same-as-source	hint	po/sr@latin.po:950	false	the name of an icon
26	litecoin-project/litecoin	tag-extra	warning	src/qt/locale/bitcoin_te.ts:242	useful	a tag that the source has not
26	BestImageViewer/geeqie	blank-target	warning	po/ru.po:8101	useful	only a space
26	gogs/gogs	much-shorter	info	conf/locale/locale_ru-RU.ini:760	useful	most of the text is missing
26	Klocman/Bulk-Crap-Uninstaller	same-as-source	warning	source/BulkCrapUninstaller/Properties/Localisable.pt.resx:259	useful	left in English
26	patzly/grocy-android	repeated-word	warning	app/src/main/res/values-fr/strings.xml:412	useful	a word twice
26	gogs/gogs	tripled-letter	info	conf/locale/locale_mn-MN.ini:956	useful	a letter three times
26	GNOME/eog	trailing-whitespace	warning	help/it/it.po:1052	useful	a space too many at the end
26	GNOME/eog	command-options	warning	po/bn.po:1776	useful	another option than in the source
26	element-hq/element-x-ios	end-punctuation	info	ElementX/Resources/Localizations/tr.lproj/Localizable.strings:627	useful	the mark at the end is missing or another
26	element-hq/element-x-ios	invisible-character	warning	ElementX/Resources/Localizations/da.lproj/Localizable.strings:935	useful	an invisible character
26	BestImageViewer/geeqie	tripled-letter	info	po/sk.po:7923	useful	a letter three times
26	hluk/CopyQ	tag-missing	error	translations/copyq_uk.ts:78	useful	the tag is not there
26	Klocman/Bulk-Crap-Uninstaller	double-space	warning	source/BulkCrapUninstaller/Properties/Localisable.pl.resx:225	useful	two spaces
26	GNOME/eog	accelerators	info	po/ks.po:708	useful	the accelerator is missing
26	PCGen/pcgen	extra-key	warning	code/src/resources/pcgen/lang/LanguageBundle_fr.properties:492	useful	no longer in the source
26	ankitects/anki-desktop-ftl	extra-key	warning	desktop/eo/qt-accel.ftl:26	useful	no longer in the source
26	refinedmods/refinedstorage	encoding	warning	src/main/resources/assets/refinedstorage/lang/es_es.json:1	useful	a byte order mark
26	monicahq/monica	placeholder-missing	warning	lang/ca.json:435	useful	the value is not shown
26	BestImageViewer/geeqie	urls	warning	po/sk.po:6905	false	an example address, put into the language
26	monicahq/monica	double-space	warning	lang/hi.json:581	useful	two spaces
26	BestImageViewer/geeqie	brackets	warning	po/nl.po:3003	useful	a bracket without its partner
26	PCGen/pcgen	end-punctuation	info	code/src/resources/pcgen/lang/LanguageBundle_it.properties:1819	useful	the mark at the end is missing or another
26	alfio-event/alf.io	tag-extra	error	src/main/resources/alfio/i18n/public_sv.properties:168	useful	a tag that the source has not
26	gogs/gogs	tag-order	error	conf/locale/locale_vi-VN.ini:874	useful	closed before it opens
26	litecoin-project/litecoin	tag-missing	error	src/qt/locale/bitcoin_cy.ts:160	useful	the tag is not there
26	patzly/grocy-android	placeholder-extra	error	app/src/main/res/values-el/strings.xml:1301	pedantic	harmless
26	pop-os/cosmic-store	missing-key	warning	i18n/ko/cosmic_store.ftl:34	useful	not in the file
26	thedarkcolour/ForestryCE	escapes	warning	src/main/resources/assets/forestry/lang/ru_ru.json:707	false	the slip is in the source
26	PCGen/pcgen	unsafe-html	error	code/src/resources/pcgen/lang/LanguageBundle_es.properties:2643	useful	a tag that runs
26	iib0011/omni-tools	quotation-marks	info	public/locales/fr/csv.json:8	useful	a lone quotation mark
26	monicahq/monica	tag-missing	error	lang/hi.json:863	useful	the tag is not there
26	thedarkcolour/ForestryCE	placeholder-missing	warning	src/main/resources/assets/forestry/lang/uk_ua.json:641	useful	the value is not shown
26	patzly/grocy-android	punctuation-spacing	warning	app/src/main/res/values-nb/strings.xml:722	useful	a space too many or too few beside the mark
26	Aegisub/Aegisub	blank-target	error	po/vi.po:5919	useful	only a space
26	d4rken-org/sdmaid-se	brackets	warning	fastlane/metadata/android/ja-JP/full_description.txt:52	useful	a bracket without its partner
26	GNOME/eog	end-punctuation	info	po/ku.po:204	useful	the mark at the end is missing or another
26	BestImageViewer/geeqie	mixed-script	warning	po/uk.po:2749	useful	a letter of the other alphabet
26	litecoin-project/litecoin	repeated-word	warning	src/qt/locale/bitcoin_nl.ts:3742	useful	a word twice
26	PCGen/pcgen	repeated-word	warning	code/src/resources/pcgen/lang/LanguageBundle_de.properties:967	useful	a word twice
26	d4rken-org/sdmaid-se	untranslated	warning	fastlane/metadata/android/eu-ES/full_description.txt:1	useful	empty
26	d4rken-org/sdmaid-se	same-as-source	warning	app-tool-swiper/src/main/res/values-hi-rIN/strings.xml:149	false	a list of file types
26	alfio-event/alf.io	tag-missing	warning	src/main/resources/alfio/i18n/public_nl.properties:207	pedantic	layout only
26	litecoin-project/litecoin	mixed-script	warning	src/qt/locale/bitcoin_el.ts:2622	useful	a letter of the other alphabet
26	Klocman/Bulk-Crap-Uninstaller	placeholder-missing	warning	source/UninstallTools/Properties/Localisation.zh-Hant.resx:449	useful	the value is not shown
26	litecoin-project/litecoin	end-punctuation	info	src/qt/locale/bitcoin_es_CL.ts:1225	useful	the mark at the end is missing or another
26	gogs/gogs	repeated-word	warning	conf/locale/locale_nl-NL.ini:561	useful	a word twice
26	Klocman/Bulk-Crap-Uninstaller	missing-key	warning	source/BulkCrapUninstaller/Forms/Helpers/NewsPopup.cs.resx:1	useful	not in the file
26	litecoin-project/litecoin	double-space	warning	src/qt/locale/bitcoin_nl.ts:811	useful	two spaces
26	trekhleb/javascript-algorithms	markdown-links	warning	README.ar-AR.md:3	pedantic	layout only
26	PCGen/pcgen	tag-missing	warning	code/src/resources/pcgen/lang/LanguageBundle_de.properties:638	useful	the tag is not there
26	GNOME/eog	double-space	warning	po/as.po:1119	useful	two spaces
26	BestImageViewer/geeqie	double-space	warning	po/ro.po:386	useful	two spaces
26	gogs/gogs	quotation-marks	info	conf/locale/locale_ro-RO.ini:141	useful	a lone quotation mark
26	Klocman/Bulk-Crap-Uninstaller	leading-whitespace	warning	source/BulkCrapUninstaller/Properties/Localisable.sl.resx:362	useful	a space too many at the start
26	GNOME/eog	tripled-letter	info	po/gd.po:59	useful	a letter three times
26	monicahq/monica	garbled-text	warning	lang/en/currencies.php:37	useful	mojibake
26	litecoin-project/litecoin	units	warning	src/qt/locale/bitcoin_sr.ts:1612	useful	another unit
26	litecoin-project/litecoin	syntax	warning	src/qt/locale/bitcoin_szl.ts:843	useful	the file is broken here
26	PCGen/pcgen	trailing-whitespace	warning	code/src/resources/pcgen/lang/LanguageBundle_es.properties:2212	useful	a space too many at the end
26	hluk/CopyQ	untranslated	warning	translations/copyq_lt.ts:2157	useful	empty
26	monicahq/monica	trailing-whitespace	warning	lang/pl.json:214	useful	a space too many at the end
26	d4rken-org/sdmaid-se	syntax	warning	app/src/main/res/values-cy/strings.xml:116	useful	the file is broken here
26	thedarkcolour/ForestryCE	placeholder-extra	error	src/main/resources/assets/forestry/lang/fr_fr.json:896	useful	a value that the source does not pass
26	Aegisub/Aegisub	punctuation-spacing	warning	po/fa.po:4442	useful	a space too many or too few beside the mark
26	Aegisub/Aegisub	leading-whitespace	warning	po/fa.po:2938	useful	a space too many at the start
26	Aegisub/Aegisub	needs-review	info	po/vi.po:1017	useful	marked for review
26	patzly/grocy-android	missing-key	warning	app/src/main/res/values-zh-rTW/strings.xml:750	useful	not in the file
26	gogs/gogs	mixed-script	warning	conf/locale/locale_sr-SP.ini:1313	useful	a letter of the other alphabet
26	BestImageViewer/geeqie	same-as-source	hint	po/tr.po:7162	useful	left in English
26	gogs/gogs	brackets	warning	conf/locale/locale_ko-KR.ini:1163	useful	a bracket without its partner
26	patzly/grocy-android	syntax	warning	app/src/main/res/values-sv/strings.xml:383	useful	the file is broken here
26	litecoin-project/litecoin	space-around-tag	info	src/qt/locale/bitcoin_el.ts:358	useful	the space beside the tag differs
26	trekhleb/javascript-algorithms	document-structure	warning	src/data-structures/disjoint-set/README.pt-BR.md:1	useful	headings of the source are missing
26	hluk/CopyQ	accelerators	info	translations/copyq_nb.ts:2272	useful	the accelerator is missing
26	iib0011/omni-tools	missing-key	warning	public/locales/hi/string.json:223	useful	not in the file
26	PCGen/pcgen	tag-extra	warning	system/gameModes/35e/tips_fr.txt:18	pedantic	added on purpose
26	d4rken-org/sdmaid-se	quotation-marks	info	app-common-automation/src/main/res/values-sc-rIT/strings.xml:23	useful	a lone quotation mark
26	litecoin-project/litecoin	placeholder-missing	warning	src/qt/locale/bitcoin_ca.ts:1066	useful	the value is not shown
26	d4rken-org/sdmaid-se	placeholder-missing	warning	app/src/main/res/values-uk/strings.xml:92	useful	the value is not shown
26	alfio-event/alf.io	double-space	warning	src/main/resources/alfio/i18n/public_fr.properties:454	useful	two spaces
26	d4rken-org/sdmaid-se	placeholder-extra	warning	app-tool-appcontrol/src/main/res/values-zh-rHK/strings.xml:101	useful	a value that the source does not pass
26	hluk/CopyQ	placeholder-missing	error	translations/copyq_pt_BR.ts:337	useful	the value is not shown
26	Aegisub/Aegisub	much-shorter	info	po/ja.po:4810	pedantic	a shorter name
26	Klocman/Bulk-Crap-Uninstaller	accelerators	info	source/BulkCrapUninstaller/Forms/Windows/MainWindow.hu.resx:544	useful	the accelerator is missing
26	patzly/grocy-android	invisible-character	warning	app/src/main/res/values-zh-rCN/strings.xml:537	useful	an invisible character
26	d4rken-org/sdmaid-se	missing-plural-form	warning	app/src/main/res/values-mt/strings.xml:30	useful	the language needs the form
26	thedarkcolour/ForestryCE	trailing-whitespace	warning	src/main/resources/assets/forestry/lang/fr_fr.json:1116	useful	a space too many at the end
26	PCGen/pcgen	punctuation-spacing	warning	code/src/resources/pcgen/lang/LanguageBundle_es.properties:1992	useful	a space too many or too few beside the mark
26	patzly/grocy-android	much-shorter	info	app/src/main/res/values-el/strings.xml:1307	useful	most of the text is missing
26	BestImageViewer/geeqie	punctuation-spacing	warning	po/cs.po:6660	useful	a space too many or too few beside the mark
26	GNOME/eog	quotation-marks	info	po/ckb.po:1534	useful	a lone quotation mark
26	BestImageViewer/geeqie	trailing-whitespace	warning	po/fr.po:7988	useful	a space too many at the end
26	PCGen/pcgen	untranslated	warning	code/src/resources/pcgen/lang/LanguageBundle_es.properties:262	useful	empty
26	GNOME/eog	punctuation-spacing	info	help/zh_CN/zh_CN.po:1080	useful	a space too many or too few beside the mark
26	element-hq/element-x-ios	same-as-source	warning	ElementX/Resources/Localizations/ka.lproj/Localizable.strings:1660	useful	left in English
26	monicahq/monica	punctuation-spacing	info	lang/ja.json:1300	useful	a space too many or too few beside the mark
26	Klocman/Bulk-Crap-Uninstaller	punctuation-spacing	info	source/BulkCrapUninstaller/Properties/Localisable.zh-Hant.resx:150	useful	a space too many or too few beside the mark
26	monicahq/monica	end-punctuation	info	lang/ca.json:583	useful	the mark at the end is missing or another
26	litecoin-project/litecoin	same-as-source	warning	src/qt/locale/bitcoin_hi.ts:1479	useful	left in English
26	Aegisub/Aegisub	untranslated	warning	po/ar.po:4246	useful	empty
26	element-hq/element-x-ios	syntax	warning	ElementX/Resources/Localizations/ru.lproj/Localizable.stringsdict:379	useful	the file is broken here
26	GNOME/eog	space-around-tag	info	po/ks.po:217	useful	the space beside the tag differs
26	refinedmods/refinedstorage	extra-key	warning	src/main/resources/assets/refinedstorage/lang/de_de.json:214	useful	no longer in the source
26	ankitects/anki-desktop-ftl	missing-plural-form	warning	desktop/fa/addons.ftl:73	useful	the language needs the form
26	osTicket/osTicket	syntax	error	include/i18n/en_US/help/tips/staff.agent.yaml:37	useful	the file is broken here
26	gogs/gogs	double-space	warning	conf/locale/locale_vi-VN.ini:1320	useful	two spaces
26	d4rken-org/sdmaid-se	urls	warning	app/src/main/res/values-ru/strings.xml:352	false	the names of the translators
26	Klocman/Bulk-Crap-Uninstaller	end-punctuation	info	source/BulkCrapUninstaller/Forms/Windows/SettingsWindow.pl.resx:133	useful	the mark at the end is missing or another
26	patzly/grocy-android	extra-key	warning	app/src/main/res/values-it/strings.xml:1228	useful	no longer in the source
26	d4rken-org/sdmaid-se	invisible-character	warning	app/src/main/res/values-sq-rAL/strings.xml:353	useful	an invisible character
26	alfio-event/alf.io	missing-key	warning	src/main/resources/alfio/i18n/public_pl.properties:104	useful	not in the file
26	d4rken-org/sdmaid-se	much-shorter	info	app-tool-analyzer/src/main/res/values-fi/strings.xml:34	useful	most of the text is missing
26	pop-os/cosmic-store	missing-plural-form	warning	i18n/ar/cosmic_store.ftl:154	useful	the language needs the form
26	litecoin-project/litecoin	untranslated	warning	src/qt/locale/bitcoin_km.ts:1458	useful	empty
26	alfio-event/alf.io	tag-attributes	warning	src/main/resources/alfio/i18n/public_pt.properties:241	useful	the attribute is damaged
26	BestImageViewer/geeqie	leading-whitespace	warning	po/nl.po:93	pedantic	layout only
26	element-hq/element-x-ios	missing-key	warning	ElementX/Resources/Localizations/da.lproj/Localizable.strings:952	useful	not in the file
26	TechReborn/TechReborn	end-punctuation	info	src/main/resources/assets/techreborn/lang/de_de.json:1038	useful	the mark at the end is missing or another
26	PCGen/pcgen	quotation-marks	info	code/src/resources/pcgen/lang/LanguageBundle_es.properties:2643	useful	a lone quotation mark
26	d4rken-org/sdmaid-se	mixed-script	warning	app-tool-systemcleaner/src/main/res/values-af-rZA/strings.xml:3	useful	a letter of the other alphabet
26	TechReborn/TechReborn	mixed-script	warning	src/main/resources/assets/techreborn/lang/rpr.json:1013	useful	a letter of the other alphabet
26	Klocman/Bulk-Crap-Uninstaller	trailing-whitespace	warning	source/BulkCrapUninstaller/Forms/Windows/SettingsWindow.pt.resx:136	useful	a space too many at the end
26	ankitects/anki-desktop-ftl	missing-key	warning	desktop/eu/qt-accel.ftl:31	useful	not in the file
26	Aegisub/Aegisub	numbers	warning	po/it.po:3149	useful	another number
26	hluk/CopyQ	needs-review	info	translations/copyq_nb.ts:1545	useful	marked for review
26	ankitects/anki-desktop-ftl	tag-missing	info	desktop/kab/errors.ftl:2	useful	the tag is not there
26	BestImageViewer/geeqie	accelerators	info	po/es.po:3758	useful	the accelerator is missing
26	Klocman/Bulk-Crap-Uninstaller	extra-key	warning	source/BulkCrapUninstaller/Forms/Wizards/BeginUninstallTaskWizard.tr.resx:153	useful	no longer in the source
26	thedarkcolour/ForestryCE	double-space	warning	src/main/resources/assets/forestry/manual/ru_ru/core/biogas_engine.json:48	useful	two spaces
26	thedarkcolour/ForestryCE	missing-key	warning	src/main/resources/assets/forestry/lang/pt_br.json:1100	useful	not in the file
26	litecoin-project/litecoin	trailing-whitespace	warning	src/qt/locale/bitcoin_ml.ts:981	useful	a space too many at the end
26	element-hq/element-x-ios	trailing-whitespace	warning	ElementX/Resources/Localizations/vi.lproj/Localizable.strings:1643	useful	a space too many at the end
26	TechReborn/TechReborn	missing-key	warning	src/main/resources/assets/techreborn/lang/hu_hu.json:434	useful	not in the file
26	iib0011/omni-tools	extra-key	warning	public/locales/hi/number.json:7	useful	no longer in the source
26	GNOME/eog	untranslated	warning	help/th/th.po:711	useful	empty
26	GNOME/eog	much-shorter	warning	help/it/it.po:23	false	a note for a tool
26	alfio-event/alf.io	numbers	warning	src/main/resources/alfio/i18n/public_fr.properties:110	useful	another number
26	GNOME/eog	syntax	warning	po/az.po:519	useful	the file is broken here
26	PCGen/pcgen	placeholder-missing	warning	code/src/resources/pcgen/lang/LanguageBundle_it.properties:1548	pedantic	the name in place of its argument
26	gogs/gogs	same-as-source	hint	conf/locale/locale_pt-PT.ini:1242	useful	left in English
26	Aegisub/Aegisub	end-punctuation	info	po/uk_UA.po:3881	useful	the mark at the end is missing or another
26	Aegisub/Aegisub	same-as-source	warning	po/da.po:3025	useful	left in English
26	GNOME/eog	needs-review	info	help/zh_CN/zh_CN.po:226	useful	marked for review
26	litecoin-project/litecoin	much-shorter	info	src/qt/locale/bitcoin_pl.ts:1555	useful	most of the text is missing
26	alfio-event/alf.io	extra-key	warning	src/main/resources/alfio/i18n/public_da.properties:352	useful	no longer in the source
26	thedarkcolour/ForestryCE	mixed-script	warning	src/main/resources/assets/forestry/lang/et_ee.json:246	useful	a letter of the other alphabet
26	element-hq/element-x-ios	untranslated	warning	ElementX/Resources/Localizations/cs.lproj/Localizable.strings:505	useful	empty
26	monicahq/monica	placeholder-extra	warning	lang/vi/validation.php:152	useful	a value that the source does not pass
26	element-hq/element-x-ios	quotation-marks	info	ElementX/Resources/Localizations/vi.lproj/Localizable.strings:415	useful	a lone quotation mark
26	TechReborn/TechReborn	trailing-whitespace	warning	src/main/resources/assets/techreborn/lang/tr_tr.json:215	useful	a space too many at the end
26	refinedmods/refinedstorage	missing-key	warning	src/main/resources/assets/refinedstorage/lang/fr_fr.json:232	useful	not in the file
26	hluk/CopyQ	file-paths	warning	translations/copyq_sk.ts:508	useful	the file name is damaged
27	VazkiiMods/Quark	numbers	info	src/main/resources/assets/quark/lang/tok.json:430	pedantic	the language has no such number
27	VazkiiMods/Quark	trailing-whitespace	warning	src/main/resources/assets/quark/lang/fi_fi.json:294	useful	a space too many at the end
27	plankanban/planka	mixed-script	warning	client/src/locales/sr-Latn-RS/markdown-editor.json:4	useful	a letter of the other alphabet
27	Automattic/pocket-casts-ios	duplicate-id	info	podcasts/en.lproj/Localizable.strings:503	useful	the key is there twice
27	AntennaPod/AntennaPod	same-as-source	hint	ui/i18n/src/main/res/values-ro/strings.xml:931	useful	left in English
27	inaturalist/inaturalist	other-script	warning	config/locales/he.yml:3228	useful	in Chinese
27	Etar-Group/Etar-Calendar	leading-whitespace	warning	metadata/ta-IN/full_description.txt:12	useful	a space too many at the start
27	quran/quran_android	tag-missing	warning	app/src/main/res/values-az/strings.xml:47	useful	the tag is not there
27	cachethq/cachet	same-as-source	warning	resources/lang/el/dashboard.php:194	useful	left in English
27	Anarios/return-youtube-dislike	mixed-script	warning	Website/_locales/ru.ts:44	useful	a letter of the other alphabet
27	inaturalist/inaturalist	tag-extra	warning	config/locales/eu.yml:2752	useful	a tag that the source has not
27	Anarios/return-youtube-dislike	trailing-whitespace	warning	Website/_locales/de.ts:78	useful	a space too many at the end
27	nextcloud/contacts	end-punctuation	info	l10n/ru.json:341	pedantic	says it in other words
27	nextcloud/contacts	markdown-marks	warning	l10n/fr.json:9	useful	the mark is broken by a space
27	nextcloud/contacts	mixed-script	warning	l10n/kab.json:42	useful	a letter of the other alphabet
27	Anarios/return-youtube-dislike	tripled-letter	info	Website/_locales/it-IT.ts:50	useful	a letter three times
27	clementine-player/Clementine	placeholder-missing	error	src/translations/ar.po:93	useful	the value is not shown
27	inaturalist/inaturalist	invisible-character	warning	config/locales/es-AR.yml:862	useful	an invisible character
27	nextcloud/contacts	invisible-character	warning	l10n/kn.json:9	useful	an invisible character
27	AntennaPod/AntennaPod	tag-extra	warning	ui/i18n/src/main/res/values-ko/strings.xml:519	pedantic	emphasis that the source has dropped
27	cachethq/cachet	other-script	warning	resources/lang/ar/validation.php:47	useful	in Chinese
27	farmerbb/Taskbar	tag-extra	warning	app/src/main/res/values-ja/strings.xml:149	pedantic	a section that the source has dropped
27	VazkiiMods/Quark	punctuation-spacing	info	src/main/resources/assets/quark/lang/zh_tw.json:169	useful	a space too many or too few beside the mark
27	greenshot/greenshot	tripled-letter	info	src/Greenshot/Languages/help-nl-NL.html:338	useful	a letter three times
27	cachethq/cachet	much-shorter	info	resources/lang/da-DK/dashboard.php:197	useful	most of the text is missing
27	farmerbb/Taskbar	tripled-letter	info	app/src/main/res/values-nl/strings.xml:183	useful	a letter three times
27	nextcloud/contacts	double-space	warning	l10n/sk.json:371	useful	two spaces
27	quran/quran_android	placeholder-missing	error	app/src/main/res/values-kk/strings.xml:326	pedantic	harmless
27	quran/quran_android	missing-key	warning	feature/downloadmanager/src/main/res/values-de/strings.xml:14	useful	not in the file
27	nextcloud/contacts	punctuation-spacing	warning	l10n/mk.json:9	useful	a space too many or too few beside the mark
27	clementine-player/Clementine	much-shorter	info	src/translations/af.po:627	useful	most of the text is missing
27	AntennaPod/AntennaPod	quotation-marks	info	ui/i18n/src/main/res/values-ro/strings.xml:405	useful	a lone quotation mark
27	apache/nifi	needs-review	info	nifi-registry/nifi-registry-core/nifi-registry-web-ui/src/main/locale/messages.es.xlf:34	useful	marked for review
27	farmerbb/Taskbar	punctuation-spacing	info	app/src/main/res/values-ja/strings.xml:297	useful	a space too many or too few beside the mark
27	sonata-project/SonataUserBundle	same-as-source	hint	src/Resources/translations/SonataUserBundle.zh_TW.xliff:51	useful	left in English
27	inaturalist/inaturalist	duplicate-id	warning	config/locales/en.yml:10995	useful	the key is there twice
27	plankanban/planka	tag-missing	error	client/src/locales/uz-UZ/login.js:17	useful	the tag is not there
27	quran/quran_android	untranslated	warning	common/ui/core/src/main/res/values-ru/sura_names.xml:169	useful	empty
27	clementine-player/Clementine	numbers	warning	src/translations/ca.po:2743	useful	another number
27	farmerbb/Taskbar	syntax	warning	app/src/main/res/values-ru/strings.xml:286	useful	the file is broken here
27	clementine-player/Clementine	mixed-script	warning	src/translations/kk.po:582	useful	a letter of the other alphabet
27	plankanban/planka	missing-key	warning	server/config/locales/it-IT.json:13	useful	not in the file
27	sonata-project/SonataUserBundle	trailing-whitespace	warning	src/Resources/translations/SonataUserBundle.bg.xliff:63	useful	a space too many at the end
27	greenshot/greenshot	numbers	warning	src/Greenshot/Languages/help-pl-PL.html:26	useful	another number
27	pinax/django-user-accounts	leading-whitespace	warning	account/locale/ja/LC_MESSAGES/django.po:189	useful	a space too many at the start
27	Etar-Group/Etar-Calendar	missing-plural-form	warning	app/src/main/res/values-fa/strings.xml:43	useful	the language needs the form
27	cachethq/cachet	end-punctuation	info	resources/lang/id-ID/setup.php:18	pedantic	says it in other words
27	clementine-player/Clementine	tag-attributes	warning	src/translations/ro.po:3224	useful	the attribute is damaged
27	nextcloud/contacts	trailing-whitespace	warning	l10n/ur_PK.json:14	useful	a space too many at the end
27	inaturalist/inaturalist	repeated-word	warning	config/locales/ca.yml:3600	useful	a word twice
27	sonata-project/SonataUserBundle	placeholder-extra	warning	src/Resources/translations/SonataUserBundle.bg.xliff:340	useful	a value that the source does not pass
27	quran/quran_android	syntax	warning	common/ui/core/src/main/res/values/sura_names.xml:160	useful	the file is broken here
27	Etar-Group/Etar-Calendar	punctuation-spacing	warning	app/src/main/res/values-ne/strings.xml:45	useful	a space too many or too few beside the mark
27	inaturalist/inaturalist	much-longer	info	config/locales/es-MX.yml:7981	useful	says much more than the source
27	VazkiiMods/Quark	same-as-source	warning	src/main/resources/assets/quark/lang/pt_pt.json:463	useful	left in English
27	inaturalist/inaturalist	same-as-source	info	config/locales/bg.yml:2351	useful	left in English
27	you-apps/ClockYou	invisible-character	warning	app/src/main/res/values-iw/strings.xml:80	useful	an invisible character
27	cachethq/cachet	placeholder-extra	warning	resources/lang/es-ES/cachet.php:141	useful	a value that the source does not pass
27	farmerbb/Taskbar	placeholder-extra	warning	app/src/main/res/values-es/strings.xml:167	useful	a value that the source does not pass
27	sonata-project/SonataUserBundle	extra-key	warning	src/Resources/translations/SonataUserBundle.de.xliff:101	useful	no longer in the source
27	inaturalist/inaturalist	missing-key	warning	config/locales/lb.yml:2522	useful	not in the file
27	quran/quran_android	missing-plural-form	warning	app/src/main/res/values-ar/strings.xml:273	useful	the language needs the form
27	greenshot/greenshot	mixed-script	warning	src/Greenshot/Languages/help-ru-RU.html:159	useful	a letter of the other alphabet
27	inaturalist/inaturalist	mixed-script	warning	config/locales/sr.yml:3249	useful	a letter of the other alphabet
27	farmerbb/Taskbar	same-as-source	warning	app/src/main/res/values-tr/strings.xml:380	useful	left in English
27	you-apps/ClockYou	punctuation-spacing	warning	app/src/main/res/values-sat/strings.xml:3	useful	a space too many or too few beside the mark
27	Anarios/return-youtube-dislike	punctuation-spacing	warning	Website/_locales/id.ts:75	useful	a space too many or too few beside the mark
27	cachethq/cachet	tag-attributes	warning	resources/lang/fr/cachet.php:138	useful	the attribute is damaged
27	Anarios/return-youtube-dislike	numbers	warning	Website/_locales/es.ts:122	false	says the same
27	clementine-player/Clementine	tag-missing	warning	src/translations/br.po:187	useful	the tag is not there
27	clementine-player/Clementine	untranslated	warning	src/translations/he.po:3025	useful	empty
27	cachethq/cachet	placeholder-missing	warning	resources/lang/nl/validation.php:62	useful	the value is not shown
27	cachethq/cachet	punctuation-spacing	warning	resources/lang/fi/forms.php:110	useful	a space too many or too few beside the mark
27	inaturalist/inaturalist	numbers	info	config/locales/fr.yml:8661	useful	another number
27	Etar-Group/Etar-Calendar	numbers	warning	app/src/main/res/values-ko/strings.xml:241	false	says the same
27	greenshot/greenshot	end-punctuation	info	src/Greenshot/Languages/help-de-DE.html:310	useful	the mark at the end is missing or another
27	greenshot/greenshot	empty-tag	warning	src/Greenshot/Languages/help-fr-FR.html:481	useful	the tag lost its text
27	cachethq/cachet	trailing-whitespace	warning	resources/lang/fr/forms.php:18	useful	a space too many at the end
27	clementine-player/Clementine	command-options	warning	src/translations/id.po:1167	useful	another option than in the source
27	nextcloud/contacts	brackets	warning	l10n/zh_TW.json:379	useful	a bracket without its partner
27	quran/quran_android	punctuation-spacing	warning	app/src/main/res/values-ug/strings.xml:50	useful	a space too many or too few beside the mark
27	clementine-player/Clementine	blank-target	warning	src/translations/sr@latin.po:3269	false	pieces of one sentence
27	Anarios/return-youtube-dislike	repeated-word	warning	Website/_locales/sv.ts:102	useful	a word twice
27	Anarios/return-youtube-dislike	end-punctuation	info	Extensions/combined/_locales/ru/messages.json:75	useful	the mark at the end is missing or another
27	quran/quran_android	tag-extra	error	app/src/main/res/values-pt/strings.xml:38	useful	a tag that the source has not
27	sonata-project/SonataUserBundle	missing-key	warning	src/Resources/translations/SonataUserBundle.pl.xliff:489	useful	not in the file
27	Anarios/return-youtube-dislike	same-as-source	hint	Website/_locales/pt_BR.ts:72	useful	left in English
27	clementine-player/Clementine	accelerators	info	src/translations/fi.po:2319	useful	the accelerator is missing
27	inaturalist/inaturalist	tag-attributes	warning	config/locales/eu.yml:2417	useful	the attribute is damaged
27	pop-os/cosmic-edit	much-shorter	info	i18n/sk/cosmic_edit.ftl:38	useful	most of the text is missing
27	inaturalist/inaturalist	end-punctuation	info	config/locales/bg.yml:3908	useful	the mark at the end is missing or another
27	plankanban/planka	same-as-source	hint	client/src/locales/sv-SE/login.js:18	useful	left in English
27	VazkiiMods/Quark	missing-key	warning	src/main/resources/assets/quark/lang/es_cl.json:1130	useful	not in the file
27	Anarios/return-youtube-dislike	missing-key	warning	Website/_locales/ja.ts:135	useful	not in the file
27	AntennaPod/AntennaPod	end-punctuation	info	ui/i18n/src/main/res/values-ml/strings.xml:31	useful	the mark at the end is missing or another
27	quran/quran_android	same-as-source	hint	app/src/main/res/values-it/strings.xml:36	useful	left in English
27	greenshot/greenshot	punctuation-spacing	warning	src/Greenshot/Languages/help-es-ES.html:389	useful	a space too many or too few beside the mark
27	pinax/django-user-accounts	same-as-source	hint	account/locale/de/LC_MESSAGES/django.po:135	useful	left in English
27	pop-os/cosmic-edit	missing-key	warning	i18n/et/cosmic_edit.ftl:70	useful	not in the file
27	Etar-Group/Etar-Calendar	tag-extra	warning	app/src/main/res/values-ta/strings.xml:40	useful	a tag that the source has not
27	greenshot/greenshot	document-structure	warning	src/Greenshot/Languages/help-tr-TR.html:22	useful	headings of the source are missing
27	greenshot/greenshot	space-around-tag	info	src/Greenshot/Languages/help-ko-KR.html:309	useful	the space beside the tag differs
27	VazkiiMods/Quark	units	warning	src/main/resources/assets/quark/lang/ko_kr.json:253	false	years since, not weeks
27	greenshot/greenshot	placeholder-missing	error	src/Greenshot-Installer/scripts/isxdl/dutch.ini:5	useful	the value is not shown
27	sonata-project/SonataUserBundle	double-space	warning	src/Resources/translations/SonataUserBundle.pl.xliff:331	useful	two spaces
27	Etar-Group/Etar-Calendar	end-punctuation	info	app/src/main/res/values-am/strings.xml:81	useful	the mark at the end is missing or another
27	Anarios/return-youtube-dislike	much-shorter	info	Website/_locales/tr.ts:87	false	pieces of one sentence
27	greenshot/greenshot	missing-key	warning	src/Greenshot-Installer/scripts/isxdl/spanish.ini:46	useful	not in the file
27	farmerbb/Taskbar	much-shorter	info	app/src/main/res/values-ru/strings.xml:262	useful	most of the text is missing
27	Etar-Group/Etar-Calendar	max-length	warning	app/src/main/res/values-pl/arrays.xml:122	useful	longer than the file allows
27	VazkiiMods/Quark	leading-whitespace	warning	src/main/resources/assets/quark/lang/zh_tw.json:515	useful	a space too many at the start
27	pinax/django-user-accounts	untranslated	warning	account/locale/ar/LC_MESSAGES/django.po:20	useful	empty
27	clementine-player/Clementine	quotation-marks	info	src/translations/mk_MK.po:770	useful	a lone quotation mark
27	nextcloud/contacts	placeholder-missing	error	l10n/ast.json:147	useful	the value is not shown
27	nextcloud/contacts	garbled-text	warning	l10n/fa.json:43	useful	mojibake
27	nextcloud/contacts	quotation-marks	info	l10n/mn.json:204	false	another fault than it says
27	Etar-Group/Etar-Calendar	missing-key	warning	app/src/main/res/values-ug/strings.xml:236	useful	not in the file
27	clementine-player/Clementine	trailing-whitespace	warning	src/translations/be.po:3110	useful	a space too many at the end
27	you-apps/ClockYou	same-as-source	warning	app/src/main/res/values-fi/strings.xml:120	useful	left in English
27	inaturalist/inaturalist	leading-whitespace	warning	config/locales/nl.yml:9401	useful	a space too many at the start
27	Anarios/return-youtube-dislike	leading-whitespace	warning	Website/_locales/tr.ts:89	false	pieces of one sentence
27	cachethq/cachet	tag-extra	warning	resources/lang/id/setup.php:18	useful	a tag that the source has not
27	cachethq/cachet	missing-key	warning	resources/lang/ko/forms.php:44	useful	not in the file
27	quran/quran_android	much-shorter	info	common/ui/core/src/main/res/values-bs/sura_names.xml:167	useful	most of the text is missing
27	sonata-project/SonataUserBundle	tripled-letter	info	src/Resources/translations/SonataUserBundle.it.xliff:283	useful	a letter three times
27	inaturalist/inaturalist	quotation-marks	info	config/locales/es.yml:6252	useful	a lone quotation mark
27	AntennaPod/AntennaPod	units	warning	ui/i18n/src/main/res/values-ro/strings.xml:354	useful	another unit
27	quran/quran_android	trailing-whitespace	warning	app/src/main/res/values-es/strings.xml:5	useful	a space too many at the end
27	inaturalist/inaturalist	punctuation-spacing	warning	config/locales/sq.yml:813	useful	a space too many or too few beside the mark
27	clementine-player/Clementine	same-as-source	hint	src/translations/ar.po:536	useful	left in English
27	nextcloud/contacts	repeated-word	warning	l10n/bg.json:7	useful	a word twice
27	inaturalist/inaturalist	document-structure	warning	config/locales/sk.yml:3699	useful	headings of the source are missing
27	AntennaPod/AntennaPod	mixed-script	warning	ui/i18n/src/main/res/values-uk/strings.xml:40	useful	a letter of the other alphabet
27	nextcloud/contacts	missing-key	warning	l10n/fi.json:127	useful	not in the file
27	quran/quran_android	end-punctuation	info	app/src/main/res/values-ar/strings.xml:58	useful	the mark at the end is missing or another
27	quran/quran_android	brackets	warning	app/src/main/res/values-de/strings.xml:60	useful	a bracket without its partner
27	quran/quran_android	mixed-script	warning	feature/downloadmanager/src/main/res/values-kk/strings.xml:19	useful	a letter of the other alphabet
27	Etar-Group/Etar-Calendar	double-space	warning	app/src/main/res/values-am/strings.xml:111	useful	two spaces
27	cachethq/cachet	file-paths	warning	resources/lang/de-DE/dashboard.php:15	useful	the file name is damaged
27	Etar-Group/Etar-Calendar	much-longer	info	app/src/main/res/values-ne/strings.xml:11	useful	says much more than the source
27	you-apps/ClockYou	other-script	warning	app/src/main/res/values-ryu/strings.xml:19	false	the language is written so
27	cachethq/cachet	extra-key	warning	resources/lang/vi/cachet.php:32	useful	no longer in the source
27	clementine-player/Clementine	end-punctuation	info	src/translations/ar.po:1129	useful	the mark at the end is missing or another
27	greenshot/greenshot	tag-extra	info	src/Greenshot/Languages/help-fr-FR.html:149	useful	a tag that the source has not
27	Anarios/return-youtube-dislike	untranslated	warning	Website/_locales/de.ts:71	useful	empty
27	AntennaPod/AntennaPod	extra-key	warning	ui/i18n/src/main/res/values-br/strings.xml:378	useful	no longer in the source
27	inaturalist/inaturalist	trailing-whitespace	warning	config/locales/bg.yml:3078	useful	a space too many at the end
27	Etar-Group/Etar-Calendar	syntax	warning	app/src/main/res/values-bn-rBD/strings.xml:14	useful	the file is broken here
27	inaturalist/inaturalist	placeholder-missing	warning	config/locales/hu.yml:3408	useful	the value is not shown
27	clementine-player/Clementine	repeated-word	warning	src/translations/el.po:1939	useful	a word twice
27	AntennaPod/AntennaPod	punctuation-spacing	info	ui/i18n/src/main/res/values-ja/strings.xml:470	useful	a space too many or too few beside the mark
27	inaturalist/inaturalist	entities	warning	config/locales/eu.yml:947	useful	a broken reference
27	cachethq/cachet	invisible-character	warning	resources/lang/pt-BR/cachet.php:132	useful	an invisible character
27	inaturalist/inaturalist	empty-tag	warning	config/locales/es.yml:432	useful	the tag lost its text
27	clementine-player/Clementine	tripled-letter	info	src/translations/br.po:2495	useful	a letter three times
27	cachethq/cachet	leading-whitespace	warning	resources/lang/sq/forms.php:175	useful	a space too many at the start
27	VazkiiMods/Quark	placeholder-missing	error	src/main/resources/assets/quark/lang/ko_kr.json:175	useful	the value is not shown
27	Anarios/return-youtube-dislike	double-space	warning	Website/_locales/pt_BR.ts:108	useful	two spaces
27	you-apps/ClockYou	untranslated	warning	app/src/main/res/values-ca/strings.xml:91	useful	empty
27	greenshot/greenshot	same-as-source	hint	src/Greenshot-Installer/scripts/isxdl/dutch.ini:39	useful	left in English
27	quran/quran_android	leading-whitespace	warning	app/src/main/res/values-es/strings.xml:31	useful	a space too many at the start
27	Etar-Group/Etar-Calendar	mixed-script	warning	app/src/main/res/values-be/strings.xml:295	useful	a letter of the other alphabet
27	inaturalist/inaturalist	tag-missing	error	config/locales/sq.yml:1534	useful	the tag is not there
27	Etar-Group/Etar-Calendar	quotation-marks	info	app/src/main/res/values-pa/strings.xml:51	useful	a lone quotation mark
27	Etar-Group/Etar-Calendar	same-as-source	warning	app/src/main/res/values-el/strings.xml:338	useful	left in English
27	greenshot/greenshot	brackets	warning	src/Greenshot/Languages/help-it-IT.html:277	useful	a bracket without its partner
27	you-apps/ClockYou	placeholder-missing	warning	app/src/main/res/values-vi/strings.xml:43	useful	the value is not shown
27	inaturalist/inaturalist	brackets	warning	config/locales/ka.yml:289	useful	a bracket without its partner
27	inaturalist/inaturalist	tripled-letter	info	config/locales/nl.yml:1034	useful	a letter three times
27	nextcloud/contacts	leading-whitespace	warning	l10n/nl.json:5	useful	a space too many at the start
27	clementine-player/Clementine	invisible-character	warning	src/translations/zh_CN.po:2411	useful	an invisible character
27	inaturalist/inaturalist	urls	warning	config/locales/es-AR.yml:5519	useful	the address is damaged
27	clementine-player/Clementine	leading-whitespace	warning	src/translations/ar.po:45	useful	a space too many at the start
27	sonata-project/SonataUserBundle	end-punctuation	info	src/Resources/translations/SonataUserBundle.it.xliff:479	useful	the mark at the end is missing or another
27	farmerbb/Taskbar	missing-key	warning	app/src/main/res/values-ja-v28/strings.xml:19	useful	not in the file
27	greenshot/greenshot	encoding	warning	src/Greenshot-Installer/scripts/isxdl/czech.ini:3	pedantic	harmless
27	inaturalist/inaturalist	escapes	warning	config/locales/ja.yml:6516	useful	the line break differs
27	plankanban/planka	trailing-whitespace	warning	client/src/locales/de-DE/core.js:485	useful	a space too many at the end
27	plankanban/planka	markdown-links	warning	client/src/locales/fi-FI/markdown-editor.json:61	false	an example of how links are written
27	AntennaPod/AntennaPod	missing-key	warning	ui/i18n/src/main/res/values-fil/strings.xml:227	useful	not in the file
27	inaturalist/inaturalist	space-around-tag	info	config/locales/it.yml:1423	useful	the space beside the tag differs
27	AntennaPod/AntennaPod	much-shorter	info	ui/i18n/src/main/res/values-hi/strings.xml:317	useful	most of the text is missing
27	you-apps/ClockYou	missing-plural-form	warning	app/src/main/res/values-it/strings.xml:104	useful	the language needs the form
27	Etar-Group/Etar-Calendar	units	warning	app/src/main/res/values-sw/strings.xml:138	false	the unit stands before the number
27	Etar-Group/Etar-Calendar	untranslated	warning	app/src/main/res/values-qpv/strings.xml:14	useful	empty
27	Etar-Group/Etar-Calendar	tag-missing	error	app/src/main/res/values-be/strings.xml:254	pedantic	the number is not needed
27	nextcloud/contacts	same-as-source	warning	l10n/fr.json:62	useful	left in English
27	VazkiiMods/Quark	end-punctuation	info	src/main/resources/assets/quark/lang/pl_pl.json:1238	pedantic	says it in other words
27	clementine-player/Clementine	brackets	warning	src/translations/gl.po:151	useful	a bracket without its partner
27	you-apps/ClockYou	missing-key	warning	app/src/main/res/values-it/strings.xml:63	useful	not in the file
27	inaturalist/inaturalist	much-shorter	info	config/locales/es-MX.yml:7079	pedantic	a joke left out
27	pinax/django-user-accounts	trailing-whitespace	warning	account/locale/es/LC_MESSAGES/django.po:152	useful	a space too many at the end
27	AntennaPod/AntennaPod	invisible-character	warning	ui/i18n/src/main/res/values-fa/strings.xml:304	useful	an invisible character
27	clementine-player/Clementine	punctuation-spacing	warning	src/translations/he.po:709	useful	a space too many or too few beside the mark
27	VazkiiMods/Quark	trailing-whitespace	warning	src/main/resources/assets/quark/lang/fr_fr.json:435	useful	a space too many at the end
27	plankanban/planka	mixed-script	warning	client/src/locales/sr-Latn-RS/markdown-editor.json:3	useful	a letter of the other alphabet
27	Automattic/pocket-casts-ios	duplicate-id	warning	podcasts/en.lproj/Localizable.strings:542	useful	the key is there twice
27	AntennaPod/AntennaPod	same-as-source	hint	ui/i18n/src/main/res/values-ro/strings.xml:538	useful	left in English
27	quran/quran_android	tag-missing	warning	app/src/main/res/values-ar/strings.xml:32	useful	the tag is not there
27	cachethq/cachet	same-as-source	warning	resources/lang/fa/dashboard.php:53	useful	left in English
27	inaturalist/inaturalist	tag-extra	warning	config/locales/ca.yml:7107	useful	a tag that the source has not
27	Anarios/return-youtube-dislike	trailing-whitespace	warning	Website/_locales/fr.ts:47	useful	a space too many at the end
27	nextcloud/contacts	end-punctuation	info	l10n/ru.json:345	pedantic	says it in other words
27	nextcloud/contacts	markdown-marks	warning	l10n/sc.json:7	useful	the mark is broken by a space
27	clementine-player/Clementine	placeholder-missing	error	src/translations/ar.po:81	useful	the value is not shown
27	inaturalist/inaturalist	invisible-character	warning	config/locales/da.yml:5215	useful	an invisible character
27	nextcloud/contacts	invisible-character	warning	l10n/kn.json:26	useful	an invisible character
27	AntennaPod/AntennaPod	tag-extra	warning	ui/i18n/src/main/res/values-ko/strings.xml:519	pedantic	emphasis that the source has dropped
27	cachethq/cachet	other-script	warning	resources/lang/he/validation.php:43	useful	in Chinese
27	farmerbb/Taskbar	tag-extra	warning	app/src/main/res/values-ru/strings.xml:149	pedantic	a section that the source has dropped
27	VazkiiMods/Quark	punctuation-spacing	info	src/main/resources/assets/quark/lang/zh_tw.json:485	useful	a space too many or too few beside the mark
27	greenshot/greenshot	tripled-letter	info	src/Greenshot/Languages/help-nl-NL.html:361	useful	a letter three times
27	cachethq/cachet	much-shorter	info	resources/lang/da/dashboard.php:179	useful	most of the text is missing
27	nextcloud/contacts	double-space	warning	l10n/sk.json:104	useful	two spaces
27	quran/quran_android	placeholder-missing	warning	app/src/main/res/values-pt/strings.xml:194	useful	the value is not shown
27	quran/quran_android	missing-key	warning	feature/sync/src/main/res/values-sr/strings.xml:5	useful	not in the file
27	nextcloud/contacts	punctuation-spacing	info	l10n/zh_CN.json:104	useful	a space too many or too few beside the mark
27	apache/nifi	needs-review	info	nifi-registry/nifi-registry-core/nifi-registry-web-ui/src/main/locale/messages.es.xlf:52	useful	marked for review
27	farmerbb/Taskbar	punctuation-spacing	warning	app/src/main/res/values-tr/strings.xml:52	useful	a space too many or too few beside the mark
27	sonata-project/SonataUserBundle	same-as-source	warning	src/Resources/translations/SonataUserBundle.ja.xliff:183	useful	left in English
27	inaturalist/inaturalist	duplicate-id	info	config/locales/en.yml:1373	useful	the key is there twice
27	plankanban/planka	tag-missing	error	client/src/locales/tr-TR/login.js:16	useful	the tag is not there
27	quran/quran_android	untranslated	warning	common/ui/core/src/main/res/values-ru/sura_names.xml:156	useful	empty
27	farmerbb/Taskbar	syntax	warning	app/src/main/res/values-es/strings.xml:149	useful	the file is broken here
27	clementine-player/Clementine	mixed-script	warning	src/translations/be.po:148	useful	a letter of the other alphabet
27	greenshot/greenshot	numbers	warning	src/Greenshot/Languages/help-tr-TR.html:23	useful	another number
27	Etar-Group/Etar-Calendar	missing-plural-form	warning	app/src/main/res/values-zu/strings.xml:43	useful	the language needs the form
27	cachethq/cachet	end-punctuation	info	resources/lang/id/setup.php:18	pedantic	says it in other words
27	clementine-player/Clementine	tag-attributes	warning	src/translations/el.po:195	useful	the attribute is damaged
27	nextcloud/contacts	trailing-whitespace	warning	l10n/sc.json:88	useful	a space too many at the end
27	inaturalist/inaturalist	repeated-word	warning	config/locales/pl.yml:5186	useful	a word twice
27	quran/quran_android	syntax	warning	app/src/warsh/res/values-pl/app_strings.xml:7	useful	the file is broken here
27	Etar-Group/Etar-Calendar	punctuation-spacing	warning	app/src/main/res/values-ro/strings.xml:350	useful	a space too many or too few beside the mark
27	inaturalist/inaturalist	much-longer	info	config/locales/es.yml:2596	useful	says much more than the source
27	VazkiiMods/Quark	same-as-source	warning	src/main/resources/assets/quark/lang/it_it.json:479	useful	left in English
27	inaturalist/inaturalist	same-as-source	warning	config/locales/de.yml:1156	useful	left in English
27	cachethq/cachet	placeholder-extra	warning	resources/lang/da/validation.php:76	useful	a value that the source does not pass
27	farmerbb/Taskbar	placeholder-extra	warning	app/src/main/res/values-es/strings.xml:170	useful	a value that the source does not pass
27	sonata-project/SonataUserBundle	extra-key	warning	src/Resources/translations/SonataUserBundle.de.xliff:225	useful	no longer in the source
27	inaturalist/inaturalist	missing-key	warning	config/locales/ko.yml:639	useful	not in the file
27	inaturalist/inaturalist	mixed-script	warning	config/locales/sr.yml:3305	useful	a letter of the other alphabet
27	farmerbb/Taskbar	same-as-source	warning	app/src/main/res/values-tr/strings.xml:376	useful	left in English
27	you-apps/ClockYou	punctuation-spacing	warning	app/src/main/res/values-sat/strings.xml:21	useful	a space too many or too few beside the mark
27	Anarios/return-youtube-dislike	punctuation-spacing	warning	Website/_locales/pt_BR.ts:59	useful	a space too many or too few beside the mark
27	cachethq/cachet	tag-attributes	warning	resources/lang/es/cachet.php:138	useful	the attribute is damaged
27	clementine-player/Clementine	tag-missing	warning	src/translations/vi.po:183	useful	the tag is not there
27	clementine-player/Clementine	untranslated	warning	src/translations/el.po:560	useful	empty
27	cachethq/cachet	placeholder-missing	warning	resources/lang/hu/validation.php:34	useful	the value is not shown
27	cachethq/cachet	punctuation-spacing	warning	resources/lang/tr/forms.php:110	useful	a space too many or too few beside the mark
27	inaturalist/inaturalist	numbers	warning	config/locales/pl.yml:5402	useful	another number
27	Etar-Group/Etar-Calendar	numbers	warning	app/src/main/res/values-ja/strings.xml:282	false	says the same
27	cachethq/cachet	trailing-whitespace	warning	resources/lang/fr/forms.php:154	useful	a space too many at the end
27	clementine-player/Clementine	command-options	warning	src/translations/ko.po:1165	useful	another option than in the source
27	nextcloud/contacts	brackets	warning	l10n/zh_TW.json:379	useful	a bracket without its partner
27	quran/quran_android	punctuation-spacing	warning	app/src/main/res/values-uz/strings.xml:243	useful	a space too many or too few beside the mark
27	clementine-player/Clementine	blank-target	warning	src/translations/sr.po:3270	false	pieces of one sentence
27	Anarios/return-youtube-dislike	end-punctuation	info	Website/_locales/cs.ts:104	useful	the mark at the end is missing or another
27	sonata-project/SonataUserBundle	missing-key	warning	src/Resources/translations/SonataUserBundle.hu.xliff:501	useful	not in the file
27	Anarios/return-youtube-dislike	same-as-source	warning	Website/_locales/pt_BR.ts:105	useful	left in English
27	clementine-player/Clementine	accelerators	info	src/translations/bn.po:140	useful	the accelerator is missing
27	inaturalist/inaturalist	tag-attributes	warning	config/locales/ro.yml:14	useful	the attribute is damaged
27	pop-os/cosmic-edit	much-shorter	info	i18n/nb-NO/cosmic_edit.ftl:34	useful	most of the text is missing
27	inaturalist/inaturalist	end-punctuation	info	config/locales/pt-BR.yml:3732	useful	the mark at the end is missing or another
27	VazkiiMods/Quark	missing-key	warning	src/main/resources/assets/quark/lang/pt_pt.json:565	useful	not in the file
27	Anarios/return-youtube-dislike	missing-key	warning	Website/_locales/ru.ts:139	useful	not in the file
27	AntennaPod/AntennaPod	end-punctuation	info	ui/i18n/src/main/res/values-nl/strings.xml:272	useful	the mark at the end is missing or another
27	quran/quran_android	same-as-source	warning	app/src/main/res/values-pt/strings.xml:114	useful	left in English
27	greenshot/greenshot	punctuation-spacing	warning	src/Greenshot/Languages/help-ko-KR.html:83	useful	a space too many or too few beside the mark
27	pinax/django-user-accounts	same-as-source	hint	account/locale/de/LC_MESSAGES/django.po:159	useful	left in English
27	pop-os/cosmic-edit	missing-key	warning	i18n/he/cosmic_edit.ftl:13	useful	not in the file
27	Etar-Group/Etar-Calendar	tag-extra	warning	app/src/main/res/values-ta/strings.xml:40	useful	a tag that the source has not
27	greenshot/greenshot	document-structure	warning	src/Greenshot/Languages/help-hu-HU.html:22	useful	headings of the source are missing
27	VazkiiMods/Quark	units	warning	src/main/resources/assets/quark/lang/zh_tw.json:435	false	years since, not weeks
27	greenshot/greenshot	placeholder-missing	error	src/Greenshot-Installer/scripts/isxdl/dutch.ini:14	useful	the value is not shown
27	sonata-project/SonataUserBundle	double-space	warning	src/Resources/translations/SonataUserBundle.pl.xliff:255	useful	two spaces
27	Etar-Group/Etar-Calendar	end-punctuation	info	app/src/main/res/values-am/strings.xml:109	useful	the mark at the end is missing or another
27	Anarios/return-youtube-dislike	much-shorter	info	Website/_locales/az.ts:87	false	pieces of one sentence
27	greenshot/greenshot	missing-key	warning	src/Greenshot-Installer/scripts/isxdl/spanish.ini:46	useful	not in the file
27	Etar-Group/Etar-Calendar	max-length	warning	app/src/main/res/values-ca/arrays.xml:121	useful	longer than the file allows
27	pinax/django-user-accounts	untranslated	warning	account/locale/zh_TW/LC_MESSAGES/django.po:133	useful	empty
27	clementine-player/Clementine	quotation-marks	info	src/translations/bg.po:2487	useful	a lone quotation mark
27	nextcloud/contacts	placeholder-missing	warning	l10n/mk.json:177	useful	the value is not shown
27	nextcloud/contacts	garbled-text	warning	l10n/fa.json:43	useful	mojibake
27	nextcloud/contacts	quotation-marks	info	l10n/mn.json:341	false	another fault than it says
27	Etar-Group/Etar-Calendar	missing-key	warning	app/src/main/res/values-lv/strings.xml:161	useful	not in the file
27	clementine-player/Clementine	trailing-whitespace	warning	src/translations/is.po:3110	useful	a space too many at the end
27	inaturalist/inaturalist	leading-whitespace	warning	config/locales/lb.yml:3161	useful	a space too many at the start
27	Anarios/return-youtube-dislike	leading-whitespace	warning	Website/_locales/hu.ts:88	false	pieces of one sentence
27	cachethq/cachet	tag-extra	warning	resources/lang/id-ID/setup.php:18	useful	a tag that the source has not
27	cachethq/cachet	missing-key	warning	resources/lang/cs/cachet.php:131	useful	not in the file
27	quran/quran_android	much-shorter	info	common/ui/core/src/main/res/values-sr/sura_names.xml:167	useful	most of the text is missing
27	sonata-project/SonataUserBundle	tripled-letter	info	src/Resources/translations/SonataUserBundle.it.xliff:203	useful	a letter three times
27	inaturalist/inaturalist	quotation-marks	info	config/locales/ml.yml:767	useful	a lone quotation mark
27	inaturalist/inaturalist	punctuation-spacing	info	config/locales/zh-CN.yml:8272	useful	a space too many or too few beside the mark
27	clementine-player/Clementine	same-as-source	warning	src/translations/bg.po:2953	useful	left in English
27	inaturalist/inaturalist	document-structure	warning	config/locales/be.yml:4281	useful	headings of the source are missing
27	AntennaPod/AntennaPod	mixed-script	warning	ui/i18n/src/main/res/values-sr/strings.xml:871	useful	a letter of the other alphabet
27	nextcloud/contacts	missing-key	warning	l10n/ar.json:127	useful	not in the file
27	quran/quran_android	end-punctuation	info	app/src/main/res/values-ar/strings.xml:60	useful	the mark at the end is missing or another
27	quran/quran_android	brackets	warning	app/src/main/res/values-fa/strings.xml:8	useful	a bracket without its partner
27	quran/quran_android	mixed-script	warning	feature/downloadmanager/src/main/res/values-ru/strings.xml:33	useful	a letter of the other alphabet
27	Etar-Group/Etar-Calendar	double-space	warning	metadata/ar-AR/full_description.txt:9	useful	two spaces
27	you-apps/ClockYou	other-script	warning	app/src/main/res/values-ryu/strings.xml:18	false	the language is written so
27	cachethq/cachet	extra-key	warning	resources/lang/ca/cachet.php:96	useful	no longer in the source
27	clementine-player/Clementine	end-punctuation	info	src/translations/lt.po:1346	useful	the mark at the end is missing or another
27	greenshot/greenshot	tag-extra	info	src/Greenshot/Languages/help-fr-FR.html:113	useful	a tag that the source has not
27	Anarios/return-youtube-dislike	untranslated	warning	Website/_locales/es.ts:78	useful	empty
27	AntennaPod/AntennaPod	extra-key	warning	ui/i18n/src/main/res/values-iw/strings.xml:405	useful	no longer in the source
27	inaturalist/inaturalist	trailing-whitespace	warning	config/locales/bg.yml:3070	useful	a space too many at the end
27	Etar-Group/Etar-Calendar	syntax	warning	app/src/main/res/values-pa/strings.xml:51	useful	the file is broken here
27	inaturalist/inaturalist	placeholder-missing	warning	config/locales/cs.yml:3987	useful	the value is not shown
27	AntennaPod/AntennaPod	punctuation-spacing	warning	ui/i18n/src/main/res/values-ro/strings.xml:706	useful	a space too many or too few beside the mark
27	inaturalist/inaturalist	entities	warning	config/locales/ca.yml:1077	useful	a broken reference
27	cachethq/cachet	invisible-character	warning	resources/lang/zh-CN/forms.php:239	useful	an invisible character
27	inaturalist/inaturalist	empty-tag	warning	config/locales/lv.yml:6920	useful	the tag lost its text
27	cachethq/cachet	leading-whitespace	warning	resources/lang/sq-AL/forms.php:240	useful	a space too many at the start
27	VazkiiMods/Quark	placeholder-missing	warning	src/main/resources/assets/quark/lang/ru_ru.json:248	useful	the value is not shown
27	you-apps/ClockYou	untranslated	warning	app/src/main/res/values-ca/strings.xml:52	useful	empty
27	greenshot/greenshot	same-as-source	hint	src/Greenshot-Installer/scripts/isxdl/korean.ini:33	useful	left in English
27	Etar-Group/Etar-Calendar	mixed-script	warning	app/src/main/res/values-be/strings.xml:109	useful	a letter of the other alphabet
27	inaturalist/inaturalist	tag-missing	error	config/locales/it.yml:6035	useful	the tag is not there
27	Etar-Group/Etar-Calendar	quotation-marks	info	app/src/main/res/values-bn-rBD/strings.xml:14	useful	a lone quotation mark
27	Etar-Group/Etar-Calendar	same-as-source	warning	app/src/main/res/values-bn-rBD/strings.xml:148	useful	left in English
27	you-apps/ClockYou	placeholder-missing	warning	app/src/main/res/values-da/strings.xml:23	useful	the value is not shown
27	inaturalist/inaturalist	brackets	warning	config/locales/da.yml:8385	useful	a bracket without its partner
27	inaturalist/inaturalist	tripled-letter	info	config/locales/it.yml:6811	useful	a letter three times
27	nextcloud/contacts	leading-whitespace	warning	l10n/sw.json:145	useful	a space too many at the start
27	clementine-player/Clementine	invisible-character	warning	src/translations/ca.po:3030	useful	an invisible character
27	inaturalist/inaturalist	urls	warning	config/locales/ca.yml:5353	useful	the address is damaged
27	clementine-player/Clementine	leading-whitespace	warning	src/translations/ar.po:42	useful	a space too many at the start
27	sonata-project/SonataUserBundle	end-punctuation	info	src/Resources/translations/SonataUserBundle.nl.xliff:503	useful	the mark at the end is missing or another
27	farmerbb/Taskbar	missing-key	warning	app/src/main/res/values-ru-v28/strings.xml:19	useful	not in the file
27	greenshot/greenshot	encoding	warning	src/Greenshot-Installer/scripts/isxdl/polish.ini:4	pedantic	harmless
27	plankanban/planka	markdown-links	warning	client/src/locales/fi-FI/markdown-editor.json:59	false	an example of how links are written
27	AntennaPod/AntennaPod	missing-key	warning	ui/i18n/src/main/res/values-ca/strings.xml:555	useful	not in the file
27	inaturalist/inaturalist	space-around-tag	info	config/locales/da.yml:8445	useful	the space beside the tag differs
27	AntennaPod/AntennaPod	much-shorter	info	ui/i18n/src/main/res/values-ru/strings.xml:352	useful	most of the text is missing
27	Etar-Group/Etar-Calendar	untranslated	warning	app/src/main/res/values-el/strings.xml:42	useful	empty
27	Etar-Group/Etar-Calendar	tag-missing	error	app/src/main/res/values-bn-rBD/strings.xml:123	false	the tag is there
27	nextcloud/contacts	same-as-source	info	l10n/ka.json:2	useful	left in English
27	VazkiiMods/Quark	end-punctuation	info	src/main/resources/assets/quark/lang/tok.json:1494	pedantic	says it in other words
27	you-apps/ClockYou	missing-key	warning	app/src/main/res/values-ia/strings.xml:64	useful	not in the file
27	inaturalist/inaturalist	much-shorter	info	config/locales/nb.yml:6464	pedantic	a joke left out
27	clementine-player/Clementine	punctuation-spacing	warning	src/translations/bg.po:2871	useful	a space too many or too few beside the mark
27	VazkiiMods/Quark	trailing-whitespace	warning	src/main/resources/assets/quark/lang/fr_fr.json:205	useful	a space too many at the end
27	Automattic/pocket-casts-ios	duplicate-id	info	fastlane/Frozen.strings:507	useful	the key is there twice
27	quran/quran_android	tag-missing	warning	app/src/main/res/values-tr/strings.xml:47	useful	the tag is not there
27	cachethq/cachet	same-as-source	warning	resources/lang/id-ID/dashboard.php:78	useful	left in English
27	inaturalist/inaturalist	tag-extra	error	config/locales/oc.yml:42	useful	a tag that the source has not
27	Anarios/return-youtube-dislike	trailing-whitespace	warning	Website/_locales/fr.ts:43	useful	a space too many at the end
27	nextcloud/contacts	end-punctuation	info	l10n/sw.json:49	useful	the mark at the end is missing or another
27	nextcloud/contacts	markdown-marks	warning	l10n/ar.json:7	useful	the mark is broken by a space
27	clementine-player/Clementine	placeholder-missing	error	src/translations/ar.po:81	useful	the value is not shown
27	inaturalist/inaturalist	invisible-character	warning	config/locales/sq.yml:380	useful	an invisible character
27	nextcloud/contacts	invisible-character	warning	l10n/kn.json:7	useful	an invisible character
27	AntennaPod/AntennaPod	tag-extra	warning	ui/i18n/src/main/res/values-br/strings.xml:520	pedantic	emphasis that the source has dropped
27	cachethq/cachet	other-script	warning	resources/lang/he/validation.php:39	useful	in Chinese
27	farmerbb/Taskbar	tag-extra	warning	app/src/main/res/values-zh-rCN/strings.xml:149	pedantic	a section that the source has dropped
27	VazkiiMods/Quark	punctuation-spacing	info	src/main/resources/assets/quark/lang/zh_tw.json:420	useful	a space too many or too few beside the mark
27	cachethq/cachet	much-shorter	info	resources/lang/ko/dashboard.php:185	useful	most of the text is missing
27	nextcloud/contacts	double-space	warning	l10n/mk.json:181	useful	two spaces
27	quran/quran_android	placeholder-missing	warning	app/src/main/res/values-pt/strings.xml:74	useful	the value is not shown
27	quran/quran_android	missing-key	warning	common/ui/core/src/main/res/values-tr/sura_names.xml:117	useful	not in the file
27	nextcloud/contacts	punctuation-spacing	info	l10n/ja.json:106	useful	a space too many or too few beside the mark
27	apache/nifi	needs-review	info	nifi-registry/nifi-registry-core/nifi-registry-web-ui/src/main/locale/messages.es.xlf:82	useful	marked for review
27	farmerbb/Taskbar	punctuation-spacing	info	app/src/main/res/values-ja/strings.xml:225	useful	a space too many or too few beside the mark
27	sonata-project/SonataUserBundle	same-as-source	hint	src/Resources/translations/SonataUserBundle.ja.xliff:111	useful	left in English
27	inaturalist/inaturalist	duplicate-id	info	config/locales/en.yml:3537	useful	the key is there twice
27	quran/quran_android	untranslated	warning	common/ui/core/src/main/res/values-ru/sura_names.xml:142	useful	empty
27	farmerbb/Taskbar	syntax	warning	app/src/main/res/values-ru/strings.xml:33	useful	the file is broken here
27	clementine-player/Clementine	mixed-script	warning	src/translations/bs.po:81	useful	a letter of the other alphabet
27	greenshot/greenshot	numbers	warning	src/Greenshot/Languages/help-it-IT.html:28	useful	another number
27	Etar-Group/Etar-Calendar	missing-plural-form	warning	app/src/main/res/values-sw/strings.xml:43	useful	the language needs the form
27	cachethq/cachet	end-punctuation	info	resources/lang/zh-CN/setup.php:18	pedantic	says it in other words
27	clementine-player/Clementine	tag-attributes	warning	src/translations/ro.po:3195	useful	the attribute is damaged
27	nextcloud/contacts	trailing-whitespace	warning	l10n/fr.json:291	useful	a space too many at the end
27	inaturalist/inaturalist	repeated-word	warning	config/locales/es-MX.yml:7398	useful	a word twice
27	quran/quran_android	syntax	warning	app/src/qaloon/res/values-pl/app_strings.xml:8	useful	the file is broken here
27	inaturalist/inaturalist	much-longer	info	config/locales/ru.yml:3937	useful	says much more than the source
27	VazkiiMods/Quark	same-as-source	warning	src/main/resources/assets/quark/lang/ru_ru.json:116	pedantic	a test of the program
27	inaturalist/inaturalist	same-as-source	warning	config/locales/de.yml:2390	useful	left in English
27	cachethq/cachet	placeholder-extra	warning	resources/lang/fa/validation.php:76	useful	a value that the source does not pass
27	sonata-project/SonataUserBundle	extra-key	warning	src/Resources/translations/SonataUserBundle.de.xliff:345	useful	no longer in the source
27	inaturalist/inaturalist	missing-key	warning	config/locales/th.yml:3668	useful	not in the file
27	inaturalist/inaturalist	mixed-script	warning	config/locales/sr.yml:3136	useful	a letter of the other alphabet
27	farmerbb/Taskbar	same-as-source	warning	app/src/main/res/values-tr/strings.xml:366	useful	left in English
27	cachethq/cachet	tag-attributes	warning	resources/lang/es-ES/cachet.php:141	useful	the attribute is damaged
27	clementine-player/Clementine	tag-missing	warning	src/translations/zh_TW.po:181	useful	the tag is not there
27	clementine-player/Clementine	untranslated	warning	src/translations/bs.po:1578	useful	empty
27	cachethq/cachet	placeholder-missing	warning	resources/lang/ja/validation.php:80	useful	the value is not shown
27	cachethq/cachet	punctuation-spacing	warning	resources/lang/af/forms.php:110	useful	a space too many or too few beside the mark
27	inaturalist/inaturalist	numbers	info	config/locales/pt-BR.yml:8514	useful	another number
27	cachethq/cachet	trailing-whitespace	warning	resources/lang/fr/forms.php:32	useful	a space too many at the end
27	clementine-player/Clementine	command-options	warning	src/translations/id.po:1164	useful	another option than in the source
27	nextcloud/contacts	brackets	warning	l10n/zh_TW.json:379	useful	a bracket without its partner
27	Anarios/return-youtube-dislike	end-punctuation	info	Website/_locales/uk.ts:60	useful	the mark at the end is missing or another
27	sonata-project/SonataUserBundle	missing-key	warning	src/Resources/translations/SonataUserBundle.fa.xliff:181	useful	not in the file
27	Anarios/return-youtube-dislike	same-as-source	warning	Website/_locales/pt_BR.ts:58	useful	left in English
27	clementine-player/Clementine	accelerators	info	src/translations/he.po:2131	useful	the accelerator is missing
27	inaturalist/inaturalist	tag-attributes	warning	config/locales/it.yml:1913	useful	the attribute is damaged
28	angular/angular-cn	icu-syntax	error	public/docs/_examples/cb-i18n/ts/src/locale/messages.es.xlf:37	pedantic	Angular does without the form
28	obsproject/obs-browser	placeholder-missing	error	data/locale/gl-ES.ini:25	useful	the value is not shown
28	TeamTwilight/twilightforest	same-as-source	warning	src/main/resources/assets/twilightforest/lang/es_cl.json:124	useful	left in English
28	mozilla/blurts-server	punctuation-spacing	warning	locales/ia/recommendations.ftl:11	useful	a space too many or too few beside the mark
28	TeamTwilight/twilightforest	brackets	warning	src/main/resources/assets/twilightforest/lang/es_cl.json:1229	useful	a bracket without its partner
28	jenkinsci/jenkins	numbers	warning	core/src/main/resources/hudson/slaves/Messages_bg.properties:40	useful	another number
28	bagisto/bagisto	other-script	warning	packages/Webkul/Shop/src/Resources/lang/es/app.php:1378	useful	in Chinese
28	jenkinsci/jenkins	placeholder-missing	warning	core/src/main/resources/hudson/node_monitors/Messages_sr.properties:14	useful	the value is not shown
28	wger-project/wger	much-shorter	info	wger/locale/de/LC_MESSAGES/django.po:2441	useful	most of the text is missing
28	akaunting/akaunting	tag-extra	error	resources/lang/lt-LT/email_templates.php:7	useful	a tag that the source has not
28	AdguardTeam/AdguardForiOS	placeholder-extra	warning	AdguardExtension/AdguardApp/pt-BR.lproj/Localizable.strings:1140	useful	a value that the source does not pass
28	akaunting/akaunting	tag-attributes	warning	resources/lang/fa-IR/general.php:215	useful	the attribute is damaged
28	akaunting/akaunting	quotation-marks	info	resources/lang/sl-SI/email_templates.php:54	useful	a lone quotation mark
28	jenkinsci/jenkins	tag-missing	info	war/src/main/webapp/help/LogRecorder/logger_bg.html:2	useful	the tag is not there
28	wger-project/wger	brackets	warning	wger/locale/el/LC_MESSAGES/django.po:2382	useful	a bracket without its partner
28	NginxProxyManager/nginx-proxy-manager	icu-arguments	error	frontend/src/locale/src/fr.json:90	useful	an argument that nobody passes
28	grocy/grocy	invisible-character	warning	localization/zh_CN/strings.po:2203	useful	an invisible character
28	akaunting/akaunting	missing-key	warning	resources/lang/hr-HR/accounts.php:12	useful	not in the file
28	ravibpatel/AutoUpdater.NET	missing-key	warning	AutoUpdater.NET/RemindLaterForm.ja-JP.resx:150	pedantic	the program falls back to the same text
28	Toxblh/MTMR	lone-sign	error	Sparkle.framework/Versions/B/Updater.app/Contents/Resources/uk.lproj/Sparkle.strings:9	useful	a lone sign that the program cannot read
28	phpvms/phpvms	tripled-letter	info	resources/lang/tr/common.php:46	false	a cry that is drawn out
28	BluSunrize/ImmersiveEngineering	end-punctuation	info	src/main/resources/assets/immersiveengineering/lang/ko_kr.json:667	useful	the mark at the end is missing or another
28	jenkinsci/jenkins	brackets	warning	war/src/main/webapp/help/system-config/master-slave/jnlp-tunnel_bg.html:15	useful	a bracket without its partner
28	jenkinsci/jenkins	untranslated	warning	core/src/main/resources/jenkins/model/CoreEnvironmentContributor/buildEnv_nl.properties:9	useful	empty
28	grocy/grocy	placeholder-extra	warning	localization/pt_BR/strings.po:2500	useful	a value that the source does not pass
28	AdguardTeam/AdguardForiOS	duplicate-id	info	AdguardExtension/AdguardApp/de.lproj/Localizable.strings:1167	useful	the key is there twice
28	wger-project/wger	same-as-source	warning	wger/locale/nl/LC_MESSAGES/django.po:3019	useful	left in English
28	wger-project/wger	tag-missing	error	wger/locale/ru/LC_MESSAGES/django.po:2955	useful	the tag is not there
28	ReVanced/revanced-manager	missing-key	warning	app/src/main/res/values-am-rET/strings.xml:47	useful	not in the file
28	mozilla/blurts-server	invisible-character	warning	locales/cs/settings.ftl:35	useful	an invisible character
28	mozilla/blurts-server	double-space	warning	locales/da/recommendations.ftl:117	useful	two spaces
28	M66B/NetGuard	much-shorter	info	app/src/main/res/values-ar-rSA/strings.xml:11	useful	most of the text is missing
28	discourse/discourse-chat-integration	placeholder-missing	error	config/locales/server.be.yml:86	useful	the value is not shown
28	jenkinsci/jenkins	entities	warning	core/src/main/resources/hudson/markup/EscapedMarkupFormatter/config_sv_SE.properties:1	useful	a broken reference
28	Toxblh/MTMR	placeholder-missing	warning	Sparkle.framework/Versions/B/Updater.app/Contents/Resources/fa.lproj/Sparkle.strings:43	useful	the value is not shown
28	BluSunrize/ImmersiveEngineering	punctuation-spacing	info	src/main/resources/assets/immersiveengineering/lang/ja_jp.json:765	useful	a space too many or too few beside the mark
28	discourse/discourse-chat-integration	leading-whitespace	warning	config/locales/server.pl_PL.yml:81	useful	a space too many at the start
28	AdguardTeam/AdguardForiOS	units	warning	AdguardExtension/AdguardApp/vi.lproj/Localizable.stringsdict:72	useful	another unit
28	ReVanced/revanced-manager	tag-extra	warning	app/src/main/res/values-bn-rBD/strings.xml:480	useful	a tag that the source has not
28	jenkinsci/jenkins	placeholder-extra	warning	core/src/main/resources/hudson/model/AbstractItem/noWorkspace_ko.properties:4	useful	a value that the source does not pass
28	discourse/discourse-chat-integration	quotation-marks	info	config/locales/server.gl.yml:86	useful	a lone quotation mark
28	jenkinsci/jenkins	same-as-source	warning	core/src/main/resources/hudson/win32errors_es.properties:439	useful	left in English
28	grocy/grocy	much-longer	info	localization/uk/component_translations.po:25	pedantic	data of a library in one text
28	jenkinsci/jenkins	space-around-tag	info	core/src/main/resources/hudson/PluginManager/updates_pt_BR.properties:48	useful	the space beside the tag differs
28	AdguardTeam/AdguardForiOS	quotation-marks	info	AdguardExtension/AdguardApp/nl.lproj/Localizable.strings:1026	useful	a lone quotation mark
28	jenkinsci/jenkins	tag-extra	warning	core/src/main/resources/hudson/Messages_de.properties:50	useful	a tag that the source has not
28	TeamTwilight/twilightforest	leading-whitespace	warning	src/main/resources/assets/twilightforest/lang/es_ar.json:175	useful	a space too many at the start
28	M66B/NetGuard	numbers	warning	app/src/main/res/values-fi-rFI/strings.xml:132	useful	another number
28	obsproject/obs-browser	punctuation-spacing	info	data/locale/ja-JP.ini:40	useful	a space too many or too few beside the mark
28	grocy/grocy	tripled-letter	info	localization/ca/strings.po:830	useful	a letter three times
28	TeamTwilight/twilightforest	placeholder-missing	error	src/main/resources/assets/twilightforest/lang/uk_ua.json:712	useful	the value is not shown
28	AdguardTeam/AdguardForiOS	punctuation-spacing	info	AdguardExtension/AdguardApp/ja.lproj/Localizable.strings:368	useful	a space too many or too few beside the mark
28	jenkinsci/jenkins	file-paths	warning	core/src/main/resources/hudson/tasks/ArtifactArchiver/help-artifacts_sv_SE.html:2	pedantic	an example, put into the language
28	NginxProxyManager/nginx-proxy-manager	trailing-whitespace	warning	frontend/src/locale/src/pl.json:288	useful	a space too many at the end
28	AdguardTeam/AdguardForiOS	mixed-script	warning	AdGuardSDK/AdGuardSDK/DNS/DnsProviders/Predefined/providers_i18n.json:1835	useful	a letter of the other alphabet
28	akaunting/akaunting	extra-key	warning	resources/lang/bs-BA/invoices.php:45	useful	no longer in the source
28	ReVanced/revanced-manager	mixed-script	warning	app/src/main/res/values-mk-rMK/strings.xml:117	useful	a letter of the other alphabet
28	jenkinsci/jenkins	quotation-marks	info	core/src/main/resources/jenkins/triggers/ReverseBuildTrigger/help_fr.html:9	useful	a lone quotation mark
28	akaunting/akaunting	double-space	warning	resources/lang/bn-BD/currencies.php:15	useful	two spaces
28	discourse/discourse-chat-integration	end-punctuation	info	config/locales/server.sw.yml:57	useful	the mark at the end is missing or another
28	TeamTwilight/twilightforest	punctuation-spacing	info	src/main/resources/assets/twilightforest/lang/zh_tw.json:899	useful	a space too many or too few beside the mark
28	ReVanced/revanced-manager	extra-key	warning	app/src/main/res/values-bg-rBG/strings.xml:195	useful	no longer in the source
28	mozilla/blurts-server	missing-key	warning	locales/he/data-classes.ftl:40	useful	not in the file
28	BluSunrize/ImmersiveEngineering	placeholder-extra	warning	src/main/resources/assets/immersiveengineering/lang/ru_ru.json:281	useful	a value that the source does not pass
28	discourse/discourse-chat-integration	entities	info	config/locales/client.ko.yml:130	useful	a broken reference
28	AdguardTeam/AdguardForiOS	repeated-word	warning	AdguardExtension/AdguardApp/pt-BR.lproj/Localizable.strings:722	useful	a word twice
28	jenkinsci/jenkins	tripled-letter	info	core/src/main/resources/hudson/win32errors_fr.properties:535	useful	a letter three times
28	discourse/discourse-chat-integration	tag-extra	warning	config/locales/server.pt.yml:85	useful	a tag that the source has not
28	Toxblh/MTMR	untranslated	warning	Sparkle.framework/Versions/B/Resources/de.lproj/SUUpdatePermissionPrompt.strings:2	pedantic	a text of the editor that nobody sees
28	akaunting/akaunting	brackets	warning	resources/lang/ko-KR/validation.php:38	useful	a bracket without its partner
28	M66B/NetGuard	same-as-source	warning	app/src/main/res/values-fil-rPH/strings.xml:4	useful	left in English
28	grocy/grocy	double-space	warning	localization/bg_BG/strings.po:547	useful	two spaces
28	NginxProxyManager/nginx-proxy-manager	missing-plural-form	warning	frontend/src/locale/src/sk.json:402	false	a form without an ending is empty
28	NginxProxyManager/nginx-proxy-manager	missing-key	warning	frontend/src/locale/src/id.json:1	useful	not in the file
28	bagisto/bagisto	leading-whitespace	warning	packages/Webkul/Shop/src/Resources/lang/uk/app.php:1633	pedantic	a slip of the source
28	akaunting/akaunting	choice-forms	warning	resources/lang/zh-TW/general.php:51	useful	a form too much
28	discourse/discourse-chat-integration	trailing-whitespace	warning	config/locales/client.fi.yml:22	useful	a space too many at the end
28	ravibpatel/AutoUpdater.NET	end-punctuation	info	AutoUpdater.NET/UpdateForm.pt-BR.resx:142	useful	the mark at the end is missing or another
28	TeamTwilight/twilightforest	untranslated	warning	src/main/resources/assets/twilightforest/lang/ko_kr.json:1286	useful	empty
28	M66B/NetGuard	leading-whitespace	warning	app/src/main/res/values-ko-rKR/strings.xml:190	useful	a space too many at the start
28	grocy/grocy	mixed-script	warning	localization/el_GR/strings.po:1655	useful	a letter of the other alphabet
28	obsproject/obs-browser	double-space	warning	data/locale/sq-AL.ini:3	useful	two spaces
28	NginxProxyManager/nginx-proxy-manager	leading-whitespace	warning	frontend/src/locale/src/zh.json:15	useful	a space too many at the start
28	grocy/grocy	quotation-marks	info	localization/de/strings.po:858	useful	a lone quotation mark
28	FelisCatus/SwitchyOmega	punctuation-spacing	warning	omega-locales/fa/LC_MESSAGES/omega-web.po:1129	useful	a space too many or too few beside the mark
28	M66B/NetGuard	syntax	warning	app/src/main/res/values/strings.xml:246	useful	the file is broken here
28	discourse/discourse-chat-integration	missing-key	warning	config/locales/client.cs.yml:13	useful	not in the file
28	grocy/grocy	lone-sign	error	localization/el_GR/strings.po:305	useful	a lone sign that the program cannot read
28	AdguardTeam/AdguardForiOS	much-shorter	info	AdguardExtension/AdguardApp/sr-Latn.lproj/Localizable.strings:263	useful	most of the text is missing
28	ravibpatel/AutoUpdater.NET	placeholder-missing	warning	AutoUpdater.NET/UpdateForm.pt-BR.resx:127	useful	the value is not shown
28	grocy/grocy	same-as-source	warning	localization/el_GR/strings.po:472	useful	left in English
28	Toxblh/MTMR	missing-key	warning	Sparkle.framework/Versions/B/Resources/fi.lproj/Sparkle.strings:41	useful	not in the file
28	Toxblh/MTMR	leading-whitespace	warning	Sparkle.framework/Versions/B/Resources/ja.lproj/Sparkle.strings:117	useful	a space too many at the start
28	akaunting/akaunting	punctuation-spacing	warning	resources/lang/bn-BD/customers.php:9	useful	a space too many or too few beside the mark
28	NginxProxyManager/nginx-proxy-manager	punctuation-spacing	info	frontend/src/locale/src/ja.json:12	useful	a space too many or too few beside the mark
28	M66B/NetGuard	missing-key	warning	app/src/main/res/values-ml-rIN/strings.xml:49	useful	not in the file
28	mozilla/blurts-server	entities	info	locales/id/landing-all.ftl:19	useful	a broken reference
28	wger-project/wger	trailing-whitespace	warning	wger/locale/pl/LC_MESSAGES/django.po:549	pedantic	layout of a template
28	FelisCatus/SwitchyOmega	untranslated	warning	omega-locales/nb_NO/LC_MESSAGES/omega-web.po:951	useful	empty
28	ravibpatel/AutoUpdater.NET	double-space	warning	AutoUpdater.NET/RemindLaterForm.pt-BR.resx:151	useful	two spaces
28	TeamTwilight/twilightforest	syntax	warning	src/main/resources/assets/twilightforest/lang/es_ar.json:4	pedantic	the program reads comments
28	phpvms/phpvms	extra-key	warning	resources/lang/it/pireps.php:39	useful	no longer in the source
28	akaunting/akaunting	markdown-marks	warning	resources/lang/es-AR/notifications.php:8	useful	the mark is broken by a space
28	mozilla/blurts-server	same-as-source	hint	locales/ja/bento.ftl:10	useful	left in English
28	akaunting/akaunting	mixed-script	warning	resources/lang/sr-RS/install.php:37	useful	a letter of the other alphabet
28	phpvms/phpvms	missing-key	warning	resources/lang/fr/filament.php:128	useful	not in the file
28	akaunting/akaunting	much-shorter	info	resources/lang/sl-SI/currencies.php:24	useful	most of the text is missing
28	M66B/NetGuard	untranslated	warning	app/src/main/res/values-pl-rPL/strings.xml:11	useful	empty
28	NginxProxyManager/nginx-proxy-manager	same-as-source	info	frontend/src/locale/src/et.json:5	useful	left in English
28	BluSunrize/ImmersiveEngineering	trailing-whitespace	warning	src/main/resources/assets/immersiveengineering/lang/pt_pt.json:166	pedantic	a placeholder stands in its place
28	jenkinsci/jenkins	mixed-script	warning	core/src/main/resources/jenkins/model/Jenkins/systemInfo_bg.properties:31	useful	a letter of the other alphabet
28	jenkinsci/jenkins	other-script	warning	core/src/main/resources/hudson/tasks/LogRotator/config_es_AR.properties:3	false	the file is of Argentina, not Arabic
28	jenkinsci/jenkins	end-punctuation	info	core/src/main/resources/hudson/PluginManager/updates_bg.properties:68	useful	the mark at the end is missing or another
28	TeamTwilight/twilightforest	quotation-marks	info	src/main/resources/assets/twilightforest/lang/ru_ru.json:88	useful	a lone quotation mark
28	Toxblh/MTMR	same-as-source	warning	Sparkle.framework/Versions/B/Resources/hu.lproj/SUUpdatePermissionPrompt.strings:24	useful	left in English
28	BluSunrize/ImmersiveEngineering	mixed-script	warning	src/main/resources/assets/immersiveengineering/lang/en_ud.json:637	false	English upside down
28	bagisto/bagisto	untranslated	warning	packages/Webkul/Installer/src/Resources/lang/ar/app.php:565	pedantic	part of an address
28	grocy/grocy	entities	info	localization/it/component_translations.po:27	pedantic	data of a library in one text
28	jenkinsci/jenkins	missing-key	warning	core/src/main/resources/hudson/triggers/Messages_fr.properties:32	useful	not in the file
28	FelisCatus/SwitchyOmega	numbers	warning	omega-locales/tr/LC_MESSAGES/omega-web.po:1123	useful	another number
28	TeamTwilight/twilightforest	double-space	warning	src/main/resources/assets/twilightforest/lang/ja_jp.json:791	useful	two spaces
28	phpvms/phpvms	same-as-source	hint	resources/lang/pt-br/installer.php:13	useful	left in English
28	discourse/discourse-chat-integration	space-around-tag	info	config/locales/server.pl_PL.yml:136	useful	the space beside the tag differs
28	grocy/grocy	much-shorter	info	localization/pt_PT/strings.po:1175	useful	most of the text is missing
28	phpvms/phpvms	punctuation-spacing	warning	resources/lang/tr/common.php:66	useful	a space too many or too few beside the mark
28	M66B/NetGuard	other-script	warning	app/src/main/res/values-hi-rIN/strings.xml:45	useful	in Chinese
28	TeamTwilight/twilightforest	end-punctuation	info	src/main/resources/assets/twilightforest/lang/es_ar.json:382	useful	the mark at the end is missing or another
28	Toxblh/MTMR	trailing-whitespace	warning	Sparkle.framework/Versions/B/Updater.app/Contents/Resources/fa.lproj/Sparkle.strings:35	useful	a space too many at the end
28	mozilla/blurts-server	much-shorter	info	locales/quc/app.ftl:68	useful	most of the text is missing
28	jenkinsci/jenkins	icu-syntax	error	core/src/main/resources/hudson/model/Messages_it.properties:178	useful	the message does not parse
28	FelisCatus/SwitchyOmega	double-space	warning	omega-locales/fa/LC_MESSAGES/omega-web.po:1224	useful	two spaces
28	jenkinsci/jenkins	leading-whitespace	warning	core/src/main/resources/hudson/model/AbstractProject/changes_sr.properties:5	useful	a space too many at the start
28	jenkinsci/jenkins	trailing-whitespace	warning	core/src/main/resources/hudson/cli/Messages_de.properties:32	useful	a space too many at the end
28	NginxProxyManager/nginx-proxy-manager	mixed-script	warning	frontend/src/locale/src/HelpDoc/ru/ProxyHosts.md:5	useful	a letter of the other alphabet
28	AdguardTeam/AdguardForiOS	leading-whitespace	warning	AdguardExtension/AdguardApp/ru.lproj/Localizable.strings:991	useful	a space too many at the start
28	BluSunrize/ImmersiveEngineering	repeated-word	warning	src/main/resources/assets/immersiveengineering/lang/fr_fr.json:521	useful	a word twice
28	AdguardTeam/AdguardForiOS	space-around-tag	info	AdguardExtension/AdguardApp/ro.lproj/Localizable.strings:167	useful	the space beside the tag differs
28	phpvms/phpvms	double-space	warning	resources/lang/de/email.php:6	useful	two spaces
28	discourse/discourse-chat-integration	tag-missing	warning	config/locales/server.be.yml:95	useful	the tag is not there
28	grocy/grocy	brackets	warning	localization/pt_BR/strings.po:2651	useful	a bracket without its partner
28	FelisCatus/SwitchyOmega	tag-missing	error	omega-locales/id/LC_MESSAGES/omega-web.po:79	useful	the tag is not there
28	jenkinsci/jenkins	garbled-text	warning	core/src/main/resources/jenkins/agents/Messages_uk.properties:1	useful	mojibake
28	FelisCatus/SwitchyOmega	tag-extra	error	omega-locales/zh_CN/LC_MESSAGES/omega-web.po:94	useful	a tag that the source has not
28	AdguardTeam/AdguardForiOS	missing-key	warning	AdguardExtension/AdguardApp/UI/ViewControllers/MainTabBar/Activity/fa.lproj/Activity.strings:6	useful	not in the file
28	wger-project/wger	needs-review	info	wger/locale/it/LC_MESSAGES/django.po:538	useful	marked for review
28	TeamTwilight/twilightforest	mixed-script	warning	src/main/resources/assets/twilightforest/lang/uk_ua.json:883	useful	a letter of the other alphabet
28	akaunting/akaunting	tripled-letter	info	resources/lang/az-AZ/notifications.php:5	false	a cry that is drawn out
28	AdguardTeam/AdguardForiOS	tag-missing	warning	AdguardExtension/AdguardApp/da.lproj/Localizable.strings:722	useful	the tag is not there
28	grocy/grocy	untranslated	warning	localization/sk_SK/strings.po:2190	useful	empty
28	wger-project/wger	untranslated	warning	wger/locale/el/LC_MESSAGES/django.po:1605	useful	empty
28	bagisto/bagisto	punctuation-spacing	warning	packages/Webkul/Admin/src/Resources/lang/fa/app.php:1731	useful	a space too many or too few beside the mark
28	grocy/grocy	placeholder-missing	warning	localization/ca/strings.po:300	useful	the value is not shown
28	FelisCatus/SwitchyOmega	needs-review	info	omega-locales/uk/LC_MESSAGES/omega-web.po:1178	useful	marked for review
28	grocy/grocy	trailing-whitespace	warning	localization/pt_PT/chore_assignment_types.po:21	useful	a space too many at the end
28	grocy/grocy	syntax	warning	localization/he_IL/demo_data.po:55	useful	the file is broken here
28	bagisto/bagisto	invisible-character	warning	packages/Webkul/Admin/src/Resources/lang/tr/app.php:5332	useful	an invisible character
28	AdguardTeam/AdguardForiOS	extra-key	warning	AdguardExtension/AdguardApp/bg.lproj/Localizable.strings:38	useful	no longer in the source
28	discourse/discourse-chat-integration	placeholder-extra	warning	config/locales/server.ru.yml:87	useful	a value that the source does not pass
28	akaunting/akaunting	placeholder-extra	warning	resources/lang/ur-PK/validation.php:58	useful	a value that the source does not pass
28	grocy/grocy	missing-key	warning	localization/sv_SE/component_translations.po:1	useful	not in the file
28	bagisto/bagisto	tag-missing	warning	packages/Webkul/Installer/src/Resources/lang/hi_IN/app.php:469	pedantic	harmless
28	BluSunrize/ImmersiveEngineering	numbers	warning	src/main/resources/assets/immersiveengineering/lang/ko_kr.json:653	useful	another number
28	bagisto/bagisto	placeholder-extra	warning	packages/Webkul/Admin/src/Resources/lang/es/app.php:1368	useful	a value that the source does not pass
28	bagisto/bagisto	trailing-whitespace	warning	packages/Webkul/Admin/src/Resources/lang/fa/app.php:1731	useful	a space too many at the end
28	akaunting/akaunting	end-punctuation	info	resources/lang/cs-CZ/customers.php:6	useful	the mark at the end is missing or another
28	FelisCatus/SwitchyOmega	quotation-marks	info	omega-locales/uk/LC_MESSAGES/omega-web.po:86	useful	a lone quotation mark
28	jenkinsci/jenkins	much-longer	info	core/src/main/resources/jenkins/model/Jenkins/_legend_it.properties:44	useful	says much more than the source
28	akaunting/akaunting	same-as-source	warning	resources/lang/sv-SE/modules.php:106	useful	left in English
28	akaunting/akaunting	numbers	info	resources/lang/mk-MK/errors.php:13	pedantic	the number is not needed
28	akaunting/akaunting	duplicate-id	info	resources/lang/sv-SE/modules.php:62	useful	the key is there twice
28	grocy/grocy	leading-whitespace	warning	localization/nl/strings.po:2525	useful	a space too many at the start
28	TeamTwilight/twilightforest	trailing-whitespace	warning	src/main/resources/assets/twilightforest/lang/pt_br.json:1383	useful	a space too many at the end
28	TeamTwilight/twilightforest	placeholder-extra	warning	src/main/resources/assets/twilightforest/lang/es_mx.json:14	useful	a value that the source does not pass
28	M66B/NetGuard	mixed-script	warning	app/src/main/res/values-bg-rBG/strings.xml:134	useful	a letter of the other alphabet
28	mozilla/blurts-server	end-punctuation	info	locales/gn/app.ftl:49	useful	the mark at the end is missing or another
28	phpvms/phpvms	placeholder-missing	warning	resources/lang/de/profile.php:6	useful	the value is not shown
28	FelisCatus/SwitchyOmega	same-as-source	warning	omega-locales/cs/LC_MESSAGES/omega-web.po:1273	useful	left in English
28	M66B/NetGuard	space-around-tag	info	app/src/main/res/values-pl-rPL/strings.xml:197	useful	the space beside the tag differs
28	NginxProxyManager/nginx-proxy-manager	numbers	info	frontend/src/locale/src/zh.json:558	pedantic	the number is not needed
28	M66B/NetGuard	end-punctuation	info	app/src/main/res/values-ar-rSA/strings.xml:201	useful	the mark at the end is missing or another
28	mozilla/blurts-server	missing-plural-form	warning	locales/pt-BR/announcements.ftl:25	useful	the language needs the form
28	akaunting/akaunting	trailing-whitespace	warning	resources/lang/ms-MY/documents.php:53	useful	a space too many at the end
28	jenkinsci/jenkins	extra-key	warning	core/src/main/resources/jenkins/security/apitoken/LegacyApiTokenAdministrativeMonitor/manage_sv_SE.properties:42	useful	no longer in the source
28	akaunting/akaunting	untranslated	warning	resources/lang/ca-ES/demo.php:6	useful	empty
28	grocy/grocy	units	warning	localization/pt_BR/strings.po:1364	useful	another unit
28	AdguardTeam/AdguardForiOS	end-punctuation	info	AdguardExtension/AdguardApp/UI/ViewControllers/MainTabBar/MainMenu/License/pl.lproj/License.strings:8	pedantic	says it in other words
28	AdguardTeam/AdguardForiOS	double-space	warning	AdguardExtension/AdguardApp/fr.lproj/Localizable.strings:281	useful	two spaces
28	Toxblh/MTMR	extra-key	warning	Sparkle.framework/Versions/B/Resources/he.lproj/Sparkle.strings:57	useful	no longer in the source
28	bagisto/bagisto	same-as-source	warning	packages/Webkul/Shop/src/Resources/lang/ro/app.php:1765	useful	left in English
28	ReVanced/revanced-manager	quotation-marks	info	app/src/main/res/values-sq-rAL/strings.xml:358	useful	a lone quotation mark
28	discourse/discourse-chat-integration	same-as-source	hint	config/locales/client.bs_BA.yml:26	useful	left in English
28	jenkinsci/jenkins	double-space	warning	core/src/main/resources/hudson/util/NoTempDir/index_es.properties:25	useful	two spaces
28	jenkinsci/jenkins	tag-attributes	warning	core/src/main/resources/jenkins/model/Messages_tr.properties:29	false	an apostrophe is written as two
28	bagisto/bagisto	placeholder-missing	warning	packages/Webkul/Core/src/Resources/lang/pt_BR/validation.php:10	useful	the value is not shown
28	AdguardTeam/AdguardForiOS	numbers	warning	AdguardExtension/AdguardApp/da.lproj/Localizable.strings:296	useful	another number
28	BluSunrize/ImmersiveEngineering	placeholder-missing	warning	src/main/resources/assets/immersiveengineering/lang/it_it.json:1221	useful	the value is not shown
28	mozilla/blurts-server	space-around-tag	info	locales/es-AR/email-strings.ftl:15	useful	the space beside the tag differs
28	AdguardTeam/AdguardForiOS	same-as-source	hint	AdguardExtension/AdguardApp/nl.lproj/Localizable.strings:497	useful	left in English
28	wger-project/wger	space-around-tag	info	wger/locale/el/LC_MESSAGES/django.po:2896	useful	the space beside the tag differs
28	FelisCatus/SwitchyOmega	space-around-tag	info	omega-locales/lzh/LC_MESSAGES/omega-web.po:109	false	the language has no spaces
28	TeamTwilight/twilightforest	missing-key	warning	src/main/resources/assets/twilightforest/lang/pl_pl.json:480	useful	not in the file
28	wger-project/wger	punctuation-spacing	warning	wger/locale/no/LC_MESSAGES/django.po:2483	useful	a space too many or too few beside the mark
28	TeamTwilight/twilightforest	repeated-word	warning	src/main/resources/assets/twilightforest/lang/es_ec.json:562	useful	a word twice
28	obsproject/obs-browser	missing-key	warning	data/locale/az-AZ.ini:1	useful	not in the file
28	jenkinsci/jenkins	punctuation-spacing	info	war/src/main/webapp/help/LogRecorder/logger_zh_TW.html:17	useful	a space too many or too few beside the mark
28	phpvms/phpvms	trailing-whitespace	warning	resources/lang/vendor/backup/tr/notifications.php:19	useful	a space too many at the end
28	BluSunrize/ImmersiveEngineering	missing-key	warning	src/main/resources/assets/immersiveengineering/lang/es_mx.json:764	useful	not in the file
28	grocy/grocy	punctuation-spacing	warning	localization/bg_BG/strings.po:1005	useful	a space too many or too few beside the mark
28	mozilla/blurts-server	tag-missing	warning	locales/he/dashboard.ftl:14	false	the form for one says the number in a word
28	grocy/grocy	end-punctuation	info	localization/bg_BG/strings.po:442	useful	the mark at the end is missing or another
28	akaunting/akaunting	space-around-tag	info	resources/lang/sl-SI/email_templates.php:49	useful	the space beside the tag differs
28	Toxblh/MTMR	double-space	warning	Sparkle.framework/Versions/B/Resources/nb.lproj/Sparkle.strings:1	useful	two spaces
28	M66B/NetGuard	punctuation-spacing	warning	app/src/main/res/values-fa-rIR/strings.xml:133	useful	a space too many or too few beside the mark
28	jenkinsci/jenkins	much-shorter	info	core/src/main/resources/hudson/util/DoubleLaunchChecker/message_da.properties:29	useful	most of the text is missing
28	bagisto/bagisto	end-punctuation	info	packages/Webkul/Admin/src/Resources/lang/pl/app.php:4769	useful	the mark at the end is missing or another
28	FelisCatus/SwitchyOmega	repeated-word	warning	omega-locales/cs/LC_MESSAGES/omega-web.po:67	useful	a word twice
28	bagisto/bagisto	much-shorter	info	packages/Webkul/Installer/src/Resources/lang/he/app.php:599	useful	most of the text is missing
28	jenkinsci/jenkins	syntax	warning	core/src/main/resources/hudson/PluginManager/index_da.properties:27	useful	the file is broken here
28	ravibpatel/AutoUpdater.NET	units	warning	AutoUpdater.NET/RemindLaterForm.ko.resx:139	useful	another unit
28	akaunting/akaunting	placeholder-missing	warning	resources/lang/uz-UZ/general.php:145	useful	the value is not shown
28	BluSunrize/ImmersiveEngineering	same-as-source	warning	src/main/resources/assets/immersiveengineering/lang/zh_tw.json:451	useful	left in English
28	BluSunrize/ImmersiveEngineering	extra-key	warning	src/main/resources/assets/immersiveengineering/lang/es_ec.json:324	useful	no longer in the source
28	wger-project/wger	end-punctuation	info	wger/locale/cs/LC_MESSAGES/django.po:3211	useful	the mark at the end is missing or another
28	bagisto/bagisto	units	warning	packages/Webkul/Admin/src/Resources/lang/pl/app.php:1242	useful	another unit
28	grocy/grocy	tag-extra	warning	localization/sv_SE/component_translations.po:34	pedantic	data of a library in one text
28	bagisto/bagisto	double-space	warning	packages/Webkul/Stripe/src/Resources/lang/he/app.php:14	useful	two spaces
28	akaunting/akaunting	tag-missing	error	resources/lang/hr-HR/email_templates.php:12	useful	the tag is not there
28	discourse/discourse-chat-integration	double-space	warning	config/locales/client.uk.yml:138	useful	two spaces
28	AdguardTeam/AdguardForiOS	invisible-character	warning	AdguardExtension/AdguardApp/fr.lproj/Localizable.strings:728	useful	an invisible character
28	jenkinsci/jenkins	pure-punctuation	info	core/src/main/resources/hudson/model/Messages_it.properties:356	pedantic	says it in other words
28	akaunting/akaunting	leading-whitespace	warning	resources/lang/az-AZ/validation.php:67	useful	a space too many at the start
28	AdguardTeam/AdguardForiOS	trailing-whitespace	warning	AdguardExtension/AdguardApp/fr.lproj/Localizable.strings:212	useful	a space too many at the end
28	jenkinsci/jenkins	document-structure	warning	core/src/main/resources/hudson/triggers/SCMTrigger/help_tr.html:2	useful	headings of the source are missing
28	jenkinsci/jenkins	urls	warning	core/src/main/resources/hudson/util/AWTProblem/index_pt_BR.properties:24	useful	the address is damaged
28	bagisto/bagisto	tag-attributes	warning	packages/Webkul/Admin/src/Resources/lang/bn/app.php:5914	useful	the attribute is damaged
28	akaunting/akaunting	other-script	warning	resources/lang/he-IL/modules.php:46	useful	in Chinese
28	discourse/discourse-chat-integration	markdown-marks	warning	config/locales/server.gl.yml:194	useful	the mark is broken by a space
28	mozilla/blurts-server	mixed-script	warning	locales/kab/recommendations.ftl:10	useful	a letter of the other alphabet
28	ravibpatel/AutoUpdater.NET	punctuation-spacing	warning	AutoUpdater.NET/RemindLaterForm.es.resx:133	useful	a space too many or too few beside the mark
28	TeamTwilight/twilightforest	same-as-source	warning	src/main/resources/assets/twilightforest/lang/es_ec.json:118	useful	left in English
28	mozilla/blurts-server	punctuation-spacing	warning	locales/es-AR/recommendations.ftl:128	useful	a space too many or too few beside the mark
28	TeamTwilight/twilightforest	brackets	warning	src/main/resources/assets/twilightforest/lang/es_ar.json:1229	useful	a bracket without its partner
28	jenkinsci/jenkins	numbers	warning	core/src/main/resources/hudson/slaves/Messages_de.properties:26	useful	another number
28	bagisto/bagisto	other-script	warning	packages/Webkul/Shop/src/Resources/lang/hi_IN/app.php:402	useful	in Chinese
28	jenkinsci/jenkins	placeholder-missing	warning	core/src/main/resources/hudson/model/AbstractItem/delete_da.properties:24	useful	the value is not shown
28	akaunting/akaunting	tag-extra	error	resources/lang/lt-LT/email_templates.php:7	useful	a tag that the source has not
28	akaunting/akaunting	tag-attributes	warning	resources/lang/zh-TW/general.php:218	useful	the attribute is damaged
28	jenkinsci/jenkins	tag-missing	error	core/src/main/resources/hudson/PluginManager/installed_pt_BR.properties:39	useful	the tag is not there
28	wger-project/wger	brackets	warning	wger/locale/ko/LC_MESSAGES/django.po:3163	useful	a bracket without its partner
28	NginxProxyManager/nginx-proxy-manager	icu-arguments	error	frontend/src/locale/src/fr.json:90	useful	an argument that nobody passes
28	grocy/grocy	invisible-character	warning	localization/zh_CN/strings.po:2200	useful	an invisible character
28	akaunting/akaunting	missing-key	warning	resources/lang/sr-SP/auth.php:38	useful	not in the file
28	ravibpatel/AutoUpdater.NET	missing-key	warning	AutoUpdater.NET/RemindLaterForm.da.resx:150	pedantic	the program falls back to the same text
28	Toxblh/MTMR	lone-sign	error	Sparkle.framework/Versions/B/Resources/uk.lproj/Sparkle.strings:9	useful	a lone sign that the program cannot read
28	BluSunrize/ImmersiveEngineering	end-punctuation	info	src/main/resources/assets/immersiveengineering/lang/pt_pt.json:357	useful	the mark at the end is missing or another
28	jenkinsci/jenkins	brackets	warning	core/src/main/resources/hudson/diagnosis/HudsonHomeDiskUsageMonitor/message_bg.properties:28	useful	a bracket without its partner
28	jenkinsci/jenkins	untranslated	warning	core/src/main/resources/jenkins/install/pluginSetupWizard_pl.properties:78	useful	empty
28	AdguardTeam/AdguardForiOS	duplicate-id	info	AdguardExtension/AdguardApp/hr.lproj/Localizable.strings:1167	useful	the key is there twice
28	ReVanced/revanced-manager	missing-key	warning	app/src/main/res/values-af-rZA/strings.xml:118	useful	not in the file
28	mozilla/blurts-server	invisible-character	warning	locales/nn-NO/fix.ftl:115	useful	an invisible character
28	mozilla/blurts-server	double-space	warning	locales/quc/recommendations.ftl:93	useful	two spaces
28	M66B/NetGuard	much-shorter	info	app/src/main/res/values-ug-rCN/strings.xml:3	useful	most of the text is missing
28	discourse/discourse-chat-integration	placeholder-missing	error	config/locales/server.be.yml:88	useful	the value is not shown
28	jenkinsci/jenkins	entities	warning	core/src/main/resources/hudson/markup/EscapedMarkupFormatter/config_pt_BR.properties:24	useful	a broken reference
28	Toxblh/MTMR	placeholder-missing	error	Sparkle.framework/Versions/B/Updater.app/Contents/Resources/cs.lproj/Sparkle.strings:96	useful	the value is not shown
28	BluSunrize/ImmersiveEngineering	punctuation-spacing	info	src/main/resources/assets/immersiveengineering/lang/ja_jp.json:747	useful	a space too many or too few beside the mark
28	discourse/discourse-chat-integration	leading-whitespace	warning	config/locales/server.sw.yml:109	useful	a space too many at the start
28	ReVanced/revanced-manager	tag-extra	warning	app/src/main/res/values-pt-rBR/strings.xml:470	useful	a tag that the source has not
28	jenkinsci/jenkins	placeholder-extra	error	core/src/main/resources/hudson/slaves/Messages_es.properties:31	useful	a value that the source does not pass
28	discourse/discourse-chat-integration	quotation-marks	info	config/locales/client.pt_BR.yml:143	useful	a lone quotation mark
28	jenkinsci/jenkins	same-as-source	warning	core/src/main/resources/hudson/win32errors_es.properties:165	useful	left in English
28	grocy/grocy	much-longer	info	localization/sl/component_translations.po:24	pedantic	data of a library in one text
28	jenkinsci/jenkins	space-around-tag	info	core/src/main/resources/jenkins/model/Jenkins/oops_bg.properties:39	useful	the space beside the tag differs
28	jenkinsci/jenkins	tag-extra	warning	core/src/main/resources/jenkins/model/Messages_de.properties:39	useful	a tag that the source has not
28	TeamTwilight/twilightforest	leading-whitespace	warning	src/main/resources/assets/twilightforest/lang/es_cl.json:175	useful	a space too many at the start
28	obsproject/obs-browser	punctuation-spacing	warning	data/locale/ar-SA.ini:43	useful	a space too many or too few beside the mark
28	TeamTwilight/twilightforest	placeholder-missing	warning	src/main/resources/assets/twilightforest/lang/uk_ua.json:71	useful	the value is not shown
28	AdguardTeam/AdguardForiOS	punctuation-spacing	info	AdguardExtension/AdguardApp/zh-Hans.lproj/Localizable.strings:359	useful	a space too many or too few beside the mark
28	akaunting/akaunting	extra-key	warning	resources/lang/fa-IR/reports.php:8	useful	no longer in the source
28	jenkinsci/jenkins	quotation-marks	info	core/src/main/resources/jenkins/model/Jenkins/_legend_hu.properties:7	useful	a lone quotation mark
28	akaunting/akaunting	double-space	warning	resources/lang/bn-BD/companies.php:9	useful	two spaces
28	TeamTwilight/twilightforest	punctuation-spacing	warning	src/main/resources/assets/twilightforest/lang/es_ar.json:1219	useful	a space too many or too few beside the mark
28	ReVanced/revanced-manager	extra-key	warning	app/src/main/res/values-iw-rIL/strings.xml:217	useful	no longer in the source
28	mozilla/blurts-server	missing-key	warning	locales/uk/email-strings.ftl:70	useful	not in the file
28	BluSunrize/ImmersiveEngineering	placeholder-extra	warning	src/main/resources/assets/immersiveengineering/lang/ja_jp.json:309	useful	a value that the source does not pass
28	discourse/discourse-chat-integration	tag-extra	warning	config/locales/server.pt.yml:40	useful	a tag that the source has not
28	Toxblh/MTMR	untranslated	warning	Sparkle.framework/Versions/B/Resources/de.lproj/SUUpdatePermissionPrompt.strings:5	pedantic	a text of the editor that nobody sees
28	akaunting/akaunting	brackets	warning	resources/lang/ja-JP/settings.php:94	useful	a bracket without its partner
28	M66B/NetGuard	same-as-source	warning	app/src/main/res/values-hi-rIN/strings.xml:93	useful	left in English
28	grocy/grocy	double-space	warning	localization/ca/strings.po:2070	useful	two spaces
28	NginxProxyManager/nginx-proxy-manager	missing-plural-form	warning	frontend/src/locale/src/pt.json:333	false	a form without an ending is empty
28	NginxProxyManager/nginx-proxy-manager	missing-key	warning	frontend/src/locale/src/zh.json:536	useful	not in the file
28	bagisto/bagisto	leading-whitespace	warning	packages/Webkul/Shop/src/Resources/lang/de/app.php:1633	pedantic	a slip of the source
28	discourse/discourse-chat-integration	trailing-whitespace	warning	config/locales/client.fi.yml:19	useful	a space too many at the end
28	ravibpatel/AutoUpdater.NET	end-punctuation	info	AutoUpdater.NET/UpdateForm.pt.resx:142	useful	the mark at the end is missing or another
28	M66B/NetGuard	leading-whitespace	warning	app/src/main/res/values-si-rLK/strings.xml:21	useful	a space too many at the start
28	grocy/grocy	mixed-script	warning	localization/uk/component_translations.po:74	useful	a letter of the other alphabet
28	grocy/grocy	quotation-marks	info	localization/cs/strings.po:776	useful	a lone quotation mark
28	FelisCatus/SwitchyOmega	punctuation-spacing	warning	omega-locales/fa/LC_MESSAGES/omega-web.po:1240	useful	a space too many or too few beside the mark
28	M66B/NetGuard	syntax	warning	app/src/main/res/values/strings.xml:247	useful	the file is broken here
28	discourse/discourse-chat-integration	missing-key	warning	config/locales/client.lv.yml:85	useful	not in the file
28	grocy/grocy	lone-sign	error	localization/el_GR/strings.po:1472	useful	a lone sign that the program cannot read
28	grocy/grocy	same-as-source	warning	localization/ko_KR/demo_data.po:261	useful	left in English
28	Toxblh/MTMR	missing-key	warning	Sparkle.framework/Versions/B/Updater.app/Contents/Resources/tr.lproj/Sparkle.strings:15	useful	not in the file
28	Toxblh/MTMR	leading-whitespace	warning	Sparkle.framework/Versions/B/Updater.app/Contents/Resources/ja.lproj/Sparkle.strings:117	useful	a space too many at the start
28	akaunting/akaunting	punctuation-spacing	warning	resources/lang/bn-BD/bulk_actions.php:15	useful	a space too many or too few beside the mark
28	NginxProxyManager/nginx-proxy-manager	punctuation-spacing	warning	frontend/src/locale/src/HelpDoc/it/Certificates.md:16	useful	a space too many or too few beside the mark
28	M66B/NetGuard	missing-key	warning	app/src/main/res/values-sl-rSI/strings.xml:157	useful	not in the file
28	wger-project/wger	trailing-whitespace	warning	wger/locale/ru/LC_MESSAGES/django.po:1069	pedantic	layout of a template
28	FelisCatus/SwitchyOmega	untranslated	warning	omega-locales/zh_Hant/LC_MESSAGES/omega-web.po:934	useful	empty
28	ravibpatel/AutoUpdater.NET	double-space	warning	AutoUpdater.NET/UpdateForm.tr.resx:139	useful	two spaces
28	TeamTwilight/twilightforest	syntax	warning	src/main/resources/assets/twilightforest/lang/es_mx.json:4	pedantic	the program reads comments
28	phpvms/phpvms	extra-key	warning	resources/lang/fr/common.php:115	useful	no longer in the source
28	akaunting/akaunting	markdown-marks	warning	resources/lang/ur-PK/notifications.php:8	useful	the mark is broken by a space
28	akaunting/akaunting	mixed-script	warning	resources/lang/mk-MK/portal.php:20	useful	a letter of the other alphabet
28	phpvms/phpvms	missing-key	warning	resources/lang/jp/common.php:50	useful	not in the file
28	NginxProxyManager/nginx-proxy-manager	same-as-source	hint	frontend/src/locale/src/fr.json:192	useful	left in English
28	BluSunrize/ImmersiveEngineering	trailing-whitespace	warning	src/main/resources/assets/immersiveengineering/lang/ru_ru.json:173	pedantic	a placeholder stands in its place
28	jenkinsci/jenkins	mixed-script	warning	core/src/main/resources/hudson/model/Messages_sr.properties:148	useful	a letter of the other alphabet
28	jenkinsci/jenkins	other-script	warning	core/src/main/resources/hudson/views/WeatherColumn/columnHeader_es_AR.properties:3	false	the file is of Argentina, not Arabic
28	jenkinsci/jenkins	end-punctuation	info	core/src/main/resources/hudson/PluginWrapper/PluginWrapperAdministrativeMonitor/message_pt_BR.properties:26	useful	the mark at the end is missing or another
28	TeamTwilight/twilightforest	quotation-marks	info	src/main/resources/assets/twilightforest/lang/ko_kr.json:801	useful	a lone quotation mark
28	Toxblh/MTMR	same-as-source	warning	Sparkle.framework/Versions/B/Resources/da.lproj/SUUpdatePermissionPrompt.strings:24	useful	left in English
28	BluSunrize/ImmersiveEngineering	mixed-script	warning	src/main/resources/assets/immersiveengineering/lang/uk_ua.json:856	useful	a letter of the other alphabet
28	bagisto/bagisto	untranslated	warning	packages/Webkul/Installer/src/Resources/lang/ar/app.php:435	pedantic	part of an address
28	grocy/grocy	entities	info	localization/da/component_translations.po:27	pedantic	data of a library in one text
28	jenkinsci/jenkins	missing-key	warning	core/src/main/resources/hudson/model/Messages_zh_TW.properties:222	useful	not in the file
28	TeamTwilight/twilightforest	double-space	warning	src/main/resources/assets/twilightforest/lang/pt_br.json:863	useful	two spaces
28	phpvms/phpvms	same-as-source	warning	resources/lang/es-es/installer.php:45	useful	left in English
28	discourse/discourse-chat-integration	space-around-tag	info	config/locales/server.ur.yml:90	useful	the space beside the tag differs
28	phpvms/phpvms	punctuation-spacing	warning	resources/lang/tr/profile.php:13	useful	a space too many or too few beside the mark
28	TeamTwilight/twilightforest	end-punctuation	info	src/main/resources/assets/twilightforest/lang/es_cl.json:382	useful	the mark at the end is missing or another
28	Toxblh/MTMR	trailing-whitespace	warning	Sparkle.framework/Versions/B/Resources/fa.lproj/Sparkle.strings:35	useful	a space too many at the end
28	mozilla/blurts-server	much-shorter	info	locales/quc/recommendations.ftl:21	useful	most of the text is missing
28	jenkinsci/jenkins	icu-syntax	error	core/src/main/resources/hudson/model/AbstractProject/changes_tr.properties:27	useful	the message does not parse
28	FelisCatus/SwitchyOmega	double-space	warning	omega-locales/cs/LC_MESSAGES/omega-web.po:426	useful	two spaces
28	jenkinsci/jenkins	leading-whitespace	warning	core/src/main/resources/hudson/PluginManager/check_sr.properties:3	useful	a space too many at the start
28	jenkinsci/jenkins	trailing-whitespace	warning	core/src/main/resources/hudson/diagnosis/Messages_es.properties:2	useful	a space too many at the end
28	NginxProxyManager/nginx-proxy-manager	mixed-script	warning	frontend/src/locale/src/HelpDoc/bg/ProxyHosts.md:5	useful	a letter of the other alphabet
28	AdguardTeam/AdguardForiOS	leading-whitespace	warning	AdguardExtension/AdguardApp/zh-Hans.lproj/Localizable.strings:47	useful	a space too many at the start
28	AdguardTeam/AdguardForiOS	space-around-tag	info	AdguardExtension/AdguardApp/pl.lproj/Localizable.strings:1103	useful	the space beside the tag differs
28	phpvms/phpvms	double-space	warning	resources/lang/de/auth.php:24	useful	two spaces
28	discourse/discourse-chat-integration	tag-missing	warning	config/locales/server.be.yml:107	useful	the tag is not there
28	FelisCatus/SwitchyOmega	tag-missing	error	omega-locales/fa/LC_MESSAGES/omega-web.po:142	useful	the tag is not there
28	AdguardTeam/AdguardForiOS	missing-key	warning	AdguardExtension/AdguardApp/vi.lproj/Localizable.strings:503	useful	not in the file
28	wger-project/wger	needs-review	info	wger/locale/it/LC_MESSAGES/django.po:497	useful	marked for review
28	TeamTwilight/twilightforest	mixed-script	warning	src/main/resources/assets/twilightforest/lang/uk_ua.json:882	useful	a letter of the other alphabet
28	AdguardTeam/AdguardForiOS	tag-missing	warning	AdguardExtension/AdguardApp/ko.lproj/Localizable.strings:722	useful	the tag is not there
28	grocy/grocy	untranslated	warning	localization/pt_PT/demo_data.po:410	useful	empty
28	wger-project/wger	untranslated	warning	wger/locale/bg/LC_MESSAGES/django.po:2102	useful	empty
28	bagisto/bagisto	punctuation-spacing	info	packages/Webkul/Admin/src/Resources/lang/ja/app.php:5977	useful	a space too many or too few beside the mark
28	grocy/grocy	placeholder-missing	warning	localization/tr/strings.po:57	useful	the value is not shown
28	FelisCatus/SwitchyOmega	needs-review	info	omega-locales/uk/LC_MESSAGES/omega-web.po:871	useful	marked for review
28	grocy/grocy	trailing-whitespace	warning	localization/ro_RO/strings.po:1512	useful	a space too many at the end
28	grocy/grocy	syntax	warning	localization/he_IL/strings.po:40	useful	the file is broken here
28	bagisto/bagisto	invisible-character	warning	packages/Webkul/Admin/src/Resources/lang/sin/app.php:5243	useful	an invisible character
28	AdguardTeam/AdguardForiOS	extra-key	warning	AdguardExtension/AdguardApp/bg.lproj/Localizable.strings:35	useful	no longer in the source
28	discourse/discourse-chat-integration	placeholder-extra	warning	config/locales/server.ru.yml:87	useful	a value that the source does not pass
28	akaunting/akaunting	placeholder-extra	warning	resources/lang/da-DK/portal.php:14	useful	a value that the source does not pass
28	grocy/grocy	missing-key	warning	localization/sk_SK/component_translations.po:1	useful	not in the file
28	bagisto/bagisto	tag-missing	warning	packages/Webkul/Installer/src/Resources/lang/zh_CN/app.php:469	pedantic	harmless
28	bagisto/bagisto	placeholder-extra	warning	packages/Webkul/Admin/src/Resources/lang/sin/app.php:567	useful	a value that the source does not pass
28	bagisto/bagisto	trailing-whitespace	warning	packages/Webkul/Admin/src/Resources/lang/uk/app.php:77	useful	a space too many at the end
28	akaunting/akaunting	end-punctuation	info	resources/lang/id-ID/validation.php:157	useful	the mark at the end is missing or another
28	akaunting/akaunting	same-as-source	warning	resources/lang/lt-LT/install.php:24	useful	left in English
28	akaunting/akaunting	numbers	info	resources/lang/mk-MK/errors.php:12	pedantic	the number is not needed
28	akaunting/akaunting	duplicate-id	warning	resources/lang/ne-NP/general.php:168	useful	the key is there twice
28	grocy/grocy	leading-whitespace	warning	localization/el_GR/strings.po:578	useful	a space too many at the start
28	TeamTwilight/twilightforest	trailing-whitespace	warning	src/main/resources/assets/twilightforest/lang/tok.json:3	useful	a space too many at the end
28	TeamTwilight/twilightforest	placeholder-extra	warning	src/main/resources/assets/twilightforest/lang/es_ar.json:9	useful	a value that the source does not pass
28	M66B/NetGuard	mixed-script	warning	app/src/main/res/values-sr-rSP/strings.xml:124	useful	a letter of the other alphabet
28	mozilla/blurts-server	end-punctuation	info	locales/quc/app.ftl:141	useful	the mark at the end is missing or another
28	FelisCatus/SwitchyOmega	same-as-source	warning	omega-locales/uk/LC_MESSAGES/omega-web.po:606	useful	left in English
28	M66B/NetGuard	space-around-tag	info	app/src/main/res/values-ta-rIN/strings.xml:200	useful	the space beside the tag differs
28	NginxProxyManager/nginx-proxy-manager	numbers	info	frontend/src/locale/src/zh.json:255	pedantic	the number is not needed
28	mozilla/blurts-server	missing-plural-form	warning	locales/nb-NO/landing-all.ftl:52	useful	the language needs the form
28	akaunting/akaunting	trailing-whitespace	warning	resources/lang/ne-NP/invoices.php:27	useful	a space too many at the end
28	jenkinsci/jenkins	extra-key	warning	core/src/main/resources/hudson/model/LoadStatistics/main_pt_BR.properties:68	useful	no longer in the source
28	grocy/grocy	units	warning	localization/pt_BR/strings.po:1358	useful	another unit
28	AdguardTeam/AdguardForiOS	end-punctuation	info	AdguardExtension/AdguardApp/UI/ViewControllers/MainTabBar/MainMenu/License/fa.lproj/License.strings:5	pedantic	says it in other words
28	AdguardTeam/AdguardForiOS	double-space	warning	AdguardExtension/AdguardApp/sk.lproj/Localizable.strings:167	useful	two spaces
28	Toxblh/MTMR	extra-key	warning	Sparkle.framework/Versions/B/Resources/tr.lproj/Sparkle.strings:61	useful	no longer in the source
28	bagisto/bagisto	same-as-source	warning	packages/Webkul/Admin/src/Resources/lang/tr/app.php:5174	useful	left in English
28	jenkinsci/jenkins	double-space	warning	core/src/main/resources/hudson/model/Messages_sr.properties:117	useful	two spaces
28	jenkinsci/jenkins	tag-attributes	warning	core/src/main/resources/hudson/model/Messages_ru.properties:66	false	an apostrophe is written as two
28	bagisto/bagisto	placeholder-missing	warning	packages/Webkul/Shop/src/Resources/lang/he/app.php:217	useful	the value is not shown
28	AdguardTeam/AdguardForiOS	numbers	warning	AdguardExtension/AdguardApp/da.lproj/Localizable.strings:1112	useful	another number
28	BluSunrize/ImmersiveEngineering	placeholder-missing	warning	src/main/resources/assets/immersiveengineering/lang/pt_pt.json:1119	useful	the value is not shown
28	mozilla/blurts-server	space-around-tag	info	locales/cs/fix.ftl:103	useful	the space beside the tag differs
28	AdguardTeam/AdguardForiOS	same-as-source	hint	AdguardExtension/AdguardApp/ja.lproj/Localizable.strings:1073	useful	left in English
28	FelisCatus/SwitchyOmega	space-around-tag	info	omega-locales/es/LC_MESSAGES/omega-web.po:101	useful	the space beside the tag differs
28	TeamTwilight/twilightforest	missing-key	warning	src/main/resources/assets/twilightforest/lang/fr_fr.json:413	useful	not in the file
28	wger-project/wger	punctuation-spacing	warning	wger/locale/no/LC_MESSAGES/django.po:1864	useful	a space too many or too few beside the mark
28	TeamTwilight/twilightforest	repeated-word	warning	src/main/resources/assets/twilightforest/lang/es_mx.json:562	useful	a word twice
28	obsproject/obs-browser	missing-key	warning	data/locale/szl-PL.ini:20	useful	not in the file
28	jenkinsci/jenkins	punctuation-spacing	info	core/src/main/resources/jenkins/security/ApiTokenProperty/help-tokenStore_zh_TW.html:2	useful	a space too many or too few beside the mark
28	phpvms/phpvms	trailing-whitespace	warning	resources/lang/vendor/backup/fa/notifications.php:16	useful	a space too many at the end
28	BluSunrize/ImmersiveEngineering	missing-key	warning	src/main/resources/assets/immersiveengineering/lang/pt_pt.json:685	useful	not in the file
28	grocy/grocy	punctuation-spacing	info	localization/zh_TW/strings.po:1473	useful	a space too many or too few beside the mark
28	grocy/grocy	end-punctuation	info	localization/cs/strings.po:630	false	the question is in the first sentence
29	M66B/FairEmail	end-punctuation	info	app/src/main/res/values-et-rEE/strings.xml:736	pedantic	says it in other words
29	BookStackApp/BookStack	end-punctuation	info	lang/cs/settings.php:277	useful	the mark at the end is missing or another
29	Neamar/KISS	same-as-source	hint	app/src/main/res/values-se/strings.xml:29	useful	left in English
29	drawpile/Drawpile	accelerators	info	src/desktop/i18n/drawpile_uk_UA.ts:14244	useful	the accelerator is missing
29	pagekit/pagekit	missing-plural-form	warning	app/system/languages/lt_LT/formats.json:1	useful	the language needs the form
29	BookStackApp/BookStack	brackets	warning	lang/pt_BR/editor.php:175	useful	a bracket without its partner
29	olive-editor/olive	untranslated	warning	app/ts/pt_BR.ts:837	useful	empty
29	sandboxie-plus/Sandboxie	trailing-whitespace	warning	SandboxiePlus/SandMan/sandman_ko.ts:6618	useful	a space too many at the end
29	BookStackApp/BookStack	escapes	warning	lang/ru/errors.php:30	useful	the line break differs
29	sandboxie-plus/Sandboxie	end-punctuation	info	SandboxiePlus/SandMan/sandman_vi.ts:1687	useful	the mark at the end is missing or another
29	M66B/FairEmail	other-script	warning	app/src/main/res/values-hi-rIN/strings.xml:178	useful	in Chinese
29	pagekit/pagekit	same-as-source	hint	app/system/languages/zh-Hant/formats.json:1	useful	left in English
29	dhowe/AdNauseam	tag-extra	warning	src/_locales/mr/messages.json:447	useful	a tag that the source has not
29	GNOME/gnome-disk-utility	punctuation-spacing	warning	po/kn.po:1754	useful	a space too many or too few beside the mark
29	dhowe/AdNauseam	quotation-marks	info	src/_locales/fr/adnauseam.json:91	useful	a lone quotation mark
29	Neamar/KISS	end-punctuation	info	app/src/main/res/values-pa-rPK/strings.xml:14	useful	the mark at the end is missing or another
29	sandboxie-plus/Sandboxie	space-around-tag	info	SandboxiePlus/SandMan/sandman_pl.ts:1093	useful	the space beside the tag differs
29	GNOME/gnome-disk-utility	placeholder-missing	error	po/ne.po:1140	pedantic	harmless
29	Neamar/KISS	quotation-marks	info	fastlane/metadata/android/nl/full_description.txt:18	useful	a lone quotation mark
29	JustArchiNET/ArchiSteamFarm	much-longer	info	ArchiSteamFarm/Localization/Strings.ru-RU.resx:588	useful	says much more than the source
29	mumble-voip/mumble	tag-missing	warning	src/mumble/mumble_ja.ts:5420	useful	the tag is not there
29	sandboxie-plus/Sandboxie	quotation-marks	info	SandboxiePlus/SandMan/sandman_nb_NO.ts:5220	useful	a lone quotation mark
29	sandboxie-plus/Sandboxie	much-shorter	info	SandboxiePlus/SandMan/sandman_uk.ts:9478	useful	most of the text is missing
29	sandboxie-plus/Sandboxie	empty-tag	warning	SandboxiePlus/SandMan/sandman_hi.ts:6562	useful	the tag lost its text
29	Laravel-Lang/lang	document-structure	warning	locales/tg/_excludes.json:2	false	a list for each language, not a translation
29	GNOME/gnome-disk-utility	declared-language	warning	po/gl.po:19	useful	a name in place of a code
29	sandboxie-plus/Sandboxie	punctuation-spacing	info	SandboxiePlus/SandMan/sandman_zh_CN.ts:621	useful	a space too many or too few beside the mark
29	olive-editor/olive	accelerators	info	app/ts/fr_FR.ts:1851	useful	the accelerator is missing
29	mumble-voip/mumble	punctuation-spacing	info	src/mumble/mumble_ja.ts:7454	useful	a space too many or too few beside the mark
29	mumble-voip/mumble	repeated-word	warning	src/mumble/mumble_cs.ts:956	useful	a word twice
29	Neamar/KISS	missing-key	warning	app/src/main/res/values-fr/arrays.xml:13	false	the kind of data, not a text
29	jeffvli/feishin	same-as-source	hint	src/i18n/locales/sr.json:601	useful	left in English
29	sandboxie-plus/Sandboxie	tag-extra	warning	SandboxiePlus/SandMan/sandman_es.ts:8162	useful	a tag that the source has not
29	Laravel-Lang/lang	leading-whitespace	warning	locales/ky/json.json:808	useful	a space too many at the start
29	sandboxie-plus/Sandboxie	tag-order	error	SandboxiePlus/SandMan/sandman_hi.ts:7560	useful	closed before it opens
29	GNOME/gnome-disk-utility	same-as-source	warning	po/cs.po:367	useful	left in English
29	pagekit/pagekit	invisible-character	warning	app/system/languages/fa_IR/messages.php:288	useful	an invisible character
29	sandboxie-plus/Sandboxie	untranslated	warning	SandboxiePlus/SandMan/sandman_pt_PT.ts:550	useful	empty
29	BookStackApp/BookStack	tripled-letter	info	lang/uz/validation.php:106	useful	a letter three times
29	nextcloud/mail	punctuation-spacing	warning	l10n/vi.json:212	useful	a space too many or too few beside the mark
29	Laravel-Lang/lang	missing-key	warning	docs/statuses/ru.md:1	false	a list for each language, not a translation
29	nextcloud/mail	placeholder-missing	error	l10n/ja.json:314	useful	the value is not shown
29	Laravel-Lang/lang	same-as-source	warning	locales/hi/php-inline.json:129	useful	left in English
29	Neamar/KISS	trailing-whitespace	warning	fastlane/metadata/android/uk/full_description.txt:18	useful	a space too many at the end
29	BookStackApp/BookStack	much-shorter	info	lang/ko/settings.php:111	useful	most of the text is missing
29	pagekit/pagekit	quotation-marks	info	app/system/languages/ko_KR/messages.php:411	useful	a lone quotation mark
29	BookStackApp/BookStack	choice-forms	warning	lang/pl/entities.php:199	useful	a form too much
29	pagekit/pagekit	untranslated	warning	app/system/languages/ar_SA/messages.php:423	useful	empty
29	dhowe/AdNauseam	space-around-tag	info	src/_locales/bn/adnauseam.json:39	useful	the space beside the tag differs
29	M66B/FairEmail	repeated-word	warning	app/src/main/res/values-es-rES/strings.xml:210	useful	a word twice
29	drawpile/Drawpile	placeholder-extra	warning	src/desktop/i18n/drawpile_ar_EG.ts:9647	useful	a value that the source does not pass
29	drawpile/Drawpile	brackets	warning	src/desktop/i18n/drawpile_ja_JP.ts:2667	useful	a bracket without its partner
29	jeffvli/feishin	punctuation-spacing	info	src/i18n/locales/zh-Hant.json:315	useful	a space too many or too few beside the mark
29	drawpile/Drawpile	tag-missing	error	src/desktop/i18n/drawpile_it_IT.ts:5489	useful	the tag is not there
29	nextcloud/mail	quotation-marks	info	l10n/mn.json:415	false	another fault than it says
29	sandboxie-plus/Sandboxie	double-space	warning	SandboxiePlus/SandMan/sandman_sv_SE.ts:10883	useful	two spaces
29	JustArchiNET/ArchiSteamFarm	missing-key	warning	ArchiSteamFarm/Localization/Strings.fa-IR.resx:510	useful	not in the file
29	drawpile/Drawpile	double-space	warning	src/desktop/i18n/drawpile_th_TH.ts:6979	useful	two spaces
29	exelearning/exelearning	trailing-whitespace	warning	translations/messages.eu.xlf:7890	useful	a space too many at the end
29	BookStackApp/BookStack	same-as-source	info	lang/sq/common.php:8	useful	left in English
29	drawpile/Drawpile	placeholder-missing	error	src/desktop/i18n/drawpile_pl_PL.ts:13155	useful	the value is not shown
29	dhowe/AdNauseam	much-shorter	info	src/_locales/so/messages.json:1219	useful	most of the text is missing
29	mumble-voip/mumble	duplicate-id	warning	src/mumble/qttranslations/qt_nl.ts:5513	useful	the key is there twice
29	M66B/FairEmail	punctuation-spacing	info	app/src/main/res/values-zh-rTW/strings.xml:1983	useful	a space too many or too few beside the mark
29	M66B/FairEmail	tripled-letter	info	app/src/main/res/values-eu-rES/strings.xml:468	useful	a letter three times
29	olive-editor/olive	much-shorter	info	app/ts/ru_RU.ts:450	pedantic	says it in other words
29	drawpile/Drawpile	untranslated	warning	src/desktop/i18n/drawpile_fr_FR.ts:12788	useful	empty
29	sandboxie-plus/Sandboxie	placeholder-missing	warning	SandboxiePlus/SandMan/sandman_pt_PT.ts:3186	useful	the value is not shown
29	Neamar/KISS	leading-whitespace	warning	fastlane/metadata/android/ta/full_description.txt:12	useful	a space too many at the start
29	Neamar/KISS	mixed-script	warning	app/src/main/res/values-el/strings.xml:281	useful	a letter of the other alphabet
29	mumble-voip/mumble	placeholder-missing	warning	src/mumble/mumble_nl.ts:6069	useful	the value is not shown
29	JustArchiNET/ArchiSteamFarm	untranslated	warning	ArchiSteamFarm/Localization/Strings.el-GR.resx:731	useful	empty
29	sandboxie-plus/Sandboxie	accelerators	info	SandboxiePlus/SandMan/sandman_vi.ts:7179	useful	the accelerator is missing
29	nextcloud/mail	markdown-marks	warning	l10n/zh_HK.json:35	useful	the mark is broken by a space
29	dhowe/AdNauseam	repeated-word	warning	src/_locales/de/description.txt:1	useful	a word twice
29	exelearning/exelearning	syntax	warning	translations/es.json:1	pedantic	a note for the program
29	drawpile/Drawpile	end-punctuation	info	src/desktop/i18n/drawpile_pl_PL.ts:4662	useful	the mark at the end is missing or another
29	BookStackApp/BookStack	invisible-character	warning	lang/vi/entities.php:41	useful	an invisible character
29	exelearning/exelearning	end-punctuation	info	translations/messages.eo.xlf:3470	useful	the mark at the end is missing or another
29	dhowe/AdNauseam	other-script	warning	src/_locales/gu-IN/messages.json:419	useful	in Chinese
29	JustArchiNET/ArchiSteamFarm	brackets	warning	ArchiSteamFarm/Localization/Strings.de-DE.resx:740	useful	a bracket without its partner
29	dhowe/AdNauseam	tag-attributes	warning	platform/mv3/extension/_locales/zh_CN/messages.json:203	useful	the attribute is damaged
29	JustArchiNET/ArchiSteamFarm	same-as-source	warning	ArchiSteamFarm/Localization/Strings.zh-Hant-HK.resx:667	useful	left in English
29	sandboxie-plus/Sandboxie	brackets	warning	CHANGELOG_zh_CN.md:2721	useful	a bracket without its partner
29	M66B/FairEmail	missing-plural-form	warning	app/src/main/res/values-sat-rIN/strings.xml:43	useful	the language needs the form
29	M66B/FairEmail	same-as-source	hint	app/src/main/res/values-sl-rSI/strings.xml:1929	useful	left in English
29	M66B/FairEmail	much-longer	info	app/src/main/res/values-tr-rTR/strings.xml:1547	useful	says much more than the source
29	Neamar/KISS	space-around-tag	info	fastlane/metadata/android/ta/full_description.txt:16	useful	the space beside the tag differs
29	BookStackApp/BookStack	placeholder-missing	warning	lang/ar/validation.php:41	useful	the value is not shown
29	Laravel-Lang/lang	numbers	warning	docs/statuses/ml.md:12	false	a list for each language, not a translation
29	GNOME/gnome-disk-utility	tag-extra	warning	po/hr.po:3262	pedantic	emphasis that the source has dropped
29	drawpile/Drawpile	blank-target	warning	src/desktop/i18n/drawpile_pt_PT.ts:5362	useful	only a space
29	M66B/FairEmail	mixed-script	warning	app/src/main/res/values-sr-rSP/strings.xml:745	useful	a letter of the other alphabet
29	exelearning/exelearning	much-longer	info	translations/messages.eo.xlf:702	useful	says much more than the source
29	pagekit/pagekit	mixed-script	warning	app/system/languages/bg_BG/messages.php:49	useful	a letter of the other alphabet
29	mumble-voip/mumble	untranslated	warning	src/mumble/mumble_bg.ts:564	useful	empty
29	exelearning/exelearning	much-shorter	info	translations/messages.eu.xlf:670	useful	most of the text is missing
29	M66B/FairEmail	missing-key	warning	app/src/main/res/values-lv-rLV/strings.xml:492	useful	not in the file
29	phpbb/phpbb	duplicate-id	warning	phpBB/language/en/acp/extensions.php:66	useful	the key is there twice
29	sandboxie-plus/Sandboxie	tag-missing	warning	SandboxiePlus/SandMan/sandman_uk.ts:9267	useful	the tag is not there
29	dhowe/AdNauseam	tag-missing	error	src/_locales/da/messages.json:923	useful	the tag is not there
29	GNOME/gnome-disk-utility	lone-sign	error	po/fi.po:1100	useful	a lone sign that the program cannot read
29	JustArchiNET/ArchiSteamFarm	command-options	warning	ArchiSteamFarm/Localization/Strings.no-NO.resx:776	useful	another option than in the source
29	GNOME/gnome-disk-utility	accelerators	info	po/es.po:2767	useful	the accelerator is missing
29	nextcloud/mail	leading-whitespace	warning	l10n/uz.json:60	useful	a space too many at the start
29	nextcloud/mail	trailing-whitespace	warning	l10n/pt_BR.json:125	useful	a space too many at the end
29	olive-editor/olive	numbers	info	app/ts/it_IT.ts:374	useful	another number
29	GNOME/gnome-disk-utility	tripled-letter	info	po/tg.po:709	useful	a letter three times
29	drawpile/Drawpile	much-longer	info	src/desktop/i18n/drawpile_pl_PL.ts:1558	useful	says much more than the source
29	Neamar/KISS	syntax	warning	app/src/main/res/values-hu/strings.xml:92	useful	the file is broken here
29	nextcloud/mail	much-longer	info	l10n/mn.json:84	false	another fault than it says
29	sandboxie-plus/Sandboxie	file-paths	warning	SandboxiePlus/SandMan/sandman_sv_SE.ts:2359	useful	the file name is damaged
29	nextcloud/mail	extra-key	warning	l10n/tr.json:665	false	the source file is a translation itself
29	GNOME/gnome-disk-utility	file-paths	warning	po/pa.po:3405	useful	the file name is damaged
29	BookStackApp/BookStack	mixed-script	warning	lang/el/validation.php:55	useful	a letter of the other alphabet
29	sandboxie-plus/Sandboxie	repeated-word	warning	SandboxiePlus/SandMan/sandman_es.ts:13079	useful	a word twice
29	mumble-voip/mumble	file-paths	warning	src/mumble/mumble_ca.ts:3591	useful	the file name is damaged
29	mumble-voip/mumble	empty-tag	warning	src/mumble/mumble_he.ts:378	useful	the tag lost its text
29	nextcloud/mail	missing-key	warning	l10n/sl.json:420	useful	not in the file
29	GNOME/gnome-disk-utility	untranslated	warning	po/kab.po:2585	useful	empty
29	nextcloud/mail	double-space	warning	l10n/es_HN.json:141	useful	two spaces
29	drawpile/Drawpile	needs-review	info	src/desktop/i18n/drawpile_cs_CZ.ts:14398	useful	marked for review
29	pagekit/pagekit	missing-key	warning	app/system/languages/fr_CH/formats.json:1	pedantic	CLDR has the form only there
29	Neamar/KISS	max-length	warning	app/src/main/res/values-ta/strings.xml:245	useful	longer than the file allows
29	mumble-voip/mumble	end-punctuation	info	src/mumble/mumble_sq.ts:9536	useful	the mark at the end is missing or another
29	pagekit/pagekit	file-paths	warning	app/system/languages/da_DK/messages.php:414	useful	the file name is damaged
29	jeffvli/feishin	placeholder-missing	warning	src/i18n/locales/sv.json:263	useful	the value is not shown
29	mumble-voip/mumble	brackets	warning	src/mumble/mumble_he.ts:3870	useful	a bracket without its partner
29	mumble-voip/mumble	invisible-character	warning	src/mumble/mumble_es.ts:8729	useful	an invisible character
29	nextcloud/mail	garbled-text	warning	l10n/mn.json:369	useful	mojibake
29	mumble-voip/mumble	same-as-source	warning	src/mumble/mumble_hu.ts:4273	useful	left in English
29	mumble-voip/mumble	needs-review	info	src/mumble/mumble_th.ts:2752	useful	marked for review
29	JustArchiNET/ArchiSteamFarm	placeholder-missing	error	ArchiSteamFarm/Localization/Strings.lv-LV.resx:424	useful	the value is not shown
29	drawpile/Drawpile	tag-extra	error	src/desktop/i18n/drawpile_tr_TR.ts:1618	useful	a tag that the source has not
29	sandboxie-plus/Sandboxie	leading-whitespace	warning	SandboxiePlus/SandMan/sandman_uk.ts:6307	useful	a space too many at the start
29	GNOME/gnome-disk-utility	leading-whitespace	warning	po/bn.po:1605	useful	a space too many at the start
29	mumble-voip/mumble	much-shorter	info	src/mumble/mumble_no.ts:7820	useful	most of the text is missing
29	pagekit/pagekit	end-punctuation	info	app/system/languages/cs_CZ/messages.php:111	useful	the mark at the end is missing or another
29	nextcloud/mail	same-as-source	hint	l10n/is.json:674	useful	left in English
29	mumble-voip/mumble	quotation-marks	info	src/mumble/mumble_es.ts:8386	useful	a lone quotation mark
29	exelearning/exelearning	mixed-script	warning	translations/messages.gl.xlf:5190	useful	a letter of the other alphabet
29	M66B/FairEmail	syntax	warning	app/src/main/res/values/strings.xml:304	useful	the file is broken here
29	jeffvli/feishin	missing-key	warning	src/i18n/locales/pt-BR.json:157	useful	not in the file
29	JustArchiNET/ArchiSteamFarm	punctuation-spacing	warning	ArchiSteamFarm/Localization/Strings.ro-RO.resx:818	useful	a space too many or too few beside the mark
29	dhowe/AdNauseam	invisible-character	warning	src/_locales/es/messages.json:447	useful	an invisible character
29	Neamar/KISS	tag-missing	warning	fastlane/metadata/android/pt-BR/full_description.txt:8	useful	the tag is not there
29	drawpile/Drawpile	space-around-tag	info	src/desktop/i18n/drawpile_uk_UA.ts:1401	useful	the space beside the tag differs
29	JustArchiNET/ArchiSteamFarm	repeated-word	warning	ArchiSteamFarm/Localization/Strings.be-BY.resx:189	useful	a word twice
29	pagekit/pagekit	punctuation-spacing	warning	app/system/languages/ar_SA/messages.php:420	useful	a space too many or too few beside the mark
29	drawpile/Drawpile	quotation-marks	info	src/desktop/i18n/drawpile_ar_EG.ts:7127	useful	a lone quotation mark
29	mumble-voip/mumble	placeholder-extra	error	src/mumble/mumble_sq.ts:4392	useful	a value that the source does not pass
29	BookStackApp/BookStack	quotation-marks	info	lang/da/settings.php:238	useful	a lone quotation mark
29	JustArchiNET/ArchiSteamFarm	mixed-script	warning	ArchiSteamFarm/Localization/Strings.uk-UA.resx:397	useful	a letter of the other alphabet
29	BookStackApp/BookStack	numbers	warning	lang/uk/settings.php:192	useful	another number
29	sandboxie-plus/Sandboxie	mixed-script	warning	SandboxiePlus/SandMan/sandman_ru.ts:11343	useful	a letter of the other alphabet
29	nextcloud/mail	mixed-script	warning	l10n/kab.json:164	useful	a letter of the other alphabet
29	dhowe/AdNauseam	missing-key	warning	src/_locales/ml-IN/messages.json:38	useful	not in the file
29	Neamar/KISS	punctuation-spacing	info	app/src/main/res/values-zh-rCN/strings.xml:274	useful	a space too many or too few beside the mark
29	drawpile/Drawpile	punctuation-spacing	warning	src/desktop/i18n/drawpile_pt_PT.ts:5132	useful	a space too many or too few beside the mark
29	pagekit/pagekit	repeated-word	warning	app/system/languages/nl_NL/messages.php:410	useful	a word twice
29	Laravel-Lang/lang	double-space	warning	locales/bn/php.json:22	useful	two spaces
29	dhowe/AdNauseam	extra-key	warning	src/_locales/gu-IN/messages.json:334	useful	no longer in the source
29	M66B/FairEmail	quotation-marks	info	app/src/main/res/values-it-rIT/strings.xml:1247	useful	a lone quotation mark
29	Laravel-Lang/lang	mixed-script	warning	locales/mn/json.json:240	useful	a letter of the other alphabet
29	nextcloud/mail	placeholder-extra	warning	l10n/lt_LT.json:861	useful	a value that the source does not pass
29	BookStackApp/BookStack	trailing-whitespace	warning	lang/pt_BR/common.php:16	useful	a space too many at the end
29	pagekit/pagekit	placeholder-extra	warning	app/system/languages/es_CL/messages.php:347	useful	a value that the source does not pass
29	mumble-voip/mumble	tripled-letter	info	src/mumble/mumble_ru.ts:5906	useful	a letter three times
29	Laravel-Lang/lang	untranslated	warning	docs/statuses/sr_Latn.md:12	false	a list for each language, not a translation
29	BookStackApp/BookStack	repeated-word	warning	lang/es/entities.php:395	useful	a word twice
29	mumble-voip/mumble	trailing-whitespace	warning	src/mumble/mumble_he.ts:1986	pedantic	harmless
29	dhowe/AdNauseam	end-punctuation	info	src/_locales/sl/messages.json:615	useful	the mark at the end is missing or another
29	sandboxie-plus/Sandboxie	placeholder-extra	error	SandboxiePlus/SandMan/sandman_nl.ts:6565	useful	a value that the source does not pass
29	drawpile/Drawpile	same-as-source	hint	src/desktop/i18n/drawpile_id_ID.ts:10817	pedantic	a name
29	dhowe/AdNauseam	same-as-source	warning	src/_locales/kn/messages.json:455	useful	left in English
29	exelearning/exelearning	double-space	warning	translations/messages.ca.xlf:3730	useful	two spaces
29	dhowe/AdNauseam	punctuation-spacing	info	src/_locales/zh_TW/description.txt:1	useful	a space too many or too few beside the mark
29	JustArchiNET/ArchiSteamFarm	double-space	warning	ArchiSteamFarm/Localization/Strings.ru-RU.resx:704	useful	two spaces
29	mumble-voip/mumble	space-around-tag	info	src/mumble/mumble_el.ts:1985	useful	the space beside the tag differs
29	mumble-voip/mumble	much-longer	info	src/mumble/mumble_sq.ts:4211	useful	says much more than the source
29	nextcloud/mail	tripled-letter	info	l10n/es_MX.json:293	useful	a letter three times
29	GNOME/gnome-disk-utility	tag-missing	warning	po/ga.po:941	useful	the tag is not there
29	mumble-voip/mumble	blank-target	error	src/mumble/mumble_sq.ts:5027	useful	only a space
29	exelearning/exelearning	untranslated	warning	public/files/perm/idevices/base/scrambled-list/lang/scrambled-list.es.po:7	useful	empty
29	olive-editor/olive	trailing-whitespace	warning	app/ts/ja_JP.ts:812	useful	a space too many at the end
29	mumble-voip/mumble	mixed-script	warning	src/mumble/mumble_ru.ts:9455	useful	a letter of the other alphabet
29	olive-editor/olive	punctuation-spacing	info	app/ts/ja_JP.ts:66	useful	a space too many or too few beside the mark
29	sandboxie-plus/Sandboxie	needs-review	info	SandboxiePlus/SandMan/sandman_ja.ts:2245	useful	marked for review
29	BookStackApp/BookStack	entities	info	lang/ca/preferences.php:45	useful	a broken reference
29	sandboxie-plus/Sandboxie	document-structure	warning	CHANGELOG_zh_CN.md:9	useful	headings of the source are missing
29	Laravel-Lang/lang	brackets	warning	locales/sr_Latn_ME/json.json:271	useful	a bracket without its partner
29	jeffvli/feishin	untranslated	warning	src/i18n/locales/ru.json:137	useful	empty
29	GNOME/gnome-disk-utility	command-options	warning	po/km.po:192	useful	another option than in the source
29	Neamar/KISS	double-space	warning	fastlane/metadata/android/ro/full_description.txt:12	useful	two spaces
29	GNOME/gnome-disk-utility	brackets	warning	po/ka.po:3093	useful	a bracket without its partner
29	M66B/FairEmail	numbers	info	app/src/main/res/values-da-rDK/strings.xml:344	useful	another number
29	drawpile/Drawpile	invisible-character	warning	src/desktop/i18n/drawpile_ar_EG.ts:970	useful	an invisible character
29	dhowe/AdNauseam	mixed-script	warning	src/_locales/el/messages.json:355	useful	a letter of the other alphabet
29	dhowe/AdNauseam	double-space	warning	src/_locales/tr/adnauseam.json:547	useful	two spaces
29	BookStackApp/BookStack	untranslated	warning	lang/pt_BR/entities.php:304	useful	empty
29	GNOME/gnome-disk-utility	blank-target	error	po/ku.po:1033	useful	only a space
29	mumble-voip/mumble	leading-whitespace	warning	src/mumble/mumble_te.ts:1912	useful	a space too many at the start
29	Laravel-Lang/lang	punctuation-spacing	warning	locales/lg/json.json:669	useful	a space too many or too few beside the mark
29	JustArchiNET/ArchiSteamFarm	lone-sign	error	ArchiSteamFarm/Localization/Strings.fa-IR.resx:181	useful	a lone sign that the program cannot read
29	BookStackApp/BookStack	placeholder-extra	warning	lang/ro/errors.php:31	useful	a value that the source does not pass
29	GNOME/gnome-disk-utility	much-shorter	info	po/bn.po:4079	useful	most of the text is missing
29	pagekit/pagekit	placeholder-missing	error	app/system/languages/cy/messages.php:411	useful	the value is not shown
29	nextcloud/mail	other-script	warning	l10n/lo.json:581	useful	in Chinese
29	dhowe/AdNauseam	leading-whitespace	warning	src/_locales/pt_PT/adnauseam.json:347	useful	a space too many at the start
29	dhowe/AdNauseam	untranslated	warning	platform/mv3/description/webstore.ku.txt:3	useful	empty
29	sandboxie-plus/Sandboxie	invisible-character	warning	SandboxiePlus/SandMan/sandman_pt_PT.ts:8059	useful	an invisible character
29	olive-editor/olive	same-as-source	info	app/ts/zh_TW.ts:3086	useful	left in English
29	sandboxie-plus/Sandboxie	numbers	warning	SandboxiePlus/SandMan/sandman_hu.ts:12020	useful	another number
29	nextcloud/mail	end-punctuation	info	l10n/pl.json:35	useful	the mark at the end is missing or another
29	Laravel-Lang/lang	other-script	warning	locales/bg/php-inline.json:43	useful	in Chinese
29	mumble-voip/mumble	double-space	warning	src/mumble/qttranslations/qt_tr.ts:4489	useful	two spaces
29	sandboxie-plus/Sandboxie	same-as-source	warning	SandboxiePlus/SandMan/sandman_es.ts:12887	useful	left in English
29	Neamar/KISS	untranslated	warning	fastlane/metadata/android/ar/full_description.txt:1	useful	empty
29	GNOME/gnome-disk-utility	invisible-character	warning	po/kn.po:56	useful	an invisible character
29	M66B/FairEmail	untranslated	warning	app/src/main/res/values-ko-rKR/strings.xml:1251	useful	empty
29	olive-editor/olive	needs-review	info	app/ts/pt_BR.ts:282	useful	marked for review
29	GNOME/gnome-disk-utility	numbers	warning	po/ast.po:3901	useful	another number
29	M66B/FairEmail	much-shorter	info	app/src/main/res/values-uk-rUA/strings.xml:792	useful	most of the text is missing
29	JustArchiNET/ArchiSteamFarm	trailing-whitespace	warning	ArchiSteamFarm.OfficialPlugins.SteamTokenDumper/Localization/Strings.es-ES.resx:166	useful	a space too many at the end
29	GNOME/gnome-disk-utility	double-space	warning	po/hy.po:1575	useful	two spaces
29	sandboxie-plus/Sandboxie	encoding	warning	SandboxiePlus/SandMan/Troubleshooting/lang_pt_PT.json:1	useful	a byte order mark
29	sandboxie-plus/Sandboxie	tag-attributes	warning	SandboxiePlus/SandMan/sandman_sv_SE.ts:5790	useful	the attribute is damaged
29	dhowe/AdNauseam	much-longer	info	src/_locales/so/messages.json:1019	useful	says much more than the source
29	ibexa/admin-ui	icu-syntax	error	src/bundle/Resources/translations/validators.en.xliff:86	false	a template, not ICU
29	GNOME/gnome-disk-utility	trailing-whitespace	warning	po/bn.po:866	useful	a space too many at the end
29	drawpile/Drawpile	mixed-script	warning	src/desktop/i18n/drawpile_it_IT.ts:8267	useful	a letter of the other alphabet
29	Laravel-Lang/lang	quotation-marks	info	locales/uz_Latn/json.json:705	useful	a lone quotation mark
29	mumble-voip/mumble	pure-punctuation	info	src/mumble/mumble_pt_BR.ts:4559	useful	another mark than in the source
29	GNOME/gnome-disk-utility	end-punctuation	info	po/bn.po:1989	useful	the mark at the end is missing or another
29	exelearning/exelearning	leading-whitespace	warning	translations/messages.va.xlf:7522	pedantic	a slip of the source
29	Laravel-Lang/lang	invisible-character	warning	locales/yi/json.json:681	useful	an invisible character
29	nextcloud/mail	brackets	warning	l10n/mk.json:411	useful	a bracket without its partner
29	jeffvli/feishin	placeholder-extra	warning	src/i18n/locales/pl.json:262	pedantic	shown in another way
29	M66B/FairEmail	invisible-character	warning	app/src/main/res/values-zh-rCN/strings.xml:303	useful	an invisible character
29	M66B/FairEmail	placeholder-missing	warning	app/src/main/res/values-ar-rSA/strings.xml:119	useful	the value is not shown
29	pagekit/pagekit	brackets	warning	app/system/languages/ja/languages.json:1	useful	a bracket without its partner
29	mumble-voip/mumble	tag-extra	warning	src/mumble/mumble_sq.ts:9963	useful	a tag that the source has not
29	exelearning/exelearning	escapes	warning	translations/messages.gl.xlf:3054	useful	the line break differs
29	drawpile/Drawpile	empty-tag	warning	src/desktop/i18n/drawpile_it_IT.ts:1478	useful	the tag lost its text
29	pagekit/pagekit	extra-key	warning	app/system/languages/fa/languages.json:1	pedantic	CLDR has the form only there
29	olive-editor/olive	double-space	warning	app/ts/zh_CN.ts:562	useful	two spaces
29	Laravel-Lang/lang	much-shorter	info	locales/fr/json.json:402	pedantic	the longer name is not needed
29	BookStackApp/BookStack	punctuation-spacing	warning	lang/sl/settings.php:238	useful	a space too many or too few beside the mark
29	BookStackApp/BookStack	double-space	warning	lang/de_informal/auth.php:90	useful	two spaces
29	nextcloud/mail	invisible-character	warning	l10n/ga.json:544	useful	an invisible character
29	M66B/FairEmail	units	warning	app/src/main/res/values-uk-rUA/strings.xml:143	useful	another unit
29	Laravel-Lang/lang	trailing-whitespace	warning	locales/xh/json.json:54	useful	a space too many at the end
29	GNOME/gnome-disk-utility	quotation-marks	info	po/te.po:1338	useful	a lone quotation mark
29	exelearning/exelearning	punctuation-spacing	warning	translations/messages.ca.xlf:758	useful	a space too many or too few beside the mark
29	drawpile/Drawpile	tag-attributes	warning	src/desktop/i18n/drawpile_it_IT.ts:12905	useful	the attribute is damaged
29	Laravel-Lang/lang	tripled-letter	info	locales/uz_Cyrl/json.json:437	useful	a letter three times
29	drawpile/Drawpile	tripled-letter	info	src/desktop/i18n/drawpile_tr_TR.ts:7783	useful	a letter three times
29	Laravel-Lang/lang	end-punctuation	info	locales/si/json.json:838	useful	the mark at the end is missing or another
29	drawpile/Drawpile	repeated-word	warning	src/desktop/i18n/drawpile_ca_ES.ts:12521	useful	a word twice
29	sandboxie-plus/Sandboxie	much-longer	info	SandboxiePlus/SandMan/sandman_zh_CN.ts:3170	pedantic	the longer name helps
29	dhowe/AdNauseam	trailing-whitespace	warning	src/_locales/nl/adnauseam.json:283	useful	a space too many at the end
29	GNOME/gnome-disk-utility	mixed-script	warning	po/kab.po:324	useful	a letter of the other alphabet
29	Laravel-Lang/lang	placeholder-missing	error	locales/sq/json.json:324	useful	the value is not shown
29	BookStackApp/BookStack	leading-whitespace	warning	lang/uk/entities.php:281	useful	a space too many at the start
29	dhowe/AdNauseam	brackets	warning	src/_locales/ta/messages.json:847	useful	a bracket without its partner
29	mumble-voip/mumble	accelerators	info	src/mumble/mumble_uk.ts:7032	useful	the accelerator is missing
29	GNOME/gnome-disk-utility	needs-review	info	po/en@shaw.po:4220	useful	marked for review
29	M66B/FairEmail	end-punctuation	info	app/src/main/res/values-ar-rEG/strings.xml:704	useful	the mark at the end is missing or another
29	BookStackApp/BookStack	end-punctuation	info	lang/el/common.php:16	useful	the mark at the end is missing or another
29	Neamar/KISS	same-as-source	warning	app/src/main/res/values-ml/strings.xml:26	useful	left in English
29	drawpile/Drawpile	accelerators	info	src/desktop/i18n/drawpile_es_CO.ts:2112	useful	the accelerator is missing
29	pagekit/pagekit	missing-plural-form	warning	app/system/languages/sl_SI/formats.json:1	useful	the language needs the form
29	olive-editor/olive	untranslated	warning	app/ts/id_ID.ts:2157	useful	empty
29	sandboxie-plus/Sandboxie	trailing-whitespace	warning	SandboxiePlus/SandMan/sandman_vi.ts:5287	useful	a space too many at the end
29	BookStackApp/BookStack	escapes	warning	lang/ru/entities.php:314	useful	the line break differs
29	sandboxie-plus/Sandboxie	end-punctuation	info	SandboxiePlus/SandMan/sandman_hu.ts:10464	useful	the mark at the end is missing or another
29	M66B/FairEmail	other-script	warning	app/src/main/res/values-ar-rBH/strings.xml:8	useful	in Chinese
29	pagekit/pagekit	same-as-source	hint	app/system/languages/az_AZ/formats.json:1	useful	left in English
29	dhowe/AdNauseam	tag-extra	warning	src/_locales/mr/messages.json:447	useful	a tag that the source has not
29	GNOME/gnome-disk-utility	punctuation-spacing	warning	po/or.po:1762	useful	a space too many or too few beside the mark
29	dhowe/AdNauseam	quotation-marks	info	src/_locales/lv/messages.json:1015	useful	a lone quotation mark
29	sandboxie-plus/Sandboxie	space-around-tag	info	SandboxiePlus/SandMan/sandman_de.ts:2050	useful	the space beside the tag differs
29	GNOME/gnome-disk-utility	placeholder-missing	error	po/ne.po:1146	pedantic	harmless
29	Neamar/KISS	quotation-marks	info	app/src/main/res/values-ko/strings.xml:150	useful	a lone quotation mark
29	mumble-voip/mumble	tag-missing	error	src/mumble/mumble_eu.ts:347	useful	the tag is not there
29	sandboxie-plus/Sandboxie	quotation-marks	info	SandboxiePlus/SandMan/sandman_id.ts:6185	useful	a lone quotation mark
29	sandboxie-plus/Sandboxie	much-shorter	info	SandboxiePlus/SandMan/sandman_pt_PT.ts:6877	pedantic	says it in other words
29	Laravel-Lang/lang	document-structure	warning	locales/doi/_excludes.json:2	false	a list for each language, not a translation
29	sandboxie-plus/Sandboxie	punctuation-spacing	info	SandboxiePlus/SandMan/sandman_zh_TW.ts:7252	useful	a space too many or too few beside the mark
29	mumble-voip/mumble	punctuation-spacing	info	src/mumble/mumble_ja.ts:2665	useful	a space too many or too few beside the mark
29	Neamar/KISS	missing-key	warning	app/src/main/res/values-ko/strings.xml:151	useful	not in the file
29	jeffvli/feishin	same-as-source	hint	src/i18n/locales/nl.json:234	useful	left in English
29	sandboxie-plus/Sandboxie	tag-extra	warning	SandboxiePlus/SandMan/sandman_zh_CN.ts:12230	pedantic	harmless
29	Laravel-Lang/lang	leading-whitespace	warning	locales/oc/json.json:757	useful	a space too many at the start
29	GNOME/gnome-disk-utility	same-as-source	info	po/km.po:549	useful	left in English
29	sandboxie-plus/Sandboxie	untranslated	warning	SandboxiePlus/SandMan/sandman_nl.ts:3661	useful	empty
29	nextcloud/mail	punctuation-spacing	warning	l10n/ar.json:517	useful	a space too many or too few beside the mark
29	Laravel-Lang/lang	missing-key	warning	docs/statuses/ko.md:1	false	a list for each language, not a translation
29	nextcloud/mail	placeholder-missing	error	l10n/ga.json:703	useful	the value is not shown
29	Laravel-Lang/lang	same-as-source	warning	locales/it/json.json:776	useful	left in English
29	Neamar/KISS	trailing-whitespace	warning	fastlane/metadata/android/uk/full_description.txt:16	useful	a space too many at the end
29	BookStackApp/BookStack	much-shorter	info	lang/ko/settings.php:190	useful	most of the text is missing
29	BookStackApp/BookStack	choice-forms	warning	lang/ro/settings.php:140	useful	a form too much
29	pagekit/pagekit	untranslated	warning	app/system/languages/ro_RO/messages.php:312	useful	empty
29	dhowe/AdNauseam	space-around-tag	info	src/_locales/ms/messages.json:611	useful	the space beside the tag differs
29	drawpile/Drawpile	brackets	warning	src/desktop/i18n/drawpile_zh_CN.ts:8899	useful	a bracket without its partner
29	jeffvli/feishin	punctuation-spacing	info	src/i18n/locales/ja.json:69	useful	a space too many or too few beside the mark
29	drawpile/Drawpile	tag-missing	warning	src/desktop/i18n/drawpile_zh_CN.ts:1401	useful	the tag is not there
29	nextcloud/mail	quotation-marks	info	l10n/mn.json:97	false	another fault than it says
29	sandboxie-plus/Sandboxie	double-space	warning	SandboxiePlus/SandMan/sandman_es.ts:10794	useful	two spaces
29	JustArchiNET/ArchiSteamFarm	missing-key	warning	ArchiSteamFarm/Localization/Strings.zh-Hant-HK.resx:703	useful	not in the file
29	drawpile/Drawpile	double-space	warning	src/libclient/i18n/libclient_pt_BR.ts:155	useful	two spaces
29	exelearning/exelearning	trailing-whitespace	warning	translations/messages.eo.xlf:7890	useful	a space too many at the end
29	BookStackApp/BookStack	same-as-source	warning	lang/eu/validation.php:56	useful	left in English
29	drawpile/Drawpile	placeholder-missing	warning	src/libclient/i18n/libclient_pl_PL.ts:1749	useful	the value is not shown
29	dhowe/AdNauseam	much-shorter	info	src/_locales/so/messages.json:423	useful	most of the text is missing
29	M66B/FairEmail	punctuation-spacing	info	app/src/main/res/values-zh-rTW/strings.xml:1995	useful	a space too many or too few beside the mark
29	drawpile/Drawpile	untranslated	warning	src/desktop/i18n/drawpile_fi_FI.ts:14969	useful	empty
29	sandboxie-plus/Sandboxie	placeholder-missing	warning	SandboxiePlus/SandMan/sandman_ar.ts:2959	useful	the value is not shown
29	Neamar/KISS	leading-whitespace	warning	fastlane/metadata/android/ta/full_description.txt:18	useful	a space too many at the start
29	Neamar/KISS	mixed-script	warning	app/src/main/res/values-tt/strings.xml:3	useful	a letter of the other alphabet
29	mumble-voip/mumble	placeholder-missing	warning	src/mumble/mumble_sq.ts:9765	useful	the value is not shown
29	JustArchiNET/ArchiSteamFarm	untranslated	warning	ArchiSteamFarm/Localization/Strings.hr-HR.resx:181	useful	empty
29	sandboxie-plus/Sandboxie	accelerators	info	SandboxiePlus/SandMan/sandman_ru.ts:4500	useful	the accelerator is missing
29	nextcloud/mail	markdown-marks	warning	l10n/pl.json:35	useful	the mark is broken by a space
29	drawpile/Drawpile	end-punctuation	info	src/desktop/i18n/drawpile_pl_PL.ts:5195	useful	the mark at the end is missing or another
29	BookStackApp/BookStack	invisible-character	warning	lang/cs/common.php:9	useful	an invisible character
29	exelearning/exelearning	end-punctuation	info	translations/messages.ca.xlf:7586	useful	the mark at the end is missing or another
29	JustArchiNET/ArchiSteamFarm	brackets	warning	ArchiSteamFarm/Localization/Strings.fa-IR.resx:181	useful	a bracket without its partner
29	JustArchiNET/ArchiSteamFarm	same-as-source	warning	ArchiSteamFarm/Localization/Strings.ja-JP.resx:547	useful	left in English
29	sandboxie-plus/Sandboxie	brackets	warning	CHANGELOG_zh_CN.md:3673	useful	a bracket without its partner
29	M66B/FairEmail	missing-plural-form	warning	app/src/main/res/values-sat-rIN/strings.xml:35	useful	the language needs the form
29	M66B/FairEmail	same-as-source	warning	app/src/main/res/values-bg-rBG/strings.xml:348	useful	left in English
29	M66B/FairEmail	much-longer	info	app/src/main/res/values-fy-rNL/strings.xml:703	useful	says much more than the source
29	Neamar/KISS	space-around-tag	info	fastlane/metadata/android/ta/full_description.txt:13	useful	the space beside the tag differs
29	BookStackApp/BookStack	placeholder-missing	warning	lang/uk/activities.php:59	useful	the value is not shown
29	Laravel-Lang/lang	numbers	warning	docs/statuses/ky.md:142	false	a list for each language, not a translation
29	GNOME/gnome-disk-utility	tag-extra	warning	po/mr.po:2965	pedantic	emphasis that the source has dropped
29	M66B/FairEmail	mixed-script	warning	app/src/main/res/values-bg-rBG/strings.xml:610	useful	a letter of the other alphabet
29	exelearning/exelearning	much-longer	info	translations/messages.ca.xlf:706	useful	says much more than the source
29	pagekit/pagekit	mixed-script	warning	app/system/languages/el_GR/messages.php:235	useful	a letter of the other alphabet
29	mumble-voip/mumble	untranslated	warning	src/mumble/mumble_et.ts:2293	useful	empty
29	exelearning/exelearning	much-shorter	info	translations/messages.eu.xlf:2298	useful	most of the text is missing
29	M66B/FairEmail	missing-key	warning	app/src/main/res/values-no-rNO/strings.xml:672	useful	not in the file
29	sandboxie-plus/Sandboxie	tag-missing	warning	CHANGELOG_zh_CN.md:3856	useful	the tag is not there
29	dhowe/AdNauseam	tag-missing	error	src/_locales/pl/messages.json:923	useful	the tag is not there
29	JustArchiNET/ArchiSteamFarm	command-options	warning	ArchiSteamFarm/Localization/Strings.nl-NL.resx:738	useful	another option than in the source
29	GNOME/gnome-disk-utility	accelerators	info	po/nb.po:2296	useful	the accelerator is missing
29	nextcloud/mail	leading-whitespace	warning	l10n/pl.json:35	useful	a space too many at the start
29	nextcloud/mail	trailing-whitespace	warning	l10n/nl.json:913	useful	a space too many at the end
29	GNOME/gnome-disk-utility	tripled-letter	info	po/ast.po:595	useful	a letter three times
29	drawpile/Drawpile	much-longer	info	src/desktop/i18n/drawpile_pl_PL.ts:1551	useful	says much more than the source
29	Neamar/KISS	syntax	warning	app/src/main/res/values-se/strings.xml:107	useful	the file is broken here
29	sandboxie-plus/Sandboxie	file-paths	warning	SandboxiePlus/SandMan/sandman_hi.ts:7067	useful	the file name is damaged
29	nextcloud/mail	extra-key	warning	l10n/zh_HK.json:251	false	the source file is a translation itself
29	GNOME/gnome-disk-utility	file-paths	warning	po/lv.po:2984	useful	the file name is damaged
29	BookStackApp/BookStack	mixed-script	warning	lang/el/validation.php:15	useful	a letter of the other alphabet
29	nextcloud/mail	missing-key	warning	l10n/mk.json:330	useful	not in the file
29	GNOME/gnome-disk-utility	untranslated	warning	po/ne.po:1343	useful	empty
29	nextcloud/mail	double-space	warning	l10n/es_MX.json:372	useful	two spaces
29	drawpile/Drawpile	needs-review	info	src/desktop/i18n/drawpile_pt_BR.ts:3339	useful	marked for review
29	pagekit/pagekit	missing-key	warning	app/system/languages/sl_SI/territories.json:1	pedantic	CLDR has the form only there
29	mumble-voip/mumble	end-punctuation	info	src/mumble/mumble_sq.ts:2681	useful	the mark at the end is missing or another
29	jeffvli/feishin	placeholder-missing	warning	src/i18n/locales/ru.json:454	false	the form that the language needs
29	mumble-voip/mumble	brackets	warning	src/mumble/mumble_ko.ts:9535	useful	a bracket without its partner
29	mumble-voip/mumble	invisible-character	warning	src/mumble/mumble_he.ts:9931	useful	an invisible character
29	mumble-voip/mumble	same-as-source	warning	src/mumble/mumble_hu.ts:3595	useful	left in English
29	mumble-voip/mumble	needs-review	info	src/mumble/mumble_no.ts:7038	useful	marked for review
29	JustArchiNET/ArchiSteamFarm	placeholder-missing	warning	ArchiSteamFarm/Localization/Strings.bg-BG.resx:377	useful	the value is not shown
29	drawpile/Drawpile	tag-extra	error	src/desktop/i18n/drawpile_it_IT.ts:5489	useful	a tag that the source has not
29	sandboxie-plus/Sandboxie	leading-whitespace	warning	SandboxiePlus/SandMan/sandman_uk.ts:6288	useful	a space too many at the start
29	GNOME/gnome-disk-utility	leading-whitespace	warning	po/bn.po:3473	useful	a space too many at the start
29	mumble-voip/mumble	much-shorter	info	src/mumble/mumble_no.ts:7778	useful	most of the text is missing
29	pagekit/pagekit	end-punctuation	info	app/system/languages/sv_SE/messages.php:315	useful	the mark at the end is missing or another
29	nextcloud/mail	same-as-source	hint	l10n/af.json:103	useful	left in English
29	mumble-voip/mumble	quotation-marks	info	src/mumble/mumble_uk.ts:592	useful	a lone quotation mark
29	M66B/FairEmail	syntax	warning	app/src/main/res/values/strings.xml:115	useful	the file is broken here
29	jeffvli/feishin	missing-key	warning	src/i18n/locales/de.json:526	useful	not in the file
29	JustArchiNET/ArchiSteamFarm	punctuation-spacing	info	ArchiSteamFarm/Localization/Strings.ja-JP.resx:692	useful	a space too many or too few beside the mark
29	dhowe/AdNauseam	invisible-character	warning	platform/mv3/extension/_locales/pt_BR/messages.json:271	useful	an invisible character
29	drawpile/Drawpile	space-around-tag	info	src/desktop/i18n/drawpile_ar_EG.ts:1109	useful	the space beside the tag differs
29	pagekit/pagekit	punctuation-spacing	warning	app/system/languages/fa_IR/messages.php:321	useful	a space too many or too few beside the mark
29	mumble-voip/mumble	placeholder-extra	warning	src/mumble/mumble_sq.ts:7620	useful	a value that the source does not pass
29	BookStackApp/BookStack	quotation-marks	info	lang/sl/settings.php:239	useful	a lone quotation mark
29	JustArchiNET/ArchiSteamFarm	mixed-script	warning	ArchiSteamFarm/Localization/Strings.sr-Latn.resx:520	useful	a letter of the other alphabet
29	nextcloud/mail	mixed-script	warning	l10n/el.json:261	useful	a letter of the other alphabet
29	dhowe/AdNauseam	missing-key	warning	src/_locales/fa/adnauseam.json:538	useful	not in the file
29	Neamar/KISS	punctuation-spacing	warning	app/src/main/res/values-ml/strings.xml:94	useful	a space too many or too few beside the mark
29	drawpile/Drawpile	punctuation-spacing	info	src/desktop/i18n/drawpile_ja_JP.ts:7706	useful	a space too many or too few beside the mark
29	Laravel-Lang/lang	double-space	warning	locales/kn/php.json:76	useful	two spaces
29	dhowe/AdNauseam	extra-key	warning	src/_locales/am/messages.json:998	useful	no longer in the source
29	M66B/FairEmail	quotation-marks	info	app/src/main/res/values-uk-rUA/strings.xml:1888	useful	a lone quotation mark
29	Laravel-Lang/lang	mixed-script	warning	locales/el/php-inline.json:73	useful	a letter of the other alphabet
29	nextcloud/mail	placeholder-extra	warning	l10n/nb.json:638	useful	a value that the source does not pass
29	BookStackApp/BookStack	trailing-whitespace	warning	lang/uz/validation.php:34	useful	a space too many at the end
29	Laravel-Lang/lang	untranslated	warning	docs/statuses/ro.md:12	false	a list for each language, not a translation
29	mumble-voip/mumble	trailing-whitespace	warning	src/mumble/mumble_eu.ts:128	useful	a space too many at the end
29	dhowe/AdNauseam	end-punctuation	info	platform/mv3/extension/_locales/he/messages.json:363	useful	the mark at the end is missing or another
29	sandboxie-plus/Sandboxie	placeholder-extra	error	SandboxiePlus/SandMan/sandman_vi.ts:6439	useful	a value that the source does not pass
29	drawpile/Drawpile	same-as-source	hint	src/desktop/i18n/drawpile_ar_EG.ts:11018	false	a name
`).map(([draw, ...others]) => [Number(draw), ...others] as unknown as UnseenLabel);
