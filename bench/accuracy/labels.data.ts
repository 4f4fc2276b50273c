import { rowsOf } from './tables.ts';

/** A finding that was read by a person: file, check, SHA-256 of the segment's id (12 digits), verdict, reason. */
export type Label = readonly [file: string, check: string, segment: string, verdict: 'right' | 'wrong', reason: string];

/**
 * Findings of the default set over the corpus, drawn at random with at most 20 of a check and 3 of a check and file, so
 * that the frequent checks do not hide the others. Those that mended checks report no longer stay, and others were drawn
 * in their place; of `same-as-source` 210 more were drawn as it was mended, of the checks that report most 15 more each,
 * and of those that report seldom all or a dozen. None are of glossaries: those of the folder belong to other projects
 * than the texts. One a line, with tabs between its parts.
 */
export const labels = rowsOf(`
yaml/svenfuchs+rails-i18n/rails/locale/af.yml	blank-target	649e48d43d7c	wrong	a separator of thousands, which is a space here
yaml/svenfuchs+rails-i18n/rails/locale/uz.yml	blank-target	6c1d496036a9	wrong	a separator of thousands, which is a space here
yaml/svenfuchs+rails-i18n/rails/locale/sv.yml	blank-target	6c1d496036a9	wrong	a separator of thousands, which is a space here
yaml/svenfuchs+rails-i18n/rails/locale/en-ZA.yml	blank-target	649e48d43d7c	wrong	a separator of thousands, which is a space here
yaml/svenfuchs+rails-i18n/rails/locale/eo.yml	blank-target	649e48d43d7c	wrong	a separator of thousands, which is a space here
yaml/svenfuchs+rails-i18n/rails/locale/pl.yml	blank-target	649e48d43d7c	wrong	a separator of thousands, which is a space here
yaml/svenfuchs+rails-i18n/rails/locale/hu.yml	blank-target	6c1d496036a9	wrong	a separator of thousands, which is a space here
yaml/svenfuchs+rails-i18n/rails/locale/ka.yml	blank-target	6c1d496036a9	wrong	a separator of thousands, which is a space here
yaml/svenfuchs+rails-i18n/rails/locale/lt.yml	blank-target	649e48d43d7c	wrong	a separator of thousands, which is a space here
yaml/svenfuchs+rails-i18n/rails/locale/uz.yml	blank-target	649e48d43d7c	wrong	a separator of thousands, which is a space here
yaml/svenfuchs+rails-i18n/rails/locale/fi.yml	blank-target	6c1d496036a9	wrong	a separator of thousands, which is a space here
json-icu/mattermost+mattermost-mobile/assets/base/i18n/pl.json	brackets	4124fe33687c	right	no partner
json-icu/mattermost+mattermost-mobile/assets/base/i18n/tr.json	brackets	4124fe33687c	right	no partner
po/git-l10n+git-po/po/fr.po	brackets	46ab887d830b	right	no partner
po/GNOME+gnome-text-editor/po/sl.po	brackets	bbc3adb2b91e	right	no partner
po/git-l10n+git-po/po/sv.po	command-options	114a284fe073	right	programs know only the one of the source
xliff1/dotnet+templating/tools/Microsoft.TemplateEngine.Authoring.CLI/xlf/LocalizableStrings.pt-BR.xlf	command-options	a7aa85c52065	right	programs know only the one of the source
xliff1/dotnet+templating/tools/Microsoft.TemplateEngine.Authoring.CLI/xlf/LocalizableStrings.cs.xlf	command-options	a7aa85c52065	right	programs know only the one of the source
po/git-l10n+git-po/po/bg.po	double-space	0f83382c37b2	right	two spaces
po/git-l10n+git-po/po/bg.po	double-space	ccc32004652a	right	two spaces
po/git-l10n+git-po/po/bg.po	double-space	f23381620596	right	two spaces
po/python+python-docs-ja/library/logging.po	double-space	46d693d06190	right	two spaces
po/python+python-docs-ja/howto/functional.po	double-space	d0632d27cf05	right	two spaces
po/python+python-docs-ja/library/asyncio-api-index.po	double-space	fae60072b81d	right	two spaces
json-icu/mattermost+mattermost-mobile/assets/base/i18n/es.json	double-space	b04ae4c4ebeb	right	two spaces
json-chrome/gorhill+uBlock/src/_locales/hr/messages.json	double-space	740bdbb0a4ec	right	two spaces
po/python+python-docs-ja/library/exceptions.po	double-space	6d306fad99ea	right	two spaces
po/vslavik+poedit/locales/is.po	double-space	8108014fd87a	right	two spaces
json-chrome/gorhill+uBlock/src/_locales/eo/messages.json	double-space	0b2e4b36945b	right	two spaces
po/omegat-org+omegat/src/test/resources/data/filters/po/file-POFilter-be-utf8.po	double-space	ce9c6db9b12b	right	two spaces
yaml/svenfuchs+rails-i18n/rails/locale/ur.yml	double-space	cc1453faa58d	right	two spaces
po/python+python-docs-ja/library/codecs.po	double-space	49bdecf6239b	right	two spaces
xliff1/symfony+symfony/src/Symfony/Component/Validator/Resources/translations/validators.mn.xlf	double-space	4e07408562be	right	two spaces
po/git-l10n+git-po/po/fr.po	double-space	e7cf9926a581	right	two spaces
nasty/yaml/dup.yml	duplicate-id		right	twice in the file
nasty/po/dup-INVALID.po	duplicate-id		right	twice in the file
xliff1/matecat+xliff-parser/tests/files/v2-duplicate-ids.xliff	duplicate-id		right	twice in the file
po/omegat-org+omegat/src/test/resources/data/filters/po/file-POFilter-match-stat-en-ca.po	duplicate-id		right	twice in the file
xliff1/matecat+xliff-parser/tests/files/xliff12-with-more-emojis.xliff	duplicate-id		right	twice in the file
nasty/xliff/cp1252-bytes-utf8-decl-INVALID.xlf	encoding		right	bytes of another encoding
json-i18next/excalidraw+excalidraw/packages/excalidraw/locales/hi-IN.json	end-punctuation	aee68ed745c1	right	the marks differ
po/git-l10n+git-po/po/de.po	end-punctuation	1a7a8477fc3e	right	the marks differ
po/git-l10n+git-po/po/de.po	end-punctuation	8c8df1b1a2c1	right	the marks differ
po/git-l10n+git-po/po/bg.po	end-punctuation	8f8a7c75ea49	right	the marks differ
po/GNOME+gnome-text-editor/po/sl.po	end-punctuation	0415c938bee4	right	the marks differ
po/git-l10n+git-po/po/de.po	end-punctuation	726531de5da5	right	the marks differ
po/git-l10n+git-po/po/bg.po	end-punctuation	8015babee5db	right	the marks differ
arb/flutter+gallery/lib/l10n/intl_tr.arb	end-punctuation	e05574c08086	right	the marks differ
json-icu/mattermost+mattermost-mobile/assets/base/i18n/nl.json	end-punctuation	14201ed97288	right	the marks differ
po/git-l10n+git-po/po/bg.po	end-punctuation	169ea02d66fa	right	the marks differ
po/vslavik+poedit/locales/is.po	end-punctuation	2c077e3756cc	right	the marks differ
xliff1/mozilla-l10n+focusios-l10n/an/focus-ios.xliff	end-punctuation	649a731ed64e	right	the marks differ
xliff1/dotnet+templating/tools/Microsoft.TemplateEngine.TemplateLocalizer.Core/xlf/LocalizableStrings.ko.xlf	end-punctuation	7f1a471e345d	right	the marks differ
po/vslavik+poedit/locales/pa.po	end-punctuation	f747c689322e	wrong	the language puts the ellipsis first
po/git-l10n+git-po/git-gui/po/zh_cn.po	end-punctuation	a2e571927d60	right	the marks differ
po/omegat-org+omegat/src/test/resources/data/filters/po/file-POFilter-be.po	end-punctuation	fd44bb2b4eb0	right	the marks differ
json-slang/localsend+localsend/app/assets/i18n/_missing_translations_ga.json	extra-key	3e578c32f974	wrong	the source has the text in another shape: with or without plural forms
arb/flutter+gallery/lib/l10n/intl_sl.arb	extra-key	a9b8b729f1c3	right	not in the source file
arb/flutter+gallery/lib/l10n/intl_da.arb	extra-key	e26a3c2955ab	right	not in the source file
arb/flutter+gallery/lib/l10n/intl_hu.arb	extra-key	26fd66fe1b16	right	not in the source file
arb/flutter+gallery/lib/l10n/intl_sl.arb	extra-key	5d4c59d5cca9	right	not in the source file
arb/flutter+gallery/lib/l10n/intl_hu.arb	extra-key	fd81f93b2c98	right	not in the source file
arb/flutter+gallery/lib/l10n/intl_es_UY.arb	extra-key	b8b1d894c683	right	not in the source file
yaml/svenfuchs+rails-i18n/rails/locale/sv.yml	extra-key	ba6108600010	wrong	the source has the text in another shape: with or without plural forms
yaml/svenfuchs+rails-i18n/rails/locale/th.yml	extra-key	b5a9fb8c4933	wrong	the source has the text in another shape: with or without plural forms
yaml/svenfuchs+rails-i18n/rails/locale/eo.yml	extra-key	9ef7b098a1b2	wrong	the source has the text in another shape: with or without plural forms
yaml/svenfuchs+rails-i18n/rails/locale/hi.yml	extra-key	555c0e2f8ed1	wrong	the source has the text in another shape: with or without plural forms
yaml/svenfuchs+rails-i18n/rails/locale/nb.yml	extra-key	a89965fc8281	wrong	the source has the text in another shape: with or without plural forms
json-slang/localsend+localsend/app/assets/i18n/_missing_translations_ga.json	extra-key	68b0790c33a8	wrong	the source has the text in another shape: with or without plural forms
arb/flutter+gallery/lib/l10n/intl_es_UY.arb	extra-key	ab44a2065d3c	right	not in the source file
arb/flutter+gallery/lib/l10n/intl_sl.arb	extra-key	352cfc749e55	right	not in the source file
arb/flutter+gallery/lib/l10n/intl_es.arb	extra-key	5f492ffa9fff	right	not in the source file
po/python+python-docs-ja/library/asyncio-eventloop.po	file-paths	416dca60b24a	right	another name
xliff1/dotnet+templating/tools/Microsoft.TemplateEngine.Authoring.CLI/xlf/LocalizableStrings.fr.xlf	file-paths	4364395bb9f8	right	another name
xliff1/locize+xliff/test/fixtures/inline-elements/example_generic-span-start-end.xliff	format-rule		right	against the specification
xliff2/oasis-tcs+xliff-xliff-22/xliff-21/test-suite/modules/invalid/Bad-gls_glossEntry-and-translation-not-unique-in-glossary.xlf	format-rule		right	against the specification
xliff2/oasis-tcs+xliff-xliff-22/xliff-21/test-suite/core/invalid/bad_CopyOfWithNoCopyReference.xlf	format-rule		right	against the specification
xliff2/microsoft+XLIFF2-Object-Model/Xliff.OM.Tests/TestData.Xliff.OM.Tests/SegmentWithDefaultValues.xlf	format-rule		right	against the specification
xliff2/oasis-tcs+xliff-xliff-22/xliff-21/test-suite/modules/invalid/Bad-slr_storageRestriction-patterns.xlf	format-rule		right	against the specification
xliff1/locize+xliff/test/fixtures/inline-elements/example_standalone_only.xliff	format-rule		right	against the specification
xliff2/microsoft+XLIFF2-Object-Model/Xliff.OM.Tests/Oasis_TestFiles/modules/invalid/Bad-res_resourceItem-not-unique.xlf	format-rule		right	against the specification
xliff2/microsoft+XLIFF2-Object-Model/Xliff.OM.Tests/TestData.Xliff.OM.Tests/SourceWithValidValues.xlf	format-rule		right	against the specification
xliff2/oasis-tcs+xliff-xliff-22/xliff-22/test-suite/modules/invalid/Bad-mtc_type-value-not-in-list.xlf	format-rule		right	against the specification
xliff2/oasis-tcs+xliff-xliff-22/xliff-21/test-suite/core/invalid/bad_InvalidFragIdUnknownPrefix.xlf	format-rule		right	against the specification
xliff2/oasis-tcs+xliff-xliff-22/xliff-21/test-suite/core/invalid/bad_EmBeforeSm.xlf	format-rule		right	against the specification
xliff2/oasis-tcs+xliff-xliff-22/xliff-21/test-suite/core/invalid/bad_InvalidHexRangeOnCp.xlf	format-rule		right	against the specification
xliff2/oasis-tcs+xliff-xliff-22/xliff-21/test-suite/modules/invalid/Bad-slr_sizeRestriction-patterns.xlf	format-rule		right	against the specification
xliff2/oasis-tcs+xliff-xliff-22/xliff-21/test-suite/core/invalid/bad_TwoSourceInUnit.xlf	format-rule		right	against the specification
xliff2/oasis-tcs+xliff-xliff-22/xliff-21/test-suite/core/invalid/bad_WrongReordering1.xlf	format-rule		right	against the specification
xliff2/oasis-tcs+xliff-xliff-22/xliff-21/test-suite/modules/invalid/Bad-val_ExactlyOneAttributeOnRule.xlf	format-rule		right	against the specification
po/lingui+js-lingui/examples/js/src/locale/en/messages.po	icu-arguments	61d58cbe5bad	wrong	the source is an id, not a text
json-icu/mattermost+mattermost-mobile/assets/base/i18n/es.json	icu-syntax	ec79861cd64c	right	the program cannot read it
json-icu/mattermost+mattermost-mobile/assets/base/i18n/hi.json	icu-syntax	8b96a0b251c2	right	the program cannot read it
json-icu/mattermost+mattermost-mobile/assets/base/i18n/hu.json	inconsistent-translation	d99b1d270dd5	right	two words for one thing
arb/flutter+gallery/lib/l10n/intl_bs.arb	inconsistent-translation	e5e6f81c8525	right	two words for one thing
arb/flutter+gallery/lib/l10n/intl_vi.arb	inconsistent-translation	97376fcd8d79	right	two words for one thing
json-icu/mattermost+mattermost-mobile/assets/base/i18n/vi.json	inconsistent-translation	b9c2236dd0b4	right	two words for one thing
json-icu/mattermost+mattermost-mobile/assets/base/i18n/vi.json	inconsistent-translation	91666610507c	right	two words for one thing
json-i18next/excalidraw+excalidraw/packages/excalidraw/locales/uk-UA.json	inconsistent-translation	cce6690ddce7	right	two words for one thing
json-i18next/excalidraw+excalidraw/packages/excalidraw/locales/nl-NL.json	inconsistent-translation	cce6690ddce7	right	two words for one thing
json-icu/mattermost+mattermost-mobile/assets/base/i18n/nl.json	inconsistent-translation	18a5f4a14a77	right	two words for one thing
json-icu/mattermost+mattermost-mobile/assets/base/i18n/es.json	inconsistent-translation	43c81282212c	right	two words for one thing
yaml/svenfuchs+rails-i18n/rails/locale/pl.yml	inconsistent-translation	75f445d86159	wrong	the same word in another case, which the place asks for
json-icu/mattermost+mattermost-mobile/assets/base/i18n/pl.json	inconsistent-translation	361ced4eea57	right	two words for one thing
json-icu/mattermost+mattermost-mobile/assets/base/i18n/vi.json	inconsistent-translation	53b6f21d1a1c	right	two words for one thing
json-i18next/excalidraw+excalidraw/packages/excalidraw/locales/mr-IN.json	inconsistent-translation	ac7c9bc9c3a2	right	two words for one thing
json-chrome/gorhill+uBlock/src/_locales/oc/messages.json	inconsistent-translation	54de6ffd36de	right	two words for one thing
json-i18next/excalidraw+excalidraw/packages/excalidraw/locales/fr-FR.json	inconsistent-translation	020061118da0	right	two words for one thing
arb/flutter+gallery/lib/l10n/intl_kk.arb	inconsistent-translation	6b77b958f988	right	two words for one thing
po/translate+translate/tests/translate/tools/data/pocount_syntax_errors/f43.tgif.fr.po	invisible-character	602c412fec36	right	it is there and has no use
po/translate+translate/tests/translate/tools/data/pocount_syntax_errors/f43.tgif.fr.po	invisible-character	bfd571e6d5b9	right	it is there and has no use
po/translate+translate/tests/translate/tools/data/pocount_syntax_errors/f43.tgif.fr.po	invisible-character	1e3d4e751e41	right	it is there and has no use
xliff1/symfony+symfony/src/Symfony/Component/Validator/Resources/translations/validators.uk.xlf	invisible-character	3346f2bbf6c3	right	it is there and has no use
nasty/po/charset-lie-INVALID.po	invisible-character	04b63c65dffd	right	it is there and has no use
fluent/projectfluent+fluent/test/fixtures/any_char.ftl	invisible-character	e1446f3083c4	right	it is there and has no use
xliff1/omegat-org+omegat/src/test/resources/data/filters/xliff/filters3/file-XLIFFFilter-invalid-content.xlf	invisible-character	d1b608530bb2	right	it is there and has no use
fluent/ankitects+anki-core-i18n/core/de/studying.ftl	invisible-character	d8bd9c707255	wrong	hyphenation that somebody set on purpose
json-chrome/gorhill+uBlock/src/_locales/nl/messages.json	invisible-character	39ef3e6117bc	wrong	hyphenation that somebody set on purpose
srt/SlavaSubotskiy+sy-subtitles/talks/1988-12-11_Adi-Shakti-Puja-The-steadiness-of-the-mind-is-very-important-for-the-marriages/Adi-Shakti-Puja-Cam-1/source/en.srt	invisible-character	6b86b273ff34	right	it is there and has no use
json-nested/SubtitleEdit+subtitleedit/src/ui/Assets/Languages/Czech.json	invisible-character	f5e75420ab37	right	it is there and has no use
po/omegat-org+omegat/src/test/resources/data/filters/po/file-POFilter-be.po	leading-whitespace	91475b9d0e00	right	the spaces differ
json-i18next/excalidraw+excalidraw/packages/excalidraw/locales/si-LK.json	leading-whitespace	f2eb1ffa712c	right	the spaces differ
arb/flutter+gallery/lib/l10n/intl_sw.arb	leading-whitespace	6630573eea03	right	the spaces differ
po/omegat-org+omegat/src/test/resources/data/filters/po/file-POFilter-be-utf8.po	leading-whitespace	f05ac16632c6	right	the spaces differ
po/omegat-org+omegat/src/test/resources/data/filters/po/file-POFilter-be.po	leading-whitespace	f8152fbf71bf	right	the spaces differ
po/omegat-org+omegat/src/test/resources/data/filters/po/file-POFilter-be.po	leading-whitespace	d5eff6a537ce	right	the spaces differ
yaml/svenfuchs+rails-i18n/rails/locale/fr.yml	leading-whitespace	d4746dae9269	wrong	a list is joined by a word alone
arb/flutter+gallery/lib/l10n/intl_ta.arb	leading-whitespace	6630573eea03	right	the spaces differ
po/omegat-org+omegat/src/test/resources/data/filters/po/file-POFilter-be-utf8.po	leading-whitespace	677f97dd09cc	right	the spaces differ
po/vslavik+poedit/locales/ar.po	leading-whitespace	d21294cedecc	right	the spaces differ
arb/flutter+gallery/lib/l10n/intl_is.arb	leading-whitespace	6630573eea03	right	the spaces differ
po/omegat-org+omegat/src/test/resources/data/filters/po/file-POFilter-be-utf8.po	leading-whitespace	39162cac2141	right	the spaces differ
xliff1/dotnet+templating/src/Microsoft.TemplateEngine.Edge/xlf/LocalizableStrings.de.xlf	leading-whitespace	7e962fba3b43	right	the spaces differ
arb/flutter+gallery/lib/l10n/intl_si.arb	leading-whitespace	6630573eea03	right	the spaces differ
arb/flutter+gallery/lib/l10n/intl_hu.arb	leading-whitespace	6630573eea03	right	the spaces differ
arb/flutter+gallery/lib/l10n/intl_cs.arb	leading-whitespace	6630573eea03	right	the spaces differ
json-icu/mattermost+mattermost-mobile/assets/base/i18n/es.json	missing-key	7c5781f58b2c	right	not in the file
json-icu/mattermost+mattermost-mobile/assets/base/i18n/th.json	missing-key	36d21d1cd083	right	not in the file
json-icu/mattermost+mattermost-mobile/assets/base/i18n/kk.json	missing-key	156cc493b592	right	not in the file
json-icu/mattermost+mattermost-mobile/assets/base/i18n/vi.json	missing-key	1f0862c91091	right	not in the file
json-icu/mattermost+mattermost-mobile/assets/base/i18n/kk.json	missing-key	cca62ac4c5b5	right	not in the file
strings/Automattic+simplenote-ios/Simplenote/fa.lproj/Localizable.strings	missing-key	196071f82aad	right	not in the file
json-icu/mattermost+mattermost-mobile/assets/base/i18n/km.json	missing-key	ca5745cfbe09	right	not in the file
json-icu/mattermost+mattermost-mobile/assets/base/i18n/sr.json	missing-key	0c4c10957fd2	right	not in the file
json-icu/mattermost+mattermost-mobile/assets/base/i18n/kk.json	missing-key	fbb52465571b	right	not in the file
json-icu/mattermost+mattermost-mobile/assets/base/i18n/zh-TW.json	missing-key	18ec03892b6b	right	not in the file
json-icu/mattermost+mattermost-mobile/assets/base/i18n/el.json	missing-key	12fe1ec5c99c	right	not in the file
json-icu/mattermost+mattermost-mobile/assets/base/i18n/kk_Latn.json	missing-key	d3ff58db5e00	right	not in the file
json-icu/mattermost+mattermost-mobile/assets/base/i18n/mk.json	missing-key	edee785a0d81	right	not in the file
json-icu/mattermost+mattermost-mobile/assets/base/i18n/ne.json	missing-key	cbc573d7b50f	right	not in the file
json-nested/gradio-app+gradio/js/core/src/lang/uk.json	missing-key	1fbdce9f3604	right	not in the file
json-icu/mattermost+mattermost-mobile/assets/base/i18n/km.json	missing-key	2a3244fd18d1	right	not in the file
yaml/svenfuchs+rails-i18n/rails/locale/es-ES.yml	missing-plural-form	b7034fe0319a	wrong	the program never asks for this form
yaml/svenfuchs+rails-i18n/rails/locale/fr.yml	missing-plural-form	002839357f5d	wrong	the program never asks for this form
yaml/svenfuchs+rails-i18n/rails/locale/es-ES.yml	missing-plural-form	fe34152423ae	wrong	the program never asks for this form
yaml/svenfuchs+rails-i18n/rails/locale/es-ES.yml	missing-plural-form	4ae9662cee56	wrong	the program never asks for this form
arb/flutter+gallery/lib/l10n/intl_bs.arb	missing-plural-form	af9071f9c396	right	the language counts so
yaml/svenfuchs+rails-i18n/rails/locale/pt-BR.yml	missing-plural-form	8f28fc5fef46	wrong	the program never asks for this form
yaml/svenfuchs+rails-i18n/rails/locale/it.yml	missing-plural-form	ea23d254484f	wrong	the program never asks for this form
arb/flutter+gallery/lib/l10n/intl_lv.arb	missing-plural-form	14ad13921bd3	right	the language counts so
json-icu/mattermost+mattermost-mobile/assets/base/i18n/lt.json	missing-plural-form	eeccbd06d76a	right	the language counts so
json-icu/mattermost+mattermost-mobile/assets/base/i18n/pl.json	missing-plural-form	7a00fc1a9c1c	right	the language counts so
json-icu/mattermost+mattermost-mobile/assets/base/i18n/be.json	missing-plural-form	a02e5201c8ee	right	the language counts so
yaml/svenfuchs+rails-i18n/rails/locale/es-419.yml	missing-plural-form	ea0380b8206d	wrong	the program never asks for this form
yaml/svenfuchs+rails-i18n/rails/locale/fr-FR.yml	missing-plural-form	fe34152423ae	wrong	the program never asks for this form
json-icu/mattermost+mattermost-mobile/assets/base/i18n/pl.json	missing-plural-form	05ecfa3993fb	right	the language counts so
json-icu/mattermost+mattermost-mobile/assets/base/i18n/be.json	missing-plural-form	242293091a0e	right	the language counts so
yaml/svenfuchs+rails-i18n/rails/locale/it.yml	missing-plural-form	8dc860e9a67c	wrong	the program never asks for this form
po/GNOME+gnome-text-editor/po/bg.po	mixed-script	c3444146c5b8	right	a letter of the wrong script
srt/SubtitleEdit+subtitleedit/tests/libse/Files/auto_detect_windows-1251.srt	mixed-script	1e5ee5e58c8f	right	a letter of the wrong script
po/git-l10n+git-po/po/bg.po	mixed-script	05b1cae3e09d	right	a letter of the wrong script
srt/SubtitleEdit+subtitleedit/tests/libse/Files/auto_detect_windows-1251.srt	mixed-script	3d3286f7cd19	right	a letter of the wrong script
srt/SubtitleEdit+subtitleedit/tests/libse/Files/auto_detect_windows-1251.srt	mixed-script	3fdba35f04dc	right	a letter of the wrong script
po/git-l10n+git-po/po/bg.po	mixed-script	f0d27f289cf4	right	a letter of the wrong script
android/TeamNewPipe+NewPipe/app/src/main/res/values-tt/strings.xml	mixed-script	17eb3c0168d0	right	a letter of the wrong script
android/TeamNewPipe+NewPipe/app/src/main/res/values-be/strings.xml	mixed-script	c2b5d8b6581b	wrong	a word glued to a foreign one, no letter in disguise
po/git-l10n+git-po/po/bg.po	mixed-script	c4735b9975dc	right	a letter of the wrong script
properties/omegat-org+omegat/src/main/resources/org/omegat/Bundle_ru.properties	mixed-script	ff07d81f7da0	right	a letter of the wrong script
json-chrome/gorhill+uBlock/platform/mv3/extension/_locales/mk/messages.json	mixed-script	e722dca0a16b	wrong	a word glued to a foreign one, no letter in disguise
arb/flutter+gallery/lib/l10n/intl_sr.arb	mixed-script	635cfe34fa6f	right	a letter of the wrong script
json-i18next/excalidraw+excalidraw/packages/excalidraw/locales/ru-RU.json	mixed-script	d5cf5ee709ae	right	a letter of the wrong script
json-icu/mattermost+mattermost-mobile/assets/base/i18n/be.json	mixed-script	b9c2236dd0b4	right	a letter of the wrong script
json-icu/mattermost+mattermost-mobile/assets/base/i18n/be.json	mixed-script	074afee7ca09	right	a letter of the wrong script
xliff1/paperless-ngx+paperless-ngx/src-ui/src/locale/messages.ja_JP.xlf	needs-review	70f1dd2deda7	right	the file says so
po/GNOME+gnome-text-editor/po/ie.po	needs-review	d32dd7551c75	right	the file says so
po/omegat-org+omegat/src/test/resources/data/filters/po/file-POFilter-be-utf8.po	needs-review	77f37307fd5f	right	the file says so
xliff1/locize+xliff/test/fixtures/inline-elements/example_native-span.xliff	needs-review	b10253764c8b	wrong	the file names no state at all
xliff1/symfony+symfony/src/Symfony/Component/Validator/Resources/translations/validators.eu.xlf	needs-review	6c658ee83fb7	right	the file says so
xliff1/symfony+symfony/src/Symfony/Component/Validator/Resources/translations/validators.my.xlf	needs-review	482d9673cfee	right	the file says so
xliff1/symfony+symfony/src/Symfony/Component/Validator/Resources/translations/validators.nn.xlf	needs-review	5ef6fdf32513	right	the file says so
xliff1/paperless-ngx+paperless-ngx/src-ui/src/locale/messages.ar_AR.xlf	needs-review	0a9581f846f7	right	the file says so
xliff2/oasis-tcs+xliff-xliff-22/xliff-22/test-suite/modules/invalid/Bad-mtc_subType-w-o-type-match.xlf	needs-review	eaba9c9cf511	wrong	the file names no state at all
xliff1/paperless-ngx+paperless-ngx/src-ui/src/locale/messages.ar_AR.xlf	needs-review	3dc0dd864ef5	right	the file says so
xliff2/oasis-tcs+xliff-xliff-22/xliff-21/test-suite/modules/valid/Good-gls_glossEntry-and-translation-unique-in-glossary.xlf	needs-review	eaba9c9cf511	wrong	the file names no state at all
xliff2/oasis-tcs+xliff-xliff-22/xliff-21/test-suite/core/in-out/toRemoveAnnotations_in.xlf	needs-review	8e07f9f47bfe	wrong	the file names no state at all
xliff1/symfony+symfony/src/Symfony/Component/Validator/Resources/translations/validators.mn.xlf	needs-review	16dc368a89b4	right	the file says so
po/omegat-org+omegat/src/test/resources/data/filters/po/file-POFilter-be-utf8.po	needs-review	6d1f659944d3	right	the file says so
po/GNOME+gnome-text-editor/po/ie.po	needs-review	757a0d857edf	right	the file says so
xliff1/symfony+symfony/src/Symfony/Component/Translation/Tests/Fixtures/resources-2.0-clean.xlf	needs-review	81cec10549c1	wrong	the file names no state at all
po/git-l10n+git-po/po/bg.po	newline-count	01525a00ea25	right	lines are part of the text here
json-i18next/excalidraw+excalidraw/packages/excalidraw/locales/az-AZ.json	newline-count	3524041f1e69	right	lines are part of the text here
nasty/po/conflict-compendium.po	newline-count	ca978112ca1b	right	lines are part of the text here
po/git-l10n+git-po/po/bg.po	newline-count	90639cf18434	right	lines are part of the text here
po/git-l10n+git-po/po/sv.po	newline-count	0ed404f9407c	wrong	prose wrapped anew
po/git-l10n+git-po/po/zh_CN.po	newline-count	02e719675b84	wrong	prose wrapped anew
po/git-l10n+git-po/po/bg.po	newline-count	f5e865c5ae5e	wrong	prose wrapped anew
po/git-l10n+git-po/po/zh_CN.po	newline-count	d8f57af59ac5	wrong	prose wrapped anew
json-chrome/gorhill+uBlock/src/_locales/bn/messages.json	newline-count	613a587c1421	right	lines are part of the text here
json-i18next/excalidraw+excalidraw/packages/excalidraw/locales/ta-IN.json	newline-count	0735adf513ae	right	lines are part of the text here
po/git-l10n+git-po/po/zh_CN.po	newline-count	03e68bfdca42	wrong	prose wrapped anew
json-chrome/gorhill+uBlock/src/_locales/ca/messages.json	newline-count	3c38fb09e591	right	lines are part of the text here
json-icu/mattermost+mattermost-mobile/assets/base/i18n/vi.json	newline-count	370293fae95c	right	lines are part of the text here
po/git-l10n+git-po/gitk-git/po/de.po	newline-count	a3bc172063bd	wrong	prose wrapped anew
po/omegat-org+omegat/src/test/resources/data/filters/po/file-POFilter-be.po	newline-count	d41bf17f4503	right	lines are part of the text here
arb/flutter+gallery/lib/l10n/intl_sr_Latn.arb	normalization	123b235f0944	right	two characters where one is usual
po/git-l10n+git-po/po/bg.po	normalization	d6a15f2ec1e6	right	two characters where one is usual
arb/flutter+gallery/lib/l10n/intl_sr_Latn.arb	normalization	b3921dee6bea	right	two characters where one is usual
po/git-l10n+git-po/git-gui/po/bg.po	normalization	e58fa33447aa	right	two characters where one is usual
po/git-l10n+git-po/po/bg.po	normalization	bbdcd3a6b802	right	two characters where one is usual
po/git-l10n+git-po/po/bg.po	normalization	95cd2f5f67f5	right	two characters where one is usual
arb/flutter+gallery/lib/l10n/intl_sr_Latn.arb	normalization	51d1178853e5	right	two characters where one is usual
po/git-l10n+git-po/git-gui/po/bg.po	normalization	ce76938b9176	right	two characters where one is usual
arb/flutter+gallery/lib/l10n/intl_vi.arb	normalization	b4be8285ed09	right	two characters where one is usual
json-i18next/excalidraw+excalidraw/packages/excalidraw/locales/vi-VN.json	normalization	9e9ab36ee7e3	right	two characters where one is usual
arb/flutter+gallery/lib/l10n/intl_vi.arb	normalization	7aaec1f31be0	right	two characters where one is usual
po/git-l10n+git-po/git-gui/po/bg.po	normalization	95e7474b97af	right	two characters where one is usual
json-i18next/excalidraw+excalidraw/packages/excalidraw/locales/vi-VN.json	normalization	e029007e08bd	right	two characters where one is usual
po/python+python-docs-ja/library/codecs.po	numbers	e92f5286f814	wrong	a word for a number in the source
arb/flutter+gallery/lib/l10n/intl_bs.arb	numbers	afa61c4f1f26	right	another number
po/git-l10n+git-po/po/fr.po	numbers	1ebe81315ac0	right	another number
po/python+python-docs-ja/library/codecs.po	numbers	dac4230f8a7a	wrong	both sides are the same
tmx/rmraya+TMXEditor/docs/i18n/tmxeditor_fr.ditamap.xlf.tmx	numbers	77260adb8c34	right	another number
po/python+python-docs-ja/library/codecs.po	numbers	8d62a90a0f17	wrong	both sides are the same
po/git-l10n+git-po/po/bg.po	numbers	330fed01d608	right	another number
xliff1/locize+xliff/test/fixtures/example12_diff.xliff	orphan-translation	4eec5c03eaa4	right	no source
xliff1/locize+xliff/test/fixtures/example12_diff.xliff	orphan-translation	336b831aed2f	right	no source
json-icu/mattermost+mattermost-mobile/assets/base/i18n/lt.json	placeholder-extra	370293fae95c	right	nothing will fill it
json-icu/mattermost+mattermost-mobile/assets/base/i18n/es.json	placeholder-extra	370293fae95c	right	nothing will fill it
json-icu/mattermost+mattermost-mobile/assets/base/i18n/hi.json	placeholder-extra	8caa9e6c9082	right	nothing will fill it
po/python+python-docs-ja/howto/functional.po	placeholder-extra	82a6a143e2d8	wrong	escapes of an address
json-icu/mattermost+mattermost-mobile/assets/base/i18n/vi.json	placeholder-extra	370293fae95c	right	nothing will fill it
po/lingui+js-lingui/examples/js/src/locale/en/messages.po	placeholder-extra	81fd67d02f67	wrong	the source is an id, not a text
po/omegat-org+omegat/src/test/resources/data/filters/po/file-POFilter-be-utf8.po	placeholder-missing	e7fa2e7b9e2d	right	it is lost
xliff1/mozilla-l10n+focusios-l10n/cs/focus-ios.xliff	placeholder-missing	37ed3958ca10	right	it is lost
po/GNOME+gnome-text-editor/po/sr.po	placeholder-missing	6f5a8aad5bc0	wrong	the form for exactly one
yaml/svenfuchs+rails-i18n/rails/locale/es-CR.yml	placeholder-missing	8e3b405c0015	right	it is lost
json-icu/mattermost+mattermost-mobile/assets/base/i18n/hi.json	placeholder-missing	f1e116a7ff65	right	it is lost
yaml/svenfuchs+rails-i18n/rails/locale/th.yml	placeholder-missing	8e3b405c0015	right	it is lost
po/python+python-docs-ja/library/logging.po	placeholder-missing	aa0a2aebd9c1	wrong	the name of a style, no placeholder
json-icu/mattermost+mattermost-mobile/assets/base/i18n/el.json	placeholder-missing	9bc164a48f33	right	it is lost
po/omegat-org+omegat/src/test/resources/data/filters/po/file-POFilter-be.po	placeholder-missing	4904ae51a15f	right	it is lost
po/omegat-org+omegat/src/test/resources/data/filters/po/file-POFilter-be-utf8.po	placeholder-missing	7fb86ca73e12	right	it is lost
po/omegat-org+omegat/src/test/resources/data/filters/po/file-POFilter-be.po	placeholder-missing	e7fa2e7b9e2d	right	it is lost
po/python+python-docs-ja/howto/enum.po	placeholder-missing	d636eabcd0c8	wrong	the name of a style, no placeholder
yaml/svenfuchs+rails-i18n/rails/locale/lo.yml	placeholder-missing	8e3b405c0015	right	it is lost
po/omegat-org+omegat/src/test/resources/data/filters/po/file-POFilter-be-utf8.po	placeholder-missing	9a276d267818	right	it is lost
json-icu/mattermost+mattermost-mobile/assets/base/i18n/hi.json	placeholder-missing	27880d0c7d64	right	it is lost
json-icu/mattermost+mattermost-mobile/assets/base/i18n/ne.json	placeholder-missing	4351a1025a84	right	it is lost
po/git-l10n+git-po/po/bg.po	punctuation-spacing	cc665c85262d	wrong	the source has the same word with a placeholder behind it
json-chrome/gorhill+uBlock/src/_locales/ca/messages.json	punctuation-spacing	c47593e20026	wrong	inside of a placeholder
json-chrome/gorhill+uBlock/src/_locales/ca/messages.json	punctuation-spacing	f0e043ce8f0a	wrong	the end of an entity
po/git-l10n+git-po/po/bg.po	punctuation-spacing	c71b6808ddf3	wrong	the source has the same word with a placeholder behind it
json-chrome/gorhill+uBlock/src/_locales/eo/messages.json	punctuation-spacing	c47593e20026	wrong	inside of a placeholder
json-chrome/gorhill+uBlock/src/_locales/bg/messages.json	punctuation-spacing	f0e043ce8f0a	wrong	the end of an entity
json-chrome/gorhill+uBlock/src/_locales/uk/messages.json	punctuation-spacing	c47593e20026	wrong	inside of a placeholder
json-chrome/gorhill+uBlock/src/_locales/mr/messages.json	punctuation-spacing	503f1662e373	right	a slip
json-icu/mattermost+mattermost-mobile/assets/base/i18n/hi.json	punctuation-spacing	285f4c96a5a6	right	a slip
xliff1/mozilla-l10n+focusios-l10n/cy/focus-ios.xliff	punctuation-spacing	dbcf40a9a743	right	a slip
json-chrome/gorhill+uBlock/src/_locales/bn/messages.json	punctuation-spacing	c47593e20026	wrong	inside of a placeholder
json-chrome/gorhill+uBlock/src/_locales/mr/messages.json	punctuation-spacing	3a0503c00b42	right	a slip
po/git-l10n+git-po/po/bg.po	punctuation-spacing	f3a20bb90724	wrong	behind an address, so that it can be clicked
srt/SlavaSubotskiy+sy-subtitles/talks/1983-07-24_Guru-Puja-Awakening-The-Principle-Of-Guru/Talk/source/uk.srt	punctuation-spacing	48b361d46638	right	a slip
xliff1/symfony+symfony/src/Symfony/Component/Validator/Resources/translations/validators.mn.xlf	punctuation-spacing	670671cd9740	right	a slip
po/git-l10n+git-po/po/bg.po	quotation-marks	ecb2d31a1367	right	no partner
xliff1/dotnet+templating/src/Microsoft.TemplateEngine.Orchestrator.RunnableProjects/xlf/LocalizableStrings.pl.xlf	quotation-marks	ebc84ddad760	right	no partner
po/git-l10n+git-po/po/bg.po	quotation-marks	bf5d2ae437f7	right	no partner
xliff1/paperless-ngx+paperless-ngx/src-ui/src/locale/messages.ar_AR.xlf	quotation-marks	1037bb4584c0	right	no partner
po/vslavik+poedit/locales/pt_BR.po	quotation-marks	e43cd221ace7	right	no partner
po/git-l10n+git-po/po/bg.po	quotation-marks	d4f6b12fa0d0	right	no partner
po/vslavik+poedit/locales/is.po	quotation-marks	677c891521a5	right	no partner
po/translate+translate/tests/cli/data/test_pocount_po_plurals/plural.po	repeated-word	bfe7c0954185	right	twice
xliff1/matecat+xliff-parser/tests/files/nested-tag-group/context-group-nested.xlf	repeated-word	521476a9f0d6	right	twice
json-i18next/excalidraw+excalidraw/packages/excalidraw/locales/th-TH.json	same-as-source	506dc09a7889	right	nobody translated it
po/omegat-org+omegat/src/test/resources/data/filters/po/file-POFilter-be-expected.po	same-as-source	53c71977b1dd	wrong	a command
arb/flutter+gallery/lib/l10n/intl_sl.arb	same-as-source	1a63465e91d5	wrong	a name
po/omegat-org+omegat/src/test/resources/data/filters/po/file-POFilter-be-expected.po	same-as-source	5f564eeddfd0	right	nobody translated it
po/vslavik+poedit/locales/fr.po	same-as-source	41de97360697	wrong	a name
tmx/omegat-org+omegat/src/test/resources/data/tmx/project_save.tmx	same-as-source	0b0fa0b2280a	wrong	a name
strings/Automattic+simplenote-ios/Simplenote/fr.lproj/Localizable.strings	same-as-source	6b86f06a6626	wrong	a pattern for dates
json-chrome/gorhill+uBlock/src/_locales/lv/messages.json	same-as-source	b8b0aacdc5e7	wrong	a name
po/python+python-docs-ja/library/http.cookiejar.po	same-as-source	b14419c49fbd	wrong	the title of a document
json-icu/mattermost+mattermost-mobile/assets/base/i18n/pl.json	same-as-source	1e5766aefc22	right	nobody translated it
arb/flutter+gallery/lib/l10n/intl_tr.arb	same-as-source	1c56070339c9	wrong	the same word in both languages
po/vslavik+poedit/locales/pa.po	same-as-source	64d7b7a47227	wrong	the name of a key
arb/flutter+gallery/lib/l10n/intl_cs.arb	same-as-source	228e8a5ac77a	wrong	the same word in both languages
xliff1/paperless-ngx+paperless-ngx/src-ui/src/locale/messages.ar_AR.xlf	same-as-source	ede725357f63	right	nobody translated it
json-i18next/excalidraw+excalidraw/packages/excalidraw/locales/ta-IN.json	space-around-tag	68d1ddd48474	right	words run together, or a space is inside
json-i18next/excalidraw+excalidraw/packages/excalidraw/locales/pl-PL.json	space-around-tag	68d1ddd48474	right	words run together, or a space is inside
json-i18next/excalidraw+excalidraw/packages/excalidraw/locales/sl-SI.json	space-around-tag	68d1ddd48474	right	words run together, or a space is inside
json-i18next/excalidraw+excalidraw/packages/excalidraw/locales/id-ID.json	space-around-tag	3e672cd74b8a	right	words run together, or a space is inside
json-i18next/excalidraw+excalidraw/packages/excalidraw/locales/uk-UA.json	space-around-tag	a50185dd8cc6	right	words run together, or a space is inside
json-i18next/excalidraw+excalidraw/packages/excalidraw/locales/oc-FR.json	space-around-tag	3e672cd74b8a	right	words run together, or a space is inside
json-i18next/excalidraw+excalidraw/packages/excalidraw/locales/fi-FI.json	space-around-tag	3e672cd74b8a	right	words run together, or a space is inside
json-i18next/excalidraw+excalidraw/packages/excalidraw/locales/oc-FR.json	space-around-tag	a50185dd8cc6	right	words run together, or a space is inside
json-i18next/excalidraw+excalidraw/packages/excalidraw/locales/gl-ES.json	space-around-tag	3e672cd74b8a	right	words run together, or a space is inside
json-i18next/excalidraw+excalidraw/packages/excalidraw/locales/pt-PT.json	space-around-tag	e79273beac48	right	words run together, or a space is inside
json-i18next/excalidraw+excalidraw/packages/excalidraw/locales/id-ID.json	space-around-tag	68d1ddd48474	right	words run together, or a space is inside
json-i18next/excalidraw+excalidraw/packages/excalidraw/locales/ca-ES.json	space-around-tag	a50185dd8cc6	right	words run together, or a space is inside
json-i18next/excalidraw+excalidraw/packages/excalidraw/locales/ko-KR.json	space-around-tag	a50185dd8cc6	right	words run together, or a space is inside
json-i18next/excalidraw+excalidraw/packages/excalidraw/locales/tr-TR.json	space-around-tag	a50185dd8cc6	right	words run together, or a space is inside
json-i18next/excalidraw+excalidraw/packages/excalidraw/locales/oc-FR.json	space-around-tag	68d1ddd48474	right	words run together, or a space is inside
yaml/svenfuchs+rails-i18n/rails/locale/es-419.yml	start-punctuation	d4746dae9269	wrong	a list is joined by a word alone
xliff1/dotnet+templating/src/Microsoft.TemplateEngine.Edge/xlf/LocalizableStrings.cs.xlf	start-punctuation	96f0338d01bb	wrong	the dot belongs to a name, which stands elsewhere
po/git-l10n+git-po/po/de.po	start-punctuation	31a6d827834f	wrong	the dot belongs to a name, which stands elsewhere
json-icu/mattermost+mattermost-mobile/assets/base/i18n/el.json	start-punctuation	8d772bcdbf13	wrong	the mark is the Greek question mark
po/git-l10n+git-po/po/fr.po	start-punctuation	04cd1092c971	wrong	the dot belongs to a name, which stands elsewhere
po/git-l10n+git-po/git-gui/po/bg.po	start-punctuation	0da09ea9fdd5	wrong	another bullet
xliff1/paperless-ngx+paperless-ngx/src-ui/src/locale/messages.ja_JP.xlf	start-punctuation	23a6a78e3add	wrong	the dot belongs to a name, which stands elsewhere
po/vslavik+poedit/locales/pa.po	start-punctuation	06359c03b085	wrong	the language puts the ellipsis first
strings/Automattic+simplenote-ios/Simplenote/it.lproj/Localizable.strings	start-punctuation	76068b87a218	right	the mark is added
xliff1/dotnet+templating/src/Microsoft.TemplateEngine.Edge/xlf/LocalizableStrings.es.xlf	start-punctuation	96f0338d01bb	wrong	the dot belongs to a name, which stands elsewhere
xliff1/symfony+symfony/src/Symfony/Component/Validator/Resources/translations/validators.bs.xlf	symbols	7902699be42c	wrong	plural forms, of which the language has three
po/git-l10n+git-po/git-gui/po/zh_cn.po	symbols	aa26574e8ef6	wrong	what stands behind the signs is not shown
xliff1/symfony+symfony/src/Symfony/Component/Validator/Resources/translations/validators.bs.xlf	symbols	9400f1b21cb5	wrong	plural forms, of which the language has three
po/git-l10n+git-po/git-gui/po/fr.po	symbols	2658a0692722	wrong	what stands behind the signs is not shown
xliff1/symfony+symfony/src/Symfony/Component/Validator/Resources/translations/validators.bs.xlf	symbols	6f4b6612125f	wrong	plural forms, of which the language has three
po/git-l10n+git-po/git-gui/po/bg.po	symbols	2658a0692722	wrong	what stands behind the signs is not shown
xliff1/symfony+symfony/src/Symfony/Component/Validator/Resources/translations/validators.sr_Cyrl.xlf	symbols	9400f1b21cb5	wrong	plural forms, of which the language has three
po/git-l10n+git-po/po/fr.po	symbols	d5bfdfc60f99	right	the sign is lost or added
json-icu/mattermost+mattermost-mobile/assets/base/i18n/nl.json	symbols	a871d33f4f88	right	the sign is lost or added
po/git-l10n+git-po/po/fr.po	symbols	6380c9577380	right	the sign is lost or added
vtt/mozilla+vtt.js/tests/regions/id/arrows.vtt	syntax		right	the file is broken there
fluent/projectfluent+fluent/test/fixtures/messages.ftl	syntax		right	the file is broken there
po/lingui+js-lingui/examples/react-webpack-gettext/src/locales/en.po	syntax		right	the file is broken there
po/lingui+js-lingui/examples/nextjs-swc/src/locales/es.po	syntax		right	the file is broken there
xliff1/symfony+symfony/src/Symfony/Component/Translation/Tests/Fixtures/invalid-xml-resources.xlf	syntax		right	the file is broken there
nasty/srt/odd.srt	syntax		right	the file is broken there
nasty/tmx/truncated-INVALID.tmx	syntax		right	the file is broken there
nasty/xliff/half-typed-INVALID.xlf	syntax		right	the file is broken there
fluent/projectfluent+fluent/test/fixtures/reference_expressions.ftl	syntax		right	the file is broken there
po/git-l10n+git-po/gitk-git/po/de.po	tabs	1e6462aec90b	wrong	tabs that align a column
po/git-l10n+git-po/po/bg.po	tabs	6268b7076d6b	right	the tabs differ
po/git-l10n+git-po/po/sv.po	tabs	dcd9397f370f	right	the tabs differ
po/git-l10n+git-po/po/bg.po	tabs	22807c575043	right	the tabs differ
po/git-l10n+git-po/po/bg.po	tabs	8ce8e3f00514	right	the tabs differ
po/git-l10n+git-po/gitk-git/po/de.po	tabs	1fd9d1dbb189	wrong	tabs that align a column
po/git-l10n+git-po/po/sv.po	tabs	d2660c594ee6	right	the tabs differ
json-chrome/gorhill+uBlock/src/_locales/lv/messages.json	tag-extra	f2fa1618d7c8	right	not in the source
json-chrome/gorhill+uBlock/src/_locales/mr/messages.json	tag-extra	f2fa1618d7c8	right	not in the source
xliff1/SAP-archive+xliff-1-2/com.sap.mlt.xliff12.impl/src/test/resources/com/sap/mlt/xliff12/impl/persistence/Sample_AlmostEverything_1.2_transitional.xlf	tag-extra	26670ac2f610	right	not in the source
xliff1/matecat+xliff-parser/tests/files/newformat.jsont.xlf	tag-extra	42646b07dc1a	right	not in the source
xliff1/omegat-org+omegat/src/test/resources/data/filters/xliff/filters3/file-XLIFFFilter-tags.xlf	tag-extra	8aa83dbecbf5	right	not in the source
nasty/xliff/stray-end-INVALID.xlf	tag-extra	bb82030dbc2b	right	not in the source
json-chrome/gorhill+uBlock/src/_locales/ca/messages.json	tag-extra	3c38fb09e591	right	not in the source
xliff1/SAP-archive+xliff-1-2/com.sap.mlt.xliff12.impl/src/test/resources/com/sap/mlt/xliff12/impl/persistence/Sample_AlmostEverything_1.2_strict.xlf	tag-extra	26670ac2f610	right	not in the source
json-chrome/gorhill+uBlock/src/_locales/ca/messages.json	tag-extra	f2fa1618d7c8	right	not in the source
xliff1/omegat-org+omegat/src/test/resources/data/filters/xliff/filters3/file-XLIFFFilter-tags.xlf	tag-extra	3181e5218ee9	right	not in the source
json-chrome/gorhill+uBlock/src/_locales/bn/messages.json	tag-extra	f2fa1618d7c8	right	not in the source
xliff1/omegat-org+omegat/src/test/resources/data/filters/xliff/filters3/file-XLIFFFilter-tags-optimization.xlf	tag-extra	74d6b71bb43a	right	not in the source
nasty/tmx/v11-lang.tmx	tag-missing	6b86b273ff34	right	not in the translation
nasty/tmx/utf16le.tmx	tag-missing	6b86b273ff34	right	not in the translation
nasty/tmx/v11-lang.tmx	tag-missing	e7f6c011776e	right	not in the translation
nasty/tmx/utf8.tmx	tag-missing	d4735e3a265e	right	not in the translation
xliff1/paperless-ngx+paperless-ngx/src-ui/src/locale/messages.zh_CN.xlf	tag-missing	4e81dbed891c	right	not in the translation
nasty/tmx/utf16le.tmx	tag-missing	ef2d127de37b	right	not in the translation
xliff1/paperless-ngx+paperless-ngx/src-ui/src/locale/messages.pl_PL.xlf	tag-missing	6349d6c8dba7	right	not in the translation
nasty/tmx/crlf-nodoctype.tmx	tag-missing	ef2d127de37b	right	not in the translation
nasty/tmx/utf8.tmx	tag-missing	e7f6c011776e	right	not in the translation
nasty/tmx/crlf-nodoctype.tmx	tag-missing	e7f6c011776e	right	not in the translation
xliff2/oasis-tcs+xliff-xliff-22/xliff-22/test-suite/core/invalid/bad_MissingNonRemovable1.xlf	tag-missing	f70b94aeb67d	right	not in the translation
nasty/tmx/crlf-nodoctype.tmx	tag-missing	4e07408562be	right	not in the translation
nasty/tmx/truncated-INVALID.tmx	tag-missing	5feceb66ffc8	right	not in the translation
po/omegat-org+omegat/src/test/resources/data/filters/po/file-POFilter-be-utf8.po	trailing-whitespace	fc6c761ca76a	right	the spaces differ
po/vslavik+poedit/locales/nb.po	trailing-whitespace	aadd7dcfc0c4	right	the spaces differ
po/omegat-org+omegat/src/test/resources/data/filters/po/file-POFilter-be.po	trailing-whitespace	4000ffc0a64e	right	the spaces differ
xliff1/martinroob+ngx-i18nsupport/projects/tiny-translator/src/i18n/messages.ru-google.xlf	trailing-whitespace	1509a7ef1448	right	the spaces differ
yaml/svenfuchs+rails-i18n/rails/locale/ru.yml	trailing-whitespace	edd506af1b29	right	the spaces differ
po/git-l10n+git-po/po/bg.po	trailing-whitespace	c80ad7633133	right	the spaces differ
po/omegat-org+omegat/src/test/resources/data/filters/po/file-POFilter-be.po	trailing-whitespace	862894a2373a	right	the spaces differ
po/omegat-org+omegat/src/test/resources/data/filters/po/file-POFilter-be.po	trailing-whitespace	ca8485f3c36e	right	the spaces differ
json-i18next/excalidraw+excalidraw/packages/excalidraw/locales/ar-SA.json	trailing-whitespace	f2eb1ffa712c	right	the spaces differ
json-chrome/gorhill+uBlock/src/_locales/kn/messages.json	trailing-whitespace	274b0090ce9b	right	the spaces differ
json-icu/mattermost+mattermost-mobile/assets/base/i18n/lo.json	trailing-whitespace	b98a7a8ba936	right	the spaces differ
po/git-l10n+git-po/git-gui/po/fr.po	trailing-whitespace	2cd8afec152d	right	the spaces differ
po/omegat-org+omegat/src/test/resources/data/filters/po/file-POFilter-be-utf8.po	trailing-whitespace	f8682ccfce69	right	the spaces differ
po/omegat-org+omegat/src/test/resources/data/filters/po/file-POFilter-be-utf8.po	trailing-whitespace	1b9c264c5930	right	the spaces differ
arb/flutter+gallery/lib/l10n/intl_is.arb	tripled-letter	236a7fe3c091	right	a slip
json-i18next/excalidraw+excalidraw/packages/excalidraw/locales/my-MM.json	untranslated	03196670fc0c	right	nothing is there
po/GNOME+gnome-text-editor/po/ie.po	untranslated	9a9ddae8a478	right	nothing is there
json-i18next/excalidraw+excalidraw/packages/excalidraw/locales/nn-NO.json	untranslated	c1342d71c169	right	nothing is there
po/python+python-docs-ja/faq/library.po	untranslated	ec2bac0452a1	right	nothing is there
po/vslavik+poedit/locales/bs.po	accelerators	746edf617e86	right	the source has an accelerator, the translation none
po/omegat-org+omegat/src/test/resources/data/filters/po/file-POFilter-be.po	blank-target	fa89b688b882	right	nothing but spaces
json-icu/mattermost+mattermost-mobile/assets/base/i18n/vi.json	dates	4c9cfa49e1ea	right	another time of day than in the source
dita/dita-ot+docs/topics/pdf-plugin-structure_fo-attrs.dita	dita-ids		wrong	a name of a file, no language
dita/dita-ot+docs/topics/pdf-plugin-structure_fo-attrs.dita	dita-language		wrong	a name of a file, no language
dita/dita-ot+dita-ot/src/test/resources/ProfilingFilterTest/src/map.ditamap	dita-references		right	the file is not in the folder
dita/dita-ot+docs/topics/pdf-plugin-structure_fo-attrs.dita	dita-structure		wrong	a name of a file, no language
xliff1/martinroob+ngx-i18nsupport/projects/tiny-translator/src/i18n/messages.fr-google.xlf	entities	f3463e97c673	right	people would read the reference as its letters
po/git-l10n+git-po/gitk-git/po/de.po	escapes	ce1c1158f5b1	wrong	the code of a sign, which programs read
json-i18next/excalidraw+excalidraw/packages/excalidraw/locales/ar-SA.json	kashida	f0304a86bb4d	right	a stroke that stretches nothing
json-icu/mattermost+mattermost-mobile/assets/base/i18n/hi.json	markdown-marks	a5f66ca0097e	right	the marks are spaced or lost, so that nothing is bold or linked
xliff1/locize+xliff/test/fixtures/example_sizeRestriction.xliff	max-length	b10253764c8b	right	longer than the file allows
po/git-l10n+git-po/po/bg.po	much-longer	834c71b57ff2	wrong	the translation explains what the source abbreviates
json-i18next/excalidraw+excalidraw/packages/excalidraw/locales/si-LK.json	much-shorter	68d1ddd48474	right	a part of the text, or another text, is there
po/vslavik+poedit/locales/pt_BR.po	plural-formula		right	the formula puts numbers together that the language tells apart
json-icu/mattermost+mattermost-mobile/assets/base/i18n/be.json	plural-number	b4befda873c3	right	the form also stands for other numbers and does not say which
po/GNOME+gnome-text-editor/po/sr.po	product-codes	5c4d7353d2c5	wrong	written in the script of the language on purpose
po/python+python-docs-ja/library/compileall.po	rst-markup	4f95691980df	right	the mark is lost or touches a word
po/python+python-docs-ja/library/enum.po	rst-references	755ba9ca1e96	right	another object than in the source
srt/SlavaSubotskiy+sy-subtitles/talks/1988-05-08_Sahasrara-Puja-How-it-was-decided/Sahasrara-Puja-Talk/final/uk.srt	subtitle-duration	eb624dbe56eb	right	longer than the usual limit
srt/SlavaSubotskiy+sy-subtitles/talks/1996-06-09_Adi-Shakti-Puja-The-compassion-has-to-become-active/Adi-Shakti-Puja-Cabella-Italy-DP-RAW/final/uk.srt	subtitle-line-length	16dc368a89b4	right	longer than the usual limit
vtt/mozilla+vtt.js/tests/integration/not-only-nested-cues.vtt	subtitle-overlap	b6b52c0e41dd	right	shown together with the one before
srt/SlavaSubotskiy+sy-subtitles/talks/1979-04-22_Give-up-Misidentifications/Talk-London-UK-DP-Opt-HD/source/en.srt	subtitle-reading-speed	18beb4813723	right	faster than the usual limit
vtt/mozilla+vtt.js/tests/cuetext/tag-format/incorrect-close-tag-order.vtt	subtitle-tags	0b0fa0b2280a	right	players show or drop the tag
srt/SlavaSubotskiy+sy-subtitles/talks/1983-07-24_Guru-Puja-Awakening-The-Principle-Of-Guru/Talk/source/uk.srt	subtitle-timing	6b86b273ff34	right	shifted against its source
yaml/svenfuchs+rails-i18n/rails/locale/rm.yml	unused-plural-form	da781b5f7c31	right	the language has no such form
json-icu/mattermost+mattermost-mobile/assets/base/i18n/nl.json	urls	437a3364353c	wrong	names a protocol, no address
po/omegat-org+omegat/src/test/resources/data/filters/po/file-POFilter-be-expected.po	encoding		right	what the file says and what it is differ
json-icu/mattermost+mattermost-mobile/assets/base/i18n/nl.json	icu-arguments	1d023d1feaf6	right	the argument lost its brace
json-i18next/excalidraw+excalidraw/packages/excalidraw/locales/oc-FR.json	tripled-letter	6d3f296ff155	right	a slip of the keyboard
xliff1/dotnet+templating/tools/Microsoft.TemplateEngine.Authoring.CLI/xlf/LocalizableStrings.ko.xlf	file-paths	70c285f3888b	right	the name was changed
properties/omegat-org+omegat/src/main/resources/org/omegat/Bundle_nl.properties	icu-syntax	d7749991ec9c	right	the braces or the apostrophe make it another message
xliff1/symfony+symfony/src/Symfony/Component/Translation/Tests/Fixtures/resname.xlf	orphan-translation	6b86b273ff34	right	there is no source text
xliff1/matecat+xliff-parser/tests/files/nested-tag-group/context-group-nested.xlf	repeated-word	95a2de4cc12c	right	the word stands there twice
po/git-l10n+git-po/gitk-git/po/zh_cn.po	command-options	ba2203a0f7a7	right	the option was translated or damaged
tmx/omegat-org+omegat/src/test/resources/data/tmx/test-match-stat-en-ca.tmx	symbols	7754c9efa0c5	right	a sign more or less than in the source
json-icu/mattermost+mattermost-mobile/assets/base/i18n/es.json	brackets	4124fe33687c	right	the partner is not there
po/python+python-docs-ja/library/hashlib.po	untranslated	455b34d1e22d	right	nobody translated it
xliff1/omegat-org+omegat/src/test/resources/data/filters/xliff/filters4-xliff1/en-ca.xlf	duplicate-id		right	the id stands there twice
po/python+python-docs-ja/library/codecs.po	numbers	785a74b60757	wrong	a note of the translator
xliff1/symfony+symfony/src/Symfony/Component/Validator/Resources/translations/validators.be.xlf	placeholder-extra	25fc0e7096fc	right	the program knows no such placeholder
po/python+python-docs-ja/library/logging.po	same-as-source	8e207aa21f10	wrong	the name of an argument
json-icu/mattermost+mattermost-mobile/assets/base/i18n/pl.json	missing-plural-form	36f4d0bb9664	wrong	all forms are the same, so that one is enough
json-icu/mattermost+mattermost-mobile/assets/base/i18n/ne.json	punctuation-spacing	50bddee9ca04	wrong	a space that keeps colon and vowel sign apart
json-i18next/excalidraw+excalidraw/packages/excalidraw/locales/tr-TR.json	quotation-marks	497142f6f1e6	right	its partner is missing
po/omegat-org+omegat/src/test/resources/data/tmx/TMXComplianceKit/ExportTest1D.po	tabs	bebd2171cde1	wrong	the source is an id, not a text
android/neokapi+neokapi/core/formats/androidxml/testdata/strings_rich.xml	syntax		right	programs ignore or refuse it
arb/flutter+gallery/lib/l10n/intl_tr.arb	extra-key	39b90f44d18e	right	the source file has no such key
po/vslavik+poedit/locales/ar.po	invisible-character	bdfc59bddf38	right	a character that nobody meant to be there
xliff1/paperless-ngx+paperless-ngx/src-ui/src/locale/messages.ar_AR.xlf	needs-review	d9016c9b6996	right	the file says so
xliff2/oasis-tcs+xliff-xliff-22/xliff-21/test-suite/core/in-out/toRewrite2_out.xlf	tag-extra	d4735e3a265e	right	the source has no such tag
json-icu/mattermost+mattermost-mobile/assets/base/i18n/be.json	mixed-script	be84c4cf641d	right	a letter of the other script
arb/flutter+gallery/lib/l10n/intl_vi.arb	normalization	a536d3a80ae3	right	two characters where one exists
xliff1/SAP-archive+xliff-1-2/com.sap.mlt.xliff12.impl/src/test/resources/com/sap/mlt/xliff12/impl/persistence/Sample_AlmostEverything_1.2_transitional.xlf	tag-missing	26670ac2f610	right	the tag is lost
strings/Automattic+simplenote-ios/Simplenote/cy.lproj/Localizable.strings	trailing-whitespace	bd8f6ef884d7	right	the space is there on one side only
xliff1/paperless-ngx+paperless-ngx/src-ui/src/locale/messages.pl_PL.xlf	leading-whitespace	c67928eec07d	right	the space is there on one side only
po/omegat-org+omegat/src/test/resources/data/filters/po/file-POFilter-be-utf8.po	newline-count	d5eff6a537ce	right	another number of lines
yaml/svenfuchs+rails-i18n/rails/locale/sw.yml	placeholder-missing	8e3b405c0015	right	the value is not shown
json-i18next/excalidraw+excalidraw/packages/excalidraw/locales/he-IL.json	space-around-tag	f297a7f80b13	wrong	a prefix of Hebrew
po/git-l10n+git-po/gitk-git/po/zh_cn.po	accelerators	d8042eb735a9	right	the source has an accelerator, the translation none
po/omegat-org+omegat/src/test/resources/data/filters/po/file-POFilter-be-utf8.po	blank-target	fa89b688b882	right	nothing but spaces
dita/dita-ot+dita-ot/src/test/resources/org/dita/dost/chunk/ChunkModuleTest/exp/chunk_map_tocontent/chunk_map_tocontent/map.ditamap	dita-references		right	the file is not in the folder
xliff1/martinroob+ngx-i18nsupport/projects/tiny-translator/src/i18n/messages.ru-google.xlf	entities	f57883e78e12	right	people would read the reference as its letters
po/git-l10n+git-po/gitk-git/po/fr.po	escapes	ce1c1158f5b1	wrong	the code of a sign, which programs read
json-icu/mattermost+mattermost-mobile/assets/base/i18n/hi.json	markdown-marks	71be6c3b36d8	right	the marks are spaced or lost, so that nothing is bold or linked
xliff1/matecat+xliff-parser/tests/files/char-limit.xliff	max-length	5feceb66ffc8	right	longer than the file allows
po/git-l10n+git-po/po/bg.po	much-longer	c739888c9df3	wrong	the translation explains what the source abbreviates
json-i18next/excalidraw+excalidraw/packages/excalidraw/locales/nl-NL.json	much-shorter	68d1ddd48474	right	a part of the text, or another text, is there
po/vslavik+poedit/locales/he.po	plural-formula		right	the formula puts numbers together that the language tells apart
json-icu/mattermost+mattermost-mobile/assets/base/i18n/be.json	plural-number	d3106282e95c	right	the form also stands for other numbers and does not say which
po/git-l10n+git-po/gitk-git/po/sv.po	product-codes	e6acbe646335	right	the number of the name is gone
po/python+python-docs-ja/howto/enum.po	rst-markup	d636eabcd0c8	right	the mark is lost or touches a word
po/python+python-docs-ja/library/http.cookiejar.po	rst-references	347324708618	right	another object than in the source
srt/SlavaSubotskiy+sy-subtitles/talks/1996-06-09_Adi-Shakti-Puja-The-compassion-has-to-become-active/Adi-Shakti-Puja-Talk-Cabella-Italy-DP-RAW/source/en.srt	subtitle-duration	9bdb2af67992	right	longer than the usual limit
srt/SlavaSubotskiy+sy-subtitles/talks/2001-04-22_Easter-Puja-You-Cannot-Resurrect-Yourself-Without-Controlling-Agnya/Easter-Puja-Talk-Istanbul-Turkey-DP-RAW/source/en.srt	subtitle-line-length	72933e3b31f0	right	longer than the usual limit
srt/SlavaSubotskiy+sy-subtitles/talks/1981-03-21_Birthday-Puja-1981-Sydney/Birthday-Puja/source/en.srt	subtitle-overlap	922c7954216c	right	shown together with the one before
srt/SlavaSubotskiy+sy-subtitles/talks/1984-03-22_Birthday-Puja/Birthday-Puja-Talk-Be-Sweet/final/uk.srt	subtitle-reading-speed	560aa3e6e943	right	faster than the usual limit
vtt/mozilla+vtt.js/tests/cuetext/tag-format/start-tag-missing-gt.vtt	subtitle-tags	0b0fa0b2280a	right	players show or drop the tag
yaml/svenfuchs+rails-i18n/rails/locale/uz.yml	unused-plural-form	713b3a849190	right	the language has no such form
po/omegat-org+omegat/src/test/resources/data/filters/po/file-POFilter-be-utf8.po	encoding		right	what the file says and what it is differ
tmx/omegat-org+omegat/src/test/resources/data/tmx/test-match-stat-en-ca.tmx	tripled-letter	931b5c2f6039	right	a slip of the keyboard
xliff1/dotnet+templating/src/Microsoft.TemplateEngine.Edge/xlf/LocalizableStrings.fr.xlf	file-paths	28cf8cfa04c0	right	the name was changed
json-icu/mattermost+mattermost-mobile/assets/base/i18n/hi.json	icu-syntax	faf299af0243	right	the braces or the apostrophe make it another message
xliff1/locize+xliff/test/fixtures/example.xliff	orphan-translation	66748c0714ce	right	there is no source text
po/git-l10n+git-po/po/bg.po	repeated-word	d7ba73e54371	right	the word stands there twice
xliff1/dotnet+templating/tools/Microsoft.TemplateEngine.Authoring.CLI/xlf/LocalizableStrings.pl.xlf	command-options	a7aa85c52065	right	the option was translated or damaged
yaml/svenfuchs+rails-i18n/rails/locale/es-PA.yml	symbols	d522d1e55021	wrong	a word of the language
po/git-l10n+git-po/po/sv.po	brackets	0765dfab35c7	right	the partner is not there
po/git-l10n+git-po/po/de.po	start-punctuation	15d5ca6f4048	wrong	a name that begins with a dot
xliff1/matecat+xliff-parser/tests/files/uber/SpotCheck-en_us-es_419-H.xlf	untranslated	76de4b0b4a6d	right	nobody translated it
xliff2/oasis-tcs+xliff-xliff-22/xliff-21/test-suite/core/invalid/bad_SegmentIdNotUnique.xlf	duplicate-id		right	the id stands there twice
po/omegat-org+omegat/src/test/resources/data/tmx/TMXComplianceKit/ExportTest1D.po	numbers	454f63ac30c8	wrong	the source is an id, not a text
po/omegat-org+omegat/src/test/resources/data/filters/po/file-POFilter-be-utf8.po	placeholder-extra	d41bf17f4503	right	the program knows no such placeholder
arb/flutter+gallery/lib/l10n/intl_si.arb	same-as-source	c05c628ef94f	right	nobody translated it
arb/flutter+gallery/lib/l10n/intl_sl.arb	missing-plural-form	af9071f9c396	right	the language needs the form
po/GNOME+gnome-text-editor/po/sl.po	punctuation-spacing	82e1e8d65759	right	a slip
arb/flutter+gallery/lib/l10n/intl_he.arb	quotation-marks	0086c27fb795	wrong	a prefix of Hebrew before the mark
po/git-l10n+git-po/gitk-git/po/de.po	tabs	e2a096ba41f0	right	tabs differ from the source
po/omegat-org+omegat/src/test/resources/data/filters/po/file-POFilter-multiple.po	syntax		right	programs ignore or refuse it
yaml/svenfuchs+rails-i18n/rails/locale/tt.yml	extra-key	127f59988d20	wrong	the language at the root was not known
fluent/ankitects+anki-core-i18n/core/de/statistics.ftl	invisible-character	0e8ee562e92d	right	a character that nobody meant to be there
xliff1/paperless-ngx+paperless-ngx/src-ui/src/locale/messages.zh_CN.xlf	needs-review	0a8c48cfb604	right	the file says so
json-chrome/gorhill+uBlock/src/_locales/ca/messages.json	tag-extra	ac99a52b2e7f	right	the source has no such tag
arb/flutter+gallery/lib/l10n/intl_kk.arb	mixed-script	62f60770f7d6	right	a letter of the other script
json-i18next/excalidraw+excalidraw/packages/excalidraw/locales/vi-VN.json	normalization	93d44cff6af8	right	two characters where one exists
json-i18next/excalidraw+excalidraw/packages/excalidraw/locales/si-LK.json	tag-missing	22cd922d2ef3	right	the tag is lost
xliff1/martinroob+ngx-i18nsupport/projects/tiny-translator/src/i18n/messages.de.xlf	trailing-whitespace	cbcc4712ad28	right	the space is there on one side only
po/GNOME+gnome-text-editor/po/oc.po	accelerators	9cd320f98f09	right	the source has an accelerator, the translation none
dita/dita-ot+dita-ot/src/test/resources/MoveMetaModuleTest/exp/MatadataInheritance_prodinfo/MatadataInheritance_prodinfo.ditamap	dita-references		right	the file is not in the folder
xliff1/martinroob+ngx-i18nsupport/projects/tiny-translator/src/i18n/messages.fr-google.xlf	entities	952bdf8cca0e	right	people would read the reference as its letters
json-icu/mattermost+mattermost-mobile/assets/base/i18n/hi.json	markdown-marks	275814f929a0	right	the marks are spaced or lost, so that nothing is bold or linked
android/neokapi+neokapi/core/formats/androidxml/testdata/corpus/aosp-calendar-strings.xml	max-length	dc38aa1b6e6a	right	longer than the file allows
json-i18next/excalidraw+excalidraw/packages/excalidraw/locales/si-LK.json	much-shorter	b2a4fd336df2	right	a part of the text, or another text, is there
json-icu/mattermost+mattermost-mobile/assets/base/i18n/tr.json	plural-number	17f6a3d3bd61	right	the form also stands for other numbers and does not say which
po/python+python-docs-ja/library/glob.po	rst-markup	8fa238fa134e	right	the mark is lost or touches a word
po/python+python-docs-ja/library/contextvars.po	rst-references	193f3b168d32	right	another object than in the source
srt/SlavaSubotskiy+sy-subtitles/talks/1989-05-06_Sahasrara-Puja-Jump-Into-the-Ocean-of-Joy/Sahasrara-Puja/source/en.srt	subtitle-duration	0fd42b3f73c4	right	longer than the usual limit
srt/SlavaSubotskiy+sy-subtitles/talks/1988-05-08_Sahasrara-Puja-How-it-was-decided/Sahasrara-Puja/source/en.srt	subtitle-line-length	dcaadad1cfce	right	longer than the usual limit
srt/SlavaSubotskiy+sy-subtitles/talks/1983-07-24_Guru-Puja-Awakening-The-Principle-Of-Guru/Talk/work/uk_corrected.srt	subtitle-overlap	043066daf210	right	shown together with the one before
srt/SlavaSubotskiy+sy-subtitles/talks/1984-03-22_Birthday-Puja/Birthday-Puja-Talk-Be-Sweet/final/uk.srt	subtitle-reading-speed	f10d91a7596b	right	faster than the usual limit
vtt/mozilla+vtt.js/tests/cuetext/tag-format/no-start-tag.vtt	subtitle-tags	0b0fa0b2280a	right	players show or drop the tag
json-slang/localsend+localsend/app/assets/i18n/lo.json	unused-plural-form	a0ba47a3307c	right	the language has no such form
srt/SubtitleEdit+subtitleedit/tests/libse/Files/auto_detect_windows-1251.srt	encoding		right	what the file says and what it is differ
tmx/omegat-org+omegat/src/test/resources/data/tmx/test-match-stat-en-ca11.tmx	tripled-letter	931b5c2f6039	right	a slip of the keyboard
xliff1/dotnet+templating/tools/Microsoft.TemplateEngine.Authoring.CLI/xlf/LocalizableStrings.fr.xlf	file-paths	0c9b41769d70	right	the name was changed
json-icu/mattermost+mattermost-mobile/assets/base/i18n/hi.json	icu-syntax	f136bd18ad3b	right	the braces or the apostrophe make it another message
xliff1/locize+xliff/test/fixtures/example12_output_note.xliff	orphan-translation	66748c0714ce	right	there is no source text
json-i18next/excalidraw+excalidraw/packages/excalidraw/locales/gl-ES.json	repeated-word	bfa3e4cb1b64	wrong	grammar: if, and a pronoun
po/GNOME+gnome-text-editor/po/uz.po	command-options	bbc3adb2b91e	right	the option was translated or damaged
yaml/svenfuchs+rails-i18n/rails/locale/es.yml	symbols	b245f4821cfd	wrong	a flag of the format
po/lingui+js-lingui/packages/loader/test/fail-on-compile-errors/locale/en.po	brackets	a591a6d40bf4	right	the partner is not there
po/vslavik+poedit/locales/pa.po	start-punctuation	f99d962f2e09	wrong	the language puts the ellipsis first
json-i18next/excalidraw+excalidraw/packages/excalidraw/locales/cs-CZ.json	untranslated	46401c1b5aab	right	nobody translated it
xliff2/oasis-tcs+xliff-xliff-22/xliff-21/test-suite/core/invalid/bad_GroupIdNotUnique.xlf	duplicate-id		right	the id stands there twice
po/omegat-org+omegat/src/test/resources/data/tmx/TMXComplianceKit/ExportTest1D_fr.po	numbers	454f63ac30c8	wrong	the source is an id, not a text
json-icu/mattermost+mattermost-mobile/assets/base/i18n/hi.json	placeholder-extra	52cded13f90b	right	the program knows no such placeholder
po/omegat-org+omegat/src/test/resources/data/filters/po/file-POFilter-fuzzyCtx-expected.po	same-as-source	bf79160cf34d	right	nobody translated it
arb/flutter+gallery/lib/l10n/intl_sl.arb	missing-plural-form	14ad13921bd3	right	the language needs the form
json-chrome/gorhill+uBlock/src/_locales/mr/messages.json	punctuation-spacing	740bdbb0a4ec	wrong	a space that keeps colon and vowel sign apart
po/vslavik+poedit/locales/ka.po	quotation-marks	e43cd221ace7	right	its partner is missing
po/git-l10n+git-po/po/sv.po	tabs	c1f2b628c0d3	right	tabs differ from the source
strings/Automattic+simplenote-ios/Simplenote/it.lproj/Localizable.strings	syntax		right	programs ignore or refuse it
arb/flutter+gallery/lib/l10n/intl_my.arb	extra-key	33a17aa84598	right	the source file has no such key
srt/SlavaSubotskiy+sy-subtitles/talks/1988-12-11_Adi-Shakti-Puja-The-steadiness-of-the-mind-is-very-important-for-the-marriages/Adi-Shakti-Puja-Cam-2/source/en.srt	invisible-character	6b86b273ff34	right	a character that nobody meant to be there
xliff1/paperless-ngx+paperless-ngx/src-ui/src/locale/messages.zh_CN.xlf	needs-review	444a5ae0d26f	right	the file says so
xliff1/omegat-org+omegat/src/test/resources/data/filters/xliff/filters3/file-XLIFFFilter-tags.xlf	tag-extra	5a3813d5c231	right	the source has no such tag
po/omegat-org+omegat/src/test/resources/data/filters/po/file-POFilter-be-utf8.po	mixed-script	5ff9518c6e19	wrong	a name in capitals joined with a word
dita/dita-ot+docs/topics/adding-new-languages.dita	normalization	04fd4e144a53	right	two characters where one exists
xliff1/SAP-archive+xliff-1-2/com.sap.mlt.xliff12.impl/src/test/resources/com/sap/mlt/xliff12/impl/persistence/Sample_AlmostEverything_1.2_strict.xlf	tag-missing	26670ac2f610	right	the tag is lost
po/vslavik+poedit/locales/ka.po	accelerators	f747c689322e	right	the source has an accelerator, the translation none
dita/dita-ot+dita-ot/src/test/resources/GenMapAndTopicListModuleTest/src/root-map-02.ditamap	dita-references		right	the file is not in the folder
xliff1/martinroob+ngx-i18nsupport/projects/tiny-translator/src/i18n/messages.fr-google.xlf	entities	9f4c79f2d8c1	right	people would read the reference as its letters
json-icu/mattermost+mattermost-mobile/assets/base/i18n/ne.json	markdown-marks	b39870054335	right	the marks are spaced or lost, so that nothing is bold or linked
android/neokapi+neokapi/core/formats/androidxml/testdata/corpus/aosp-calendar-strings.xml	max-length	58d0a6beaa61	right	longer than the file allows
json-i18next/excalidraw+excalidraw/packages/excalidraw/locales/si-LK.json	much-shorter	cfe762f50ccc	right	a part of the text, or another text, is there
json-icu/mattermost+mattermost-mobile/assets/base/i18n/tr.json	plural-number	36f4d0bb9664	right	the form also stands for other numbers and does not say which
po/python+python-docs-ja/library/http.cookiejar.po	rst-markup	e059325c3059	right	the mark is lost or touches a word
srt/SlavaSubotskiy+sy-subtitles/talks/1987-01-02_Talk-on-Innocence-Musical-Program-Morning/Morning-Musical-Program-Ganapatipule-India-DP-RAW/final/uk.srt	subtitle-duration	7902699be42c	right	longer than the usual limit
srt/SlavaSubotskiy+sy-subtitles/talks/1987-08-09_Shri-Vishnumaya-Puja-She-has-created-a-big-maya/Vishnumaya-Puja-Talk/final/en.srt	subtitle-line-length	e29c9c180c62	right	longer than the usual limit
srt/SlavaSubotskiy+sy-subtitles/talks/1983-07-24_Guru-Puja-Awakening-The-Principle-Of-Guru/Talk/source/uk.srt	subtitle-overlap	f8809aff4d69	right	shown together with the one before
srt/SlavaSubotskiy+sy-subtitles/talks/1987-08-09_Shri-Vishnumaya-Puja-She-has-created-a-big-maya/Vishnumaya-Puja/source/en.srt	subtitle-reading-speed	983bd614bb5a	right	faster than the usual limit
vtt/mozilla+vtt.js/tests/cuetext/bold/with-annotation.vtt	subtitle-tags	0b0fa0b2280a	right	players show or drop the tag
yaml/svenfuchs+rails-i18n/rails/locale/rm.yml	unused-plural-form	2a0a0a9cfb57	right	the language has no such form
srt/SubtitleEdit+subtitleedit/tests/libse/Files/auto_detect_windows-1250.srt	encoding		right	what the file says and what it is differ
po/vslavik+poedit/locales/ja.po	file-paths	8d05884be568	right	the name was changed
xliff1/symfony+symfony/src/Symfony/Component/Translation/Tests/Fixtures/resources-2.0-name.xlf	orphan-translation	6b86b273ff34	right	there is no source text
po/git-l10n+git-po/git-gui/po/bg.po	repeated-word	3d317ec63283	right	the word stands there twice
po/git-l10n+git-po/po/bg.po	command-options	9f05539c1f20	right	the option was translated or damaged
yaml/svenfuchs+rails-i18n/rails/locale/fr-FR.yml	symbols	5dadf8bfc49f	wrong	a flag of the format
po/git-l10n+git-po/po/bg.po	brackets	948f1d28a59c	right	the partner is not there
arb/flutter+gallery/lib/l10n/intl_he.arb	start-punctuation	36087dc08b9c	wrong	the mark moved with its word
json-i18next/excalidraw+excalidraw/packages/excalidraw/locales/kk-KZ.json	untranslated	1baa6016710f	right	nobody translated it
xliff2/oasis-tcs+xliff-xliff-22/xliff-22/test-suite/core/invalid/bad_FileIdNotUnique.xlf	duplicate-id		right	the id stands there twice
po/python+python-docs-ja/library/codecs.po	numbers	c5e7c6775e30	wrong	a note of the translator
json-icu/mattermost+mattermost-mobile/assets/base/i18n/hu.json	placeholder-extra	370293fae95c	right	the program knows no such placeholder
po/python+python-docs-ja/library/http.po	same-as-source	3f5b4d6d4aff	wrong	a reference that stays
xliff1/paperless-ngx+paperless-ngx/src-ui/src/locale/messages.ar_AR.xlf	missing-plural-form	02b26c5e5514	right	the language needs the form
json-i18next/excalidraw+excalidraw/packages/excalidraw/locales/pa-IN.json	punctuation-spacing	4b6a2f085012	right	a slip
xliff1/paperless-ngx+paperless-ngx/src-ui/src/locale/messages.pl_PL.xlf	quotation-marks	de03bdb67626	right	its partner is missing
po/git-l10n+git-po/gitk-git/po/fr.po	tabs	91f92a2ac6b2	wrong	tabs that align a column
vtt/mozilla+vtt.js/tests/cue-settings/position/space-after-delimiter.vtt	syntax		right	programs ignore or refuse it
arb/flutter+gallery/lib/l10n/intl_id.arb	extra-key	352cfc749e55	right	the source file has no such key
fluent/ankitects+anki-core-i18n/core/de/statistics.ftl	invisible-character	e98e6065db38	wrong	hyphenation that somebody set on purpose
po/omegat-org+omegat/src/test/resources/data/filters/po/file-POFilter-be.po	needs-review	abbc63f96cae	right	the file says so
json-chrome/gorhill+uBlock/src/_locales/ro/messages.json	tag-extra	3c38fb09e591	right	the source has no such tag
po/vslavik+poedit/locales/fr.po	accelerators	1d98cb5c18eb	right	the source has an accelerator, the translation none
dita/dita-ot+dita-ot/src/test/resources/uplevels1/src/maps/above.ditamap	dita-references		right	the file is not in the folder
json-chrome/gorhill+uBlock/src/_locales/mr/messages.json	entities	13b3bb02c6b3	right	people would read the reference as its letters
tmx/omegat-org+omegat/src/test/resources/data/tmx/test-match-stat-en-ca11.tmx	markdown-marks	b10e39b17f43	right	the marks are spaced or lost, so that nothing is bold or linked
json-i18next/excalidraw+excalidraw/packages/excalidraw/locales/nl-NL.json	much-shorter	bfa3e4cb1b64	right	a part of the text, or another text, is there
json-icu/mattermost+mattermost-mobile/assets/base/i18n/tr.json	plural-number	242293091a0e	right	the form also stands for other numbers and does not say which
po/python+python-docs-ja/library/ensurepip.po	rst-markup	1bdda87f12dc	right	the mark is lost or touches a word
srt/SlavaSubotskiy+sy-subtitles/talks/1988-05-08_Sahasrara-Puja-How-it-was-decided/Sahasrara-Puja-Talk/final/uk.srt	subtitle-duration	3963317a2b41	right	longer than the usual limit
srt/SlavaSubotskiy+sy-subtitles/talks/1992-02-25_Talk-To-Yogis-In-Christchurch/Talk-to-Sahaja-Yogis-Religion-is-Within/final/uk.srt	subtitle-line-length	d6f0c71ef0c8	right	longer than the usual limit
srt/SlavaSubotskiy+sy-subtitles/talks/1983-07-24_Guru-Puja-Awakening-The-Principle-Of-Guru/Talk/work/uk_corrected.srt	subtitle-overlap	d6a403173361	right	shown together with the one before
srt/SlavaSubotskiy+sy-subtitles/talks/1984-03-22_Birthday-Puja/Birthday-Puja-Talk-Be-Sweet/final/uk.srt	subtitle-reading-speed	02e6295d8f52	right	faster than the usual limit
vtt/mozilla+vtt.js/tests/cuetext/timestamp/out-of-cue-range.vtt	subtitle-tags	0b0fa0b2280a	right	players show or drop the tag
yaml/svenfuchs+rails-i18n/rails/locale/rm.yml	unused-plural-form	a48a82344810	right	the language has no such form
po/omegat-org+omegat/src/test/resources/data/tmx/TMXComplianceKit/ExportTest1D_fr.po	encoding		right	what the file says and what it is differ
xliff1/dotnet+templating/src/Microsoft.TemplateEngine.Edge/xlf/LocalizableStrings.fr.xlf	file-paths	93fd86702d1d	right	the name was changed
xliff1/locize+xliff/test/fixtures/example_source_attr12.xliff	orphan-translation	66748c0714ce	right	there is no source text
xliff1/matecat+xliff-parser/tests/files/nested-tag-group/context-group.xlf	repeated-word	95a2de4cc12c	right	the word stands there twice
xliff1/dotnet+templating/tools/Microsoft.TemplateEngine.Authoring.CLI/xlf/LocalizableStrings.fr.xlf	command-options	a7aa85c52065	right	the option was translated or damaged
yaml/svenfuchs+rails-i18n/rails/locale/es-PA.yml	symbols	b245f4821cfd	wrong	a flag of the format
json-icu/mattermost+mattermost-mobile/assets/base/i18n/nl.json	brackets	1d023d1feaf6	right	the partner is not there
po/vslavik+poedit/locales/pa.po	start-punctuation	a42ac525ae69	wrong	the language puts the ellipsis first
json-i18next/excalidraw+excalidraw/packages/excalidraw/locales/bn-BD.json	untranslated	37edc7042204	right	nobody translated it
fluent/projectfluent+fluent/test/fixtures/literal_expressions.ftl	duplicate-id		right	the id stands there twice
json-i18next/excalidraw+excalidraw/packages/excalidraw/locales/bn-BD.json	numbers	4be9b98f3641	right	the number is there on one side only
json-icu/mattermost+mattermost-mobile/assets/base/i18n/nl.json	placeholder-extra	1d023d1feaf6	right	the program knows no such placeholder
xliff1/paperless-ngx+paperless-ngx/src-ui/src/locale/messages.pl_PL.xlf	missing-plural-form	b221d59cc535	right	the language needs the form
po/git-l10n+git-po/po/fr.po	punctuation-spacing	44fac6ba5504	right	a slip
xliff1/dotnet+templating/src/Microsoft.TemplateEngine.Orchestrator.RunnableProjects/xlf/LocalizableStrings.cs.xlf	quotation-marks	f75ce9a442cc	right	its partner is missing
po/git-l10n+git-po/gitk-git/po/zh_cn.po	tabs	91f92a2ac6b2	wrong	tabs that align a column
vtt/mozilla+vtt.js/tests/cue-settings/vertical/space-before-delimiter.vtt	syntax		right	programs ignore or refuse it
yaml/svenfuchs+rails-i18n/rails/locale/tt.yml	extra-key	94142e5e3eaa	wrong	the language at the root was not known
json-chrome/gorhill+uBlock/src/_locales/nl/messages.json	invisible-character	d89214a72d26	wrong	hyphenation that somebody set on purpose
po/omegat-org+omegat/src/test/resources/data/filters/po/file-POFilter-be-utf8.po	needs-review	4904ae51a15f	right	the file says so
po/git-l10n+git-po/gitk-git/po/zh_cn.po	accelerators	427b882ce9c8	right	the source has an accelerator, the translation none
dita/dita-ot+dita-ot/src/test/resources/MoveMetaModuleTest/src/MatadataInheritance_publisher/MatadataInheritance_publisher.ditamap	dita-references		right	the file is not in the folder
json-chrome/gorhill+uBlock/src/_locales/ca/messages.json	entities	13b3bb02c6b3	right	people would read the reference as its letters
json-icu/mattermost+mattermost-mobile/assets/base/i18n/vi.json	markdown-marks	5018fbcdfdd3	right	the marks are spaced or lost, so that nothing is bold or linked
json-i18next/excalidraw+excalidraw/packages/excalidraw/locales/pa-IN.json	much-shorter	a50185dd8cc6	right	a part of the text, or another text, is there
json-icu/mattermost+mattermost-mobile/assets/base/i18n/be.json	plural-number	b04ae4c4ebeb	right	the form also stands for other numbers and does not say which
xliff1/symfony+symfony/src/Symfony/Component/Validator/Resources/translations/validators.mn.xlf	source-drift	3e1e967e9b79	wrong	the translation of the source file has this very text
xliff1/symfony+symfony/src/Symfony/Component/Validator/Resources/translations/validators.it.xlf	source-drift	3e1e967e9b79	wrong	the translation of the source file has this very text
xliff1/symfony+symfony/src/Symfony/Component/Validator/Resources/translations/validators.fa.xlf	source-drift	031b4af5197e	wrong	the translation of the source file has this very text
xliff1/symfony+symfony/src/Symfony/Component/Validator/Resources/translations/validators.fr.xlf	source-drift	7a61b53701be	wrong	the translation of the source file has this very text
xliff1/symfony+symfony/src/Symfony/Component/Validator/Resources/translations/validators.id.xlf	source-drift	5316ca1c5ddc	wrong	the translation of the source file has this very text
xliff1/symfony+symfony/src/Symfony/Component/Validator/Resources/translations/validators.cs.xlf	source-drift	bbb965ab0c80	wrong	the translation of the source file has this very text
xliff1/symfony+symfony/src/Symfony/Component/Validator/Resources/translations/validators.tr.xlf	source-drift	7a61b53701be	wrong	the translation of the source file has this very text
xliff1/symfony+symfony/src/Symfony/Component/Validator/Resources/translations/validators.uk.xlf	source-drift	5316ca1c5ddc	wrong	the translation of the source file has this very text
po/git-l10n+git-po/po/zh_CN.po	newline-count	742454e5c33f	wrong	prose wrapped anew
po/git-l10n+git-po/po/bg.po	newline-count	462c14c20b92	wrong	commands are set apart on lines of their own
po/vslavik+poedit/locales/he.po	newline-count	53c9857e75af	right	another number of lines
json-i18next/excalidraw+excalidraw/packages/excalidraw/locales/si-LK.json	newline-count	a4f82164e056	right	another number of lines
po/git-l10n+git-po/po/bg.po	newline-count	8bfc070d7956	wrong	commands are set apart on lines of their own
yaml/svenfuchs+rails-i18n/rails/locale/hu.yml	placeholder-missing	8e3b405c0015	right	the value is not shown
yaml/svenfuchs+rails-i18n/rails/locale/gl.yml	placeholder-missing	8e3b405c0015	right	the value is not shown
yaml/svenfuchs+rails-i18n/rails/locale/sl.yml	placeholder-missing	993e67fec87c	right	the value is not shown
strings/Automattic+simplenote-ios/Simplenote/it.lproj/Localizable.strings	placeholder-missing	3db0eab257ee	right	the value is not shown
json-icu/mattermost+mattermost-mobile/assets/base/i18n/nl.json	symbols	c754f3c633e2	right	a sign more or less than in the source
tmx/omegat-org+omegat/src/test/resources/data/tmx/test-match-stat-en-ca11.tmx	symbols	7754c9efa0c5	right	a sign more or less than in the source
po/git-l10n+git-po/gitk-git/po/de.po	symbols	ce1c1158f5b1	wrong	the code of the sign, which programs read
po/git-l10n+git-po/po/bg.po	symbols	dc55f18ad0f4	right	a sign more or less than in the source
srt/SubtitleEdit+subtitleedit/tests/libse/Files/auto_detect_windows-1251.srt	mixed-script	38d66d9692ac	right	a letter of the other script
srt/SubtitleEdit+subtitleedit/tests/libse/Files/auto_detect_windows-1251.srt	mixed-script	c3ea99f86b2f	right	a letter of the other script
po/git-l10n+git-po/po/bg.po	mixed-script	147fcdaa1c3a	right	a letter of the other script
json-i18next/excalidraw+excalidraw/packages/excalidraw/locales/sv-SE.json	space-around-tag	e79273beac48	right	the space is inside of the link, or missing beside it
json-i18next/excalidraw+excalidraw/packages/excalidraw/locales/sl-SI.json	space-around-tag	a50185dd8cc6	right	the space is inside of the link, or missing beside it
json-i18next/excalidraw+excalidraw/packages/excalidraw/locales/lv-LV.json	space-around-tag	3e672cd74b8a	right	the space is inside of the link, or missing beside it
arb/flutter+gallery/lib/l10n/intl_da.arb	extra-key	ab44a2065d3c	right	the source file has no such key
arb/flutter+gallery/lib/l10n/intl_et.arb	extra-key	82c78df7a7e4	right	the source file has no such key
arb/flutter+gallery/lib/l10n/intl_da.arb	extra-key	37fb72a8fef4	right	the source file has no such key
po/vslavik+poedit/locales/th.po	numbers	7f2a30e8ad62	right	the number is there on one side only
json-i18next/excalidraw+excalidraw/packages/excalidraw/locales/si-LK.json	numbers	4be9b98f3641	right	the number is there on one side only
arb/flutter+gallery/lib/l10n/intl_af.arb	numbers	a0895f6ac6cc	right	the number is there on one side only
po/python+python-docs-ja/library/curses.ascii.po	numbers	904626581f3a	wrong	a number that the source writes as a word
json-icu/mattermost+mattermost-mobile/assets/base/i18n/el.json	missing-key	5a8f8e3fec2a	right	the key is not there
json-icu/mattermost+mattermost-mobile/assets/base/i18n/lo.json	missing-key	a947a314967f	right	the key is not there
po/git-l10n+git-po/po/de.po	end-punctuation	028d2b44044c	right	the mark is there on one side only
po/omegat-org+omegat/src/test/resources/data/filters/po/file-POFilter-be.po	end-punctuation	39eec2ab89f2	right	the mark is there on one side only
json-i18next/excalidraw+excalidraw/packages/excalidraw/locales/hu-HU.json	newline-count	3524041f1e69	right	an empty line is lost
po/omegat-org+omegat/src/test/resources/data/filters/po/file-POFilter-be-utf8.po	newline-count	f4c578a6e4aa	wrong	prose wrapped anew
json-i18next/excalidraw+excalidraw/packages/excalidraw/locales/tr-TR.json	newline-count	c7e7b85e5e97	right	a line end is lost
po/omegat-org+omegat/src/test/resources/data/filters/po/file-POFilter-be-utf8.po	newline-count	abb50e3fbbb7	right	a line is lost
po/python+python-docs-ja/tutorial/introduction.po	newline-count	a6b6eac4eded	right	empty lines in one paragraph
po/git-l10n+git-po/po/de.po	newline-count	b2bbac71f3a3	wrong	the end of a sentence stands behind a command
po/git-l10n+git-po/git-gui/po/de.po	newline-count	d5736b95b46b	right	empty lines between the points of a list
json-chrome/gorhill+uBlock/src/_locales/bg/messages.json	newline-count	bcc86feb465d	right	a line is lost
json-i18next/excalidraw+excalidraw/packages/excalidraw/locales/hi-IN.json	newline-count	3524041f1e69	right	an empty line is lost
po/omegat-org+omegat/src/test/resources/data/filters/po/file-POFilter-be.po	newline-count	d5eff6a537ce	right	a line end is added
po/python+python-docs-ja/library/locale.po	numbers	d2bb99919a9e	wrong	a number that the source writes as a word
po/git-l10n+git-po/po/bg.po	numbers	f66c1c4aa282	right	limits that the source does not name
po/git-l10n+git-po/po/fr.po	numbers	991f522a7f61	right	a version is lost
yaml/svenfuchs+rails-i18n/rails/locale/vi.yml	numbers	e15d9f8d49fc	wrong	a number that the source writes as a word
po/translate+translate/tests/translate/tools/data/pocount_syntax_errors/f43.tgif.fr.po	same-as-source	b22309e83025	right	not translated
xliff1/paperless-ngx+paperless-ngx/src-ui/src/locale/messages.ar_AR.xlf	same-as-source	a64502a69f4a	right	not translated
arb/flutter+gallery/lib/l10n/intl_he.arb	same-as-source	4b1cf980490b	right	not translated
po/GNOME+gnome-text-editor/po/he.po	same-as-source	5b62059630d0	right	not translated
arb/flutter+gallery/lib/l10n/intl_da.arb	same-as-source	fcf39c013746	wrong	a name
yaml/svenfuchs+rails-i18n/rails/locale/dz.yml	same-as-source	db0a0db97ee0	right	not translated
po/python+python-docs-ja/library/asynchat.po	same-as-source	599f7703547e	wrong	the name of an argument
xliff1/matecat+xliff-parser/tests/files/calibre.docx.xliff	same-as-source	6865abab2231	right	not translated
xliff1/matecat+xliff-parser/tests/files/inglese-con-newlines-e-doctype.po.sdlxliff	same-as-source	f70b94aeb67d	right	not translated
po/python+python-docs-ja/library/codecs.po	same-as-source	e18485340108	wrong	a word that the language keeps
json-chrome/gorhill+uBlock/src/_locales/az/messages.json	same-as-source	53e2e113ab5f	right	not translated
json-icu/mattermost+mattermost-mobile/assets/base/i18n/kk_Latn.json	same-as-source	50bddee9ca04	right	not translated
arb/flutter+gallery/lib/l10n/intl_bs.arb	same-as-source	bcd7a58635a6	wrong	a name
po/python+python-docs-ja/reference/lexical_analysis.po	same-as-source	47fee812c65f	right	not translated
json-icu/mattermost+mattermost-mobile/assets/base/i18n/be.json	missing-plural-form	19df86090778	right	the form for five is missing
xliff1/martinroob+ngx-i18nsupport/projects/tiny-translator/src/i18n/messages.ru-google.xlf	missing-plural-form	ecd54a827083	right	the forms for two and five are missing
arb/flutter+gallery/lib/l10n/intl_sr_Latn.arb	missing-plural-form	1bd91e156160	right	the form for 21 is missing
arb/flutter+gallery/lib/l10n/intl_bs.arb	missing-plural-form	260f65daa216	right	the form for 21 is missing
po/omegat-org+omegat/src/test/resources/data/filters/po/file-POFilter-be.po	end-punctuation	aa8514a955d0	wrong	a sentence became a label, which needs no mark
po/omegat-org+omegat/src/test/resources/data/filters/po/file-POFilter-be-utf8.po	end-punctuation	23cc97b03f58	right	the colon is lost
xliff1/paperless-ngx+paperless-ngx/src-ui/src/locale/messages.ja_JP.xlf	end-punctuation	692dc1bba79a	right	the title became a question
arb/flutter+gallery/lib/l10n/intl_et.arb	same-as-source	91156d335d35	right	not translated
xliff1/martinroob+ngx-i18nsupport/projects/xliffmerge/test/testdata/i18n/ngxtranslate.xlf2	same-as-source	6acfc03362fb	right	not translated
xliff1/omegat-org+omegat/src/test/resources/data/editor/sort/numeric-sort-demo.xliff	same-as-source	70cccfdc45b1	right	not translated
xliff2/oasis-tcs+xliff-xliff-22/xliff-22/test-suite/modules/valid/Good-mtc_reference-lang.xlf	same-as-source	eaba9c9cf511	right	not translated
po/GNOME+gnome-text-editor/po/he.po	same-as-source	a74f31151abc	right	not translated
arb/flutter+gallery/lib/l10n/intl_bg.arb	same-as-source	cbde4e2f6933	right	not translated
json-icu/mattermost+mattermost-mobile/assets/base/i18n/fa.json	same-as-source	95c0369d70db	right	not translated
json-i18next/excalidraw+excalidraw/packages/excalidraw/locales/zh-CN.json	same-as-source	93d44cff6af8	wrong	a word that the language keeps
arb/flutter+gallery/lib/l10n/intl_id.arb	same-as-source	399c32fdb7b2	wrong	the name of a component
xliff1/matecat+xliff-parser/tests/files/file-with-notes-converted.xliff	same-as-source	516caac7681a	right	not translated
po/git-l10n+git-po/git-gui/po/zh_cn.po	same-as-source	01808c1c03d3	right	not translated
json-i18next/excalidraw+excalidraw/packages/excalidraw/locales/de-DE.json	same-as-source	91f096c62cd7	right	not translated
arb/flutter+gallery/lib/l10n/intl_ar_EG.arb	same-as-source	1ae1e0f6de0a	right	not translated
po/python+python-docs-ja/library/codecs.po	same-as-source	b8b082c81c4d	wrong	the name of an encoding
po/omegat-org+omegat/src/test/resources/data/filters/po/file-POFilter-be.po	same-as-source	e2d237e798ad	right	not translated
po/GNOME+gnome-text-editor/po/he.po	same-as-source	609c864f6288	right	not translated
xliff1/matecat+xliff-parser/tests/files/nested-tag-group/context-group-trans-unit.jsont2.xlf	same-as-source	5c55a2059892	right	not translated
arb/flutter+gallery/lib/l10n/intl_is.arb	same-as-source	05d180ce9e4a	wrong	a name
xliff1/martinroob+ngx-i18nsupport/projects/tiny-translator/src/i18n/messages.fr-google.xlf	same-as-source	911bda9348a0	right	not translated
arb/flutter+gallery/lib/l10n/intl_da.arb	same-as-source	fcf39c013746	right	not translated
po/translate+translate/tests/cli/data/test_pocount_po_csv/one.po	po-header		right	the header is not there or not filled in
po/omegat-org+omegat/src/test/resources/data/filters/po/file-POFilter-Monolingual.po	po-header		right	the header is not there or not filled in
po/translate+translate/tests/cli/data/test_poswap_fr_af_reverse/fr.po	po-header		right	the header is not there or not filled in
po/lingui+js-lingui/packages/vite-plugin/test/fail-on-missing/locale/en.po	po-header		right	the header is not there or not filled in
po/omegat-org+omegat/src/test/resources/data/tmx/TMXComplianceKit/ExportTest1D_fr.po	po-header		right	the header is not there or not filled in
po/translate+translate/tests/cli/data/test_po2json_files_removeuntranslated/translations.po	po-header		right	the header is not there or not filled in
po/omegat-org+omegat/src/test/resources/data/filters/po/file-POFilter-fuzzyCtx-expected.po	po-header		right	the header is not there or not filled in
nasty/po/unterminated-INVALID.po	po-header		right	the header is not there or not filled in
po/translate+translate/tests/cli/data/test_po2txt_threshold/one.po	po-header		right	the header is not there or not filled in
po/translate+translate/tests/cli/data/test_poswap_intermediate/es.po	po-header		right	the header is not there or not filled in
po/lingui+js-lingui/packages/cli/src/api/fixtures/readAll/en/messages.po	po-header		right	the header is not there or not filled in
po/translate+translate/tests/cli/data/test_po2flatxml_preserve/one.po	po-header		right	the header is not there or not filled in
po/GNOME+gnome-text-editor/po/hu.po	unedited-match	d0f624b90b1d	right	the text before the last change is still noted
po/GNOME+gnome-text-editor/po/lv.po	unedited-match	549418a8ef13	right	the text before the last change is still noted
ts/vistatec+vistatec-okapi/applications/integration-tests/src/test/resources/gold/tstest.out.ts	unedited-match	4e07408562be	right	the text before the last change is still noted
po/GNOME+gnome-text-editor/po/lv.po	unedited-match	3be6ae23e8d4	right	the text before the last change is still noted
po/GNOME+gnome-text-editor/po/eu.po	unedited-match	d0f624b90b1d	right	the text before the last change is still noted
ts/vistatec+vistatec-okapi/okapi/filters/ts/src/test/resources/TestInQT_Saved.ts	unedited-match	7902699be42c	right	the text before the last change is still noted
po/git-l10n+git-po/gitk-git/po/fr.po	accelerators	68b973d90984	right	the source has an accelerator, the translation none
po/omegat-org+omegat/src/test/resources/data/filters/po/file-POFilter-be-utf8.po	accelerators	578f110e5e9b	right	the source has an accelerator, the translation none
po/vslavik+poedit/locales/is.po	accelerators	4fad76e81d48	right	the source has an accelerator, the translation none
po/git-l10n+git-po/gitk-git/po/zh_cn.po	accelerators	3f9ffad445bc	right	the source has an accelerator, the translation none
po/GNOME+gnome-text-editor/po/pt.po	accelerators	41f6181bc8fc	right	the source has an accelerator, the translation none
po/GNOME+gnome-text-editor/po/ka.po	accelerators	4ce3f5980497	right	the source has an accelerator, the translation none
po/omegat-org+omegat/src/test/resources/data/filters/po/file-POFilter-be-utf8.po	accelerators	fc6c761ca76a	right	the source has an accelerator, the translation none
po/vslavik+poedit/locales/ru.po	accelerators	746edf617e86	right	the source has an accelerator, the translation none
po/vslavik+poedit/locales/nb.po	accelerators	c4b796ca4d13	right	the source has an accelerator, the translation none
po/GNOME+gnome-text-editor/po/pt.po	accelerators	9d7c7056af0a	right	the source has an accelerator, the translation none
po/git-l10n+git-po/gitk-git/po/zh_cn.po	accelerators	68b973d90984	right	the source has an accelerator, the translation none
po/git-l10n+git-po/po/bg.po	start-punctuation	c1f8ae0ebf04	wrong	a bullet of another shape
po/git-l10n+git-po/gitk-git/po/bg.po	start-punctuation	d3fd53923265	wrong	a bullet of another shape
strings/Automattic+simplenote-ios/Simplenote/tr.lproj/Localizable.strings	start-punctuation	c9f891e5f8be	right	one side begins with a mark that the other has not
po/git-l10n+git-po/po/bg.po	start-punctuation	d1e33fa46e25	wrong	a bullet of another shape
json-icu/mattermost+mattermost-mobile/assets/base/i18n/tr.json	start-punctuation	95c0369d70db	wrong	the same sign with a space behind it
xliff1/symfony+symfony/src/Symfony/Component/Validator/Resources/translations/validators.tr.xlf	start-punctuation	ff5a1ae012af	right	one side begins with a mark that the other has not
po/git-l10n+git-po/git-gui/po/bg.po	start-punctuation	aa7370498e01	wrong	a bullet of another shape
po/git-l10n+git-po/po/fr.po	start-punctuation	3a937981d656	wrong	the sign is spoken of
po/git-l10n+git-po/gitk-git/po/sv.po	start-punctuation	d3fd53923265	wrong	a dash for two hyphens
json-icu/mattermost+mattermost-mobile/assets/base/i18n/zh-TW.json	start-punctuation	8d772bcdbf13	wrong	the same mark in full width
xliff1/martinroob+ngx-i18nsupport/projects/xliffmerge/test/testdata/i18n/WithSourceContentChange.en.xlf2	source-drift	ab5b6b1541c4	right	the source texts differ
xliff1/martinroob+ngx-i18nsupport/projects/xliffmerge/test/testdata/i18n/WithSourceContentChange.en.xlf	source-drift	ab5b6b1541c4	right	the source texts differ
xliff1/martinroob+ngx-i18nsupport/projects/xliffmerge/test/testdata/i18n/WithSourceContentChange.en.xlf	source-drift	6620f7129cf9	right	the source texts differ
xliff1/martinroob+ngx-i18nsupport/projects/xliffmerge/test/testdata/i18n/WithSourceContentChange.en.xlf2	source-drift	6620f7129cf9	right	the source texts differ
yaml/svenfuchs+rails-i18n/rails/locale/bs.yml	unused-plural-form	b7034fe0319a	right	the language has no such form
yaml/svenfuchs+rails-i18n/rails/locale/rm.yml	unused-plural-form	142362d09ea7	right	the language has no such form
yaml/svenfuchs+rails-i18n/rails/locale/rm.yml	unused-plural-form	ea23d254484f	right	the language has no such form
fluent/ankitects+anki-core-i18n/core/ja/importing.ftl	unused-plural-form	55c28f33fe7a	right	the language has no such form
yaml/svenfuchs+rails-i18n/rails/locale/uz.yml	unused-plural-form	002839357f5d	right	the language has no such form
yaml/svenfuchs+rails-i18n/rails/locale/uz.yml	unused-plural-form	50f2e3c8988d	right	the language has no such form
yaml/svenfuchs+rails-i18n/rails/locale/bs.yml	unused-plural-form	ea0380b8206d	right	the language has no such form
yaml/svenfuchs+rails-i18n/rails/locale/lo.yml	unused-plural-form	162e352f84d1	right	the language has no such form
yaml/svenfuchs+rails-i18n/rails/locale/cnr.yml	unused-plural-form	6a9590c2a59a	right	the language has no such form
yaml/svenfuchs+rails-i18n/rails/locale/cnr.yml	unused-plural-form	ee4d5d83ddc1	right	the language has no such form
json-slang/localsend+localsend/app/assets/i18n/zh-TW.json	unused-plural-form	7a8337623bbd	right	the language has no such form
yaml/svenfuchs+rails-i18n/rails/locale/hr.yml	unused-plural-form	8f28fc5fef46	right	the language has no such form
dita/dita-ot+dita-ot/src/test/resources/filter/map33_filter2/exp/preprocess/map33.ditamap	dita-references		right	the file is not in the folder
dita/dita-ot+dita-ot/src/test/resources/lang/src/lang.ditamap	dita-references		right	the file is not in the folder
dita/dita-ot+dita-ot/src/test/resources/GenMapAndTopicListModuleTest/src/image-keydef/figures/common-graphics-keydefs.ditamap	dita-references		right	the file is not in the folder
dita/dita-ot+dita-ot/src/test/resources/ChunkModuleTest/exp/FixChunk_map7/map7.ditamap	dita-references		right	the file is not in the folder
dita/dita-ot+dita-ot/src/test/resources/org/dita/dost/chunk/ChunkModuleTest/exp/uplevels-root/a.dita	dita-references		right	the file is not in the folder
dita/dita-ot+dita-ot/src/test/resources/mappull-topicid/src/reftopicid.ditamap	dita-references		right	the file is not in the folder
dita/dita-ot+docs/extension-points/plugin-extension-points-xslt-import.dita	dita-references		right	the file is not in the folder
dita/dita-ot+dita-ot/src/test/resources/KeyrefReaderTest/src/map-with-keyscopes.ditamap	dita-references		right	the file is not in the folder
dita/dita-ot+dita-ot/src/test/resources/BranchFilterModuleTest/src/input.ditamap	dita-references		right	the file is not in the folder
dita/dita-ot+dita-ot/src/test/resources/org/dita/dost/chunk/ChunkModuleTest/src/uplevels-dir/dir/b.dita	dita-references		right	the file is not in the folder
json-icu/mattermost+mattermost-mobile/assets/base/i18n/vi.json	markdown-marks	f136bd18ad3b	right	the marks are spaced or lost, so that nothing is bold or linked
json-icu/mattermost+mattermost-mobile/assets/base/i18n/hi.json	markdown-marks	b39870054335	right	the marks are spaced or lost, so that nothing is bold or linked
json-icu/mattermost+mattermost-mobile/assets/base/i18n/hi.json	markdown-marks	999ec4ae0596	right	the marks are spaced or lost, so that nothing is bold or linked
json-icu/mattermost+mattermost-mobile/assets/base/i18n/vi.json	markdown-marks	2453390e7d30	right	the marks are spaced or lost, so that nothing is bold or linked
json-icu/mattermost+mattermost-mobile/assets/base/i18n/lt.json	markdown-marks	5b7772c5e0b4	right	the marks are spaced or lost, so that nothing is bold or linked
json-icu/mattermost+mattermost-mobile/assets/base/i18n/nl.json	markdown-marks	a5f66ca0097e	right	the marks are spaced or lost, so that nothing is bold or linked
json-icu/mattermost+mattermost-mobile/assets/base/i18n/el.json	markdown-marks	fc58384d42c2	right	the marks are spaced or lost, so that nothing is bold or linked
json-icu/mattermost+mattermost-mobile/assets/base/i18n/ne.json	markdown-marks	ee1942419c74	right	the marks are spaced or lost, so that nothing is bold or linked
json-icu/mattermost+mattermost-mobile/assets/base/i18n/nl.json	markdown-marks	faf299af0243	right	the marks are spaced or lost, so that nothing is bold or linked
json-icu/mattermost+mattermost-mobile/assets/base/i18n/fa.json	markdown-marks	fd3a9cf4f7e5	right	the marks are spaced or lost, so that nothing is bold or linked
po/git-l10n+git-po/po/fr.po	much-shorter	97ff00d65877	wrong	the same in fewer words
json-chrome/gorhill+uBlock/src/_locales/az/messages.json	much-shorter	353a5687c2bb	right	a part of the text is not there
json-i18next/excalidraw+excalidraw/packages/excalidraw/locales/si-LK.json	much-shorter	0fdef1e16d40	right	a part of the text is not there
json-i18next/excalidraw+excalidraw/packages/excalidraw/locales/si-LK.json	much-shorter	c7e7b85e5e97	right	a part of the text is not there
json-i18next/excalidraw+excalidraw/packages/excalidraw/locales/lt-LT.json	much-shorter	a50185dd8cc6	right	a part of the text is not there
po/vslavik+poedit/locales/ja.po	much-shorter	be399585d09e	right	a part of the text is not there
json-i18next/excalidraw+excalidraw/packages/excalidraw/locales/pa-IN.json	much-shorter	bfa3e4cb1b64	right	a part of the text is not there
json-i18next/excalidraw+excalidraw/packages/excalidraw/locales/da-DK.json	much-shorter	b014b854e4a6	right	a part of the text is not there
json-i18next/excalidraw+excalidraw/packages/excalidraw/locales/nl-NL.json	much-shorter	a50185dd8cc6	right	a part of the text is not there
xliff1/symfony+symfony/src/Symfony/Component/Validator/Resources/translations/validators.de.xlf	much-shorter	1253e9373e78	right	a part of the text is not there
json-i18next/excalidraw+excalidraw/packages/excalidraw/locales/cs-CZ.json	much-shorter	bfa3e4cb1b64	right	a part of the text is not there
xliff1/martinroob+ngx-i18nsupport/projects/tiny-translator/src/i18n/messages.fr-google.xlf	entities	eedc0e77525a	right	people would read the reference as its letters
json-chrome/gorhill+uBlock/src/_locales/bn/messages.json	entities	13b3bb02c6b3	right	people would read the reference as its letters
json-chrome/gorhill+uBlock/src/_locales/eo/messages.json	entities	13b3bb02c6b3	right	people would read the reference as its letters
strings/Automattic+simplenote-ios/Simplenote/fr.lproj/Localizable.strings	entities	d8da2c49df39	right	people would read the reference as its letters
xliff1/matecat+xliff-parser/tests/files/spazi.xlf	entities	7276656724b1	right	people would read the reference as its letters
xliff1/paperless-ngx+paperless-ngx/src-ui/src/locale/messages.ar_AR.xlf	punctuation-spacing	b5c8a69d3a29	right	a space too many or too few beside the mark
po/omegat-org+omegat/src/test/resources/data/filters/po/file-POFilter-be.po	punctuation-spacing	78239bde587c	right	a space too many or too few beside the mark
po/omegat-org+omegat/src/test/resources/data/filters/po/file-POFilter-be-utf8.po	punctuation-spacing	78239bde587c	right	a space too many or too few beside the mark
srt/SlavaSubotskiy+sy-subtitles/talks/1983-07-24_Guru-Puja-Awakening-The-Principle-Of-Guru/Talk/source/uk.srt	punctuation-spacing	af180e4359fc	right	a space too many or too few beside the mark
xliff1/dotnet+templating/src/Microsoft.TemplateEngine.Edge/xlf/LocalizableStrings.cs.xlf	punctuation-spacing	9c09a3470373	right	a space too many or too few beside the mark
po/vslavik+poedit/locales/is.po	punctuation-spacing	26014f31e009	right	a space too many or too few beside the mark
po/git-l10n+git-po/po/fr.po	punctuation-spacing	d5bfdfc60f99	wrong	how a command is called
po/omegat-org+omegat/src/test/resources/data/filters/po/file-POFilter-be.po	punctuation-spacing	12d9867504f9	right	a space too many or too few beside the mark
nasty/xliff/utf8-bytes-utf16-decl.xlf	encoding		right	what the file says and what it is differ
po/omegat-org+omegat/src/test/resources/data/tmx/TMXComplianceKit/ExportTest1D.po	encoding		right	what the file says and what it is differ
po/translate+translate/tests/translate/tools/data/pocount_syntax_errors/f43.tgif.fr.po	encoding		right	what the file says and what it is differ
nasty/xliff/lone-surrogate-utf16-INVALID.xlf	encoding		right	what the file says and what it is differ
nasty/srt/cp1252.srt	encoding		right	what the file says and what it is differ
nasty/po/charset-lie-INVALID.po	encoding		right	what the file says and what it is differ
nasty/srt/cp1251.srt	encoding		right	what the file says and what it is differ
nasty/json/bad-utf8-INVALID.json	encoding		right	what the file says and what it is differ
po/python+python-docs-ja/library/importlib.po	rst-markup	5f6c86047503	right	the mark is lost or touches a word
po/python+python-docs-ja/tutorial/introduction.po	rst-markup	34ad81f44e7a	right	the mark is lost or touches a word
po/python+python-docs-ja/library/codecs.po	rst-markup	e0febb680db7	right	the mark is lost or touches a word
po/python+python-docs-ja/howto/enum.po	rst-markup	f20e258228d1	right	the mark is lost or touches a word
po/python+python-docs-ja/reference/import.po	rst-markup	211259e4bdfb	right	the mark is lost or touches a word
po/python+python-docs-ja/howto/ipaddress.po	rst-markup	20cbf8fd71c1	wrong	bars between words
po/python+python-docs-ja/library/collections.abc.po	rst-markup	fd45dc669650	right	the mark is lost or touches a word
xliff1/locize+xliff/test/fixtures/example_output_note.xliff	orphan-translation	66748c0714ce	right	there is no source text
xliff1/locize+xliff/test/fixtures/example_compact12.xliff	orphan-translation	66748c0714ce	right	there is no source text
xliff1/locize+xliff/test/fixtures/example_diff.xliff	orphan-translation	336b831aed2f	right	there is no source text
xliff1/locize+xliff/test/fixtures/example_diff.xliff	orphan-translation	4eec5c03eaa4	right	there is no source text
srt/SlavaSubotskiy+sy-subtitles/talks/1979-04-22_Give-up-Misidentifications/Talk-London-UK-DP-Opt-HD/source/en.srt	subtitle-overlap	72933e3b31f0	right	shown together with the one before
srt/SlavaSubotskiy+sy-subtitles/talks/1979-04-22_Give-up-Misidentifications/Talk-London-UK-DP-Opt-HD/source/en.srt	subtitle-overlap	0ef962215cc0	right	shown together with the one before
srt/SlavaSubotskiy+sy-subtitles/talks/1983-07-24_Guru-Puja-Awakening-The-Principle-Of-Guru/Talk/work/uk_corrected.srt	subtitle-overlap	89aa1e580023	right	shown together with the one before
srt/SlavaSubotskiy+sy-subtitles/talks/1983-07-24_Guru-Puja-Awakening-The-Principle-Of-Guru/Talk/source/uk.srt	subtitle-overlap	9512d95d00d6	right	shown together with the one before
nasty/vtt/bad-INVALID.vtt	subtitle-overlap	7e3cfd9c828a	right	shown together with the one before
nasty/srt/odd.srt	subtitle-overlap	4fc82b26aecb	right	shown together with the one before
nasty/vtt/bad-INVALID.vtt	subtitle-overlap	745443363406	right	shown together with the one before
srt/SlavaSubotskiy+sy-subtitles/talks/1983-07-24_Guru-Puja-Awakening-The-Principle-Of-Guru/Talk/source/uk.srt	subtitle-overlap	043066daf210	right	shown together with the one before
nasty/srt/odd.srt	subtitle-overlap	7902699be42c	right	shown together with the one before
nasty/srt/netflix.srt	subtitle-overlap	4e07408562be	right	shown together with the one before
srt/SlavaSubotskiy+sy-subtitles/talks/1981-03-21_Birthday-Puja-1981-Sydney/Birthday-Puja/source/en.srt	subtitle-overlap	65a699905c02	right	shown together with the one before
vtt/mozilla+vtt.js/tests/integration/arrows.vtt	subtitle-overlap	a503c742b3d2	right	shown together with the one before
nasty/srt/odd.srt	subtitle-tags	4a44dc153642	right	players show or drop the tag
vtt/mozilla+vtt.js/tests/cuetext/tag-format/end-tag-no-gt.vtt	subtitle-tags	0b0fa0b2280a	right	players show or drop the tag
vtt/mozilla+vtt.js/tests/cuetext/italic/with-annotation.vtt	subtitle-tags	0b0fa0b2280a	right	players show or drop the tag
json-icu/mattermost+mattermost-mobile/assets/base/i18n/nl.json	plural-number	de88a51d9c0c	right	the form also stands for other numbers and does not say which
nasty/xliff/maxwidth.xlf	max-length	62c66a7a5dd7	right	longer than the file allows
nasty/po/conflict-compendium.po	merge-marker	ca978112ca1b	right	two versions stand there
nasty/po/cr.po	declared-language		wrong	the name of the file is that of no language
nasty/json/messages.json	declared-placeholders	ffa63583dfa6	right	nothing will fill it
srt/SlavaSubotskiy+sy-subtitles/talks/1984-03-22_Birthday-Puja/Birthday-Puja-Talk-Be-Sweet/final/uk.srt	subtitle-reading-speed	4be84111a613	right	faster than the usual limit
srt/SlavaSubotskiy+sy-subtitles/talks/1984-03-22_Birthday-Puja/Birthday-Puja-Talk-Be-Sweet/final/uk.srt	subtitle-reading-speed	9197e4844abe	right	faster than the usual limit
srt/SlavaSubotskiy+sy-subtitles/talks/1983-07-24_Guru-Puja-Awakening-The-Principle-Of-Guru/Talk/source/uk.srt	subtitle-reading-speed	da70dfa4d9f9	right	faster than the usual limit
srt/SlavaSubotskiy+sy-subtitles/talks/1981-03-21_Birthday-Puja-1981-Sydney/Birthday-Puja-Talk/source/en.srt	subtitle-reading-speed	efd96aedf377	right	faster than the usual limit
srt/SlavaSubotskiy+sy-subtitles/talks/1987-08-09_Shri-Vishnumaya-Puja-She-has-created-a-big-maya/Vishnumaya-Puja-Talk/final/en.srt	subtitle-reading-speed	23e8b0175874	right	faster than the usual limit
srt/SlavaSubotskiy+sy-subtitles/talks/1983-07-24_Guru-Puja-Awakening-The-Principle-Of-Guru/Talk/work/uk_corrected.srt	subtitle-reading-speed	a3af7b3808c4	right	faster than the usual limit
srt/SlavaSubotskiy+sy-subtitles/talks/1987-01-02_Talk-on-Innocence-Musical-Program-Morning/Morning-Musical-Program-Ganapatipule-India-DP-RAW/source/en.srt	subtitle-reading-speed	39fa9ec190ee	right	faster than the usual limit
srt/SlavaSubotskiy+sy-subtitles/talks/1979-12-10_Christmas-And-Its-Relationship-To-Lord-Jesus-1979-2/The-Incarnation-Of-Christ/final/uk.srt	subtitle-reading-speed	f53f2fb9b991	right	faster than the usual limit
srt/SlavaSubotskiy+sy-subtitles/talks/1988-12-11_Adi-Shakti-Puja-The-steadiness-of-the-mind-is-very-important-for-the-marriages/Adi-Shakti-Puja-Cam-2/source/en.srt	subtitle-reading-speed	734d0759cdb4	right	faster than the usual limit
srt/SubtitleEdit+subtitleedit/tests/libse/Files/auto_detect_windows-1251.srt	subtitle-reading-speed	8952115444ba	right	faster than the usual limit
srt/SlavaSubotskiy+sy-subtitles/talks/1983-07-24_Guru-Puja-Awakening-The-Principle-Of-Guru/Talk/source/en.srt	subtitle-reading-speed	826e27285307	right	faster than the usual limit
srt/SlavaSubotskiy+sy-subtitles/talks/1983-07-24_Guru-Puja-Awakening-The-Principle-Of-Guru/Talk/source/en.srt	subtitle-reading-speed	3bcc1340d90b	right	faster than the usual limit
srt/SlavaSubotskiy+sy-subtitles/talks/1988-12-11_Adi-Shakti-Puja-The-steadiness-of-the-mind-is-very-important-for-the-marriages/Adi-Shakti-Puja-Cam-2/source/en.srt	subtitle-reading-speed	c17edaae86e4	right	faster than the usual limit
srt/SlavaSubotskiy+sy-subtitles/talks/1983-07-24_Guru-Puja-Awakening-The-Principle-Of-Guru/Talk/source/uk.srt	subtitle-reading-speed	74332c78b10e	right	faster than the usual limit
po/git-l10n+git-po/po/bg.po	tabs	0eab8d0d4466	right	tabs on one side only
tmx/omegat-org+omegat/src/test/resources/data/tmx/TMXComplianceKit/ImportTest2A.tmx	tabs	4e07408562be	wrong	the tab stands within a code
po/git-l10n+git-po/po/bg.po	tabs	65445585890d	right	tabs on one side only
po/git-l10n+git-po/po/de.po	tabs	dcd9397f370f	right	tabs on one side only
tmx/omegat-org+omegat/src/test/resources/data/tmx/TMXComplianceKit/ImportTest2A.tmx	tabs	ef2d127de37b	wrong	the tab stands within a code
nasty/po/layout.po	tabs	ba7816bf8f01	right	tabs on one side only
tmx/omegat-org+omegat/src/test/resources/data/tmx/TMXComplianceKit/ImportTest2B.tmx	tabs	ef2d127de37b	wrong	the tab stands within a code
xliff1/SAP-archive+xliff-1-2/com.sap.mlt.xliff12.impl/src/test/resources/com/sap/mlt/xliff12/impl/persistence/Sample_AlmostEverything_1.2_transitional.xlf	tabs	26670ac2f610	wrong	the tab stands within a code
tmx/omegat-org+omegat/src/test/resources/data/tmx/TMXComplianceKit/ImportTest2B.tmx	tabs	4b227777d4dd	wrong	the tab stands within a code
json-i18next/excalidraw+excalidraw/packages/excalidraw/locales/nl-NL.json	repeated-word	f559ff0b628e	wrong	a call
xliff1/matecat+xliff-parser/tests/files/uber/&.xliff.xliff	repeated-word	8c22d1a5d397	right	a slip
json-i18next/excalidraw+excalidraw/packages/excalidraw/locales/fi-FI.json	repeated-word	459f464ce4e6	right	a slip
yaml/svenfuchs+rails-i18n/rails/locale/st.yml	repeated-word	fc677b239dba	right	a slip
json-i18next/excalidraw+excalidraw/packages/excalidraw/locales/fi-FI.json	repeated-word	d16c9b8a2394	right	a slip
json-chrome/gorhill+uBlock/src/_locales/hr/messages.json	file-paths	a62f2ad90eef	wrong	written in one of two ways
json-chrome/gorhill+uBlock/src/_locales/az/messages.json	file-paths	a62f2ad90eef	right	the name was changed
json-icu/mattermost+mattermost-mobile/assets/base/i18n/hi.json	icu-syntax	3b0bdeed8b84	right	the braces or the apostrophe make it another message
nasty/json/angular.json	icu-syntax	ab6a52ad52e6	right	the braces or the apostrophe make it another message
nasty/json/icu.json	icu-syntax	2f05d4b689d2	right	the braces or the apostrophe make it another message
nasty/json/icu.json	icu-syntax	1df50324cf06	right	the braces or the apostrophe make it another message
po/git-l10n+git-po/po/bg.po	symbols	754de3dc0a91	right	a sign more or less than in the source
po/GNOME+gnome-text-editor/po/oc.po	symbols	e221e2a1d1df	right	a sign more or less than in the source
json-icu/mattermost+mattermost-mobile/assets/base/i18n/zh-TW.json	symbols	d3106282e95c	right	a sign more or less than in the source
po/python+python-docs-ja/library/logging.po	symbols	2d9200d1416a	right	a sign more or less than in the source
po/vslavik+poedit/locales/ar.po	symbols	53e6cdc30765	wrong	an address that shows how one is written
json-icu/mattermost+mattermost-mobile/assets/base/i18n/lt.json	symbols	63dbc35f77cd	right	a sign more or less than in the source
po/git-l10n+git-po/po/bg.po	command-options	adace6ef1928	right	the option was translated or damaged
po/git-l10n+git-po/gitk-git/po/zh_cn.po	command-options	f7bd0c9219fb	right	the option was translated or damaged
xliff1/matecat+xliff-parser/tests/files/file-with-not-empty-target-tag-with-some-mrk-and-html-with-alt-trans.xliff	product-codes	d6259ed3f72a	right	the code is not there
xliff1/matecat+xliff-parser/tests/files/file-with-not-empty-target-tag-with-some-mrk-with-alt-trans.xliff	product-codes	d6259ed3f72a	right	the code is not there
po/GNOME+gnome-text-editor/po/uz.po	accelerators	b5ab4541fe7e	right	the source has an accelerator, the translation none
po/git-l10n+git-po/gitk-git/po/zh_cn.po	accelerators	c74862f111f8	right	the source has an accelerator, the translation none
dita/dita-ot+dita-ot/src/test/resources/MoveMetaModuleTest/src/MetadataInheritance_dataabout/MetadataInheritance_dataabout.ditamap	dita-references		right	the file is not in the folder
dita/dita-ot+dita-ot/src/test/resources/ConrefPushModuleTest/src/conref_push/push.ditamap	dita-references		right	the file is not in the folder
dita/dita-ot+dita-ot/src/test/resources/conref/conrefend/exp/preprocess/range.ditamap	dita-references		right	the file is not in the folder
dita/dita-ot+docs/resources/source-files.ditamap	dita-references		right	the file is not in the folder
dita/dita-ot+dita-ot/src/test/resources/org/dita/dost/module/ChunkMapReaderTest/src/link2/ref.dita	dita-references		right	the file is not in the folder
dita/dita-ot+dita-ot/src/test/resources/org/dita/dost/chunk/ChunkModuleTest/exp/conflict_to_content/map1.ditamap	dita-references		right	the file is not in the folder
dita/dita-ot+docs/topics/plugin-configfile.dita	dita-references		right	the file is not in the folder
po/git-l10n+git-po/po/bg.po	double-space	429c90fc9add	right	two spaces
po/python+python-docs-ja/reference/import.po	double-space	0a004a04807e	right	two spaces
po/git-l10n+git-po/po/bg.po	double-space	2d1832f02f46	right	two spaces
po/python+python-docs-ja/library/asyncio-eventloop.po	double-space	4e5bae4059ed	right	two spaces
tmx/omegat-org+omegat/src/test/resources/data/tmx/test-match-stat-en-ca.tmx	end-punctuation	232cc6689b9e	wrong	a question put as a request
po/git-l10n+git-po/git-gui/po/fr.po	end-punctuation	c975f116d7c9	right	the marks differ
po/git-l10n+git-po/po/de.po	end-punctuation	532aa0877810	right	the marks differ
po/git-l10n+git-po/po/de.po	end-punctuation	de031931fd44	right	the marks differ
po/lingui+js-lingui/examples/nextjs-babel/src/locales/cs.po	end-punctuation	b5c345ab8855	right	the marks differ
po/git-l10n+git-po/po/bg.po	end-punctuation	8b0e2d76bd73	wrong	how a command is called
json-icu/mattermost+mattermost-mobile/assets/base/i18n/vi.json	end-punctuation	c5795f83741c	right	the marks differ
arb/flutter+gallery/lib/l10n/intl_sw.arb	extra-key	33a17aa84598	right	not in the source
arb/flutter+gallery/lib/l10n/intl_id.arb	extra-key	1b43b59342fb	right	not in the source
arb/flutter+gallery/lib/l10n/intl_sl.arb	extra-key	d54ca11e8ea0	right	not in the source
arb/flutter+gallery/lib/l10n/intl_he.arb	extra-key	d7b1c0e778ce	right	not in the source
arb/flutter+gallery/lib/l10n/intl_bs.arb	extra-key	352cfc749e55	right	not in the source
arb/flutter+gallery/lib/l10n/intl_ur.arb	extra-key	66bf35c0252c	right	not in the source
arb/flutter+gallery/lib/l10n/intl_mn.arb	extra-key	b70a8e0cb4cb	right	not in the source
xliff2/oasis-tcs+xliff-xliff-22/xliff-21/test-suite/core/invalid/bad_NonIsolatedEcWithoutStartRef.xlf	format-rule		right	against the specification
xliff2/oasis-tcs+xliff-xliff-22/xliff-21/test-suite/core/invalid/bad_InvalidStateValue.xlf	format-rule		right	against the specification
xliff2/oasis-tcs+xliff-xliff-22/xliff-21/test-suite/modules/invalid/Bad-slr_equivStorage-not-integer.xlf	format-rule		right	against the specification
xliff1/omegat-org+omegat/src/test/resources/data/filters/xliff/filters3/file-XLIFFFilter-properties.xlf	format-rule		right	against the specification
xliff2/microsoft+XLIFF2-Object-Model/Xliff.OM.Tests/TestData.Xliff.OM.Tests/GroupWithValidValues.xlf	format-rule		right	against the specification
nasty/xliff/deep-groups.xlf	format-rule		right	against the specification
xliff2/oasis-tcs+xliff-xliff-22/xliff-22/test-suite/core/invalid/bad_InvalidExtensionAttributeOnPc.xlf	format-rule		right	against the specification
yaml/svenfuchs+rails-i18n/rails/locale/st.yml	inconsistent-translation	75f445d86159	wrong	a name and its short form
arb/flutter+gallery/lib/l10n/intl_hi.arb	inconsistent-translation	c5862155ebe9	right	two words for one thing
json-icu/mattermost+mattermost-mobile/assets/base/i18n/hu.json	inconsistent-translation	2f22828bd8bc	right	two words for one thing
json-i18next/excalidraw+excalidraw/packages/excalidraw/locales/fa-IR.json	inconsistent-translation	f58112bd7d57	right	two words for one thing
json-i18next/excalidraw+excalidraw/packages/excalidraw/locales/pl-PL.json	inconsistent-translation	f58112bd7d57	right	two words for one thing
arb/flutter+gallery/lib/l10n/intl_sl.arb	inconsistent-translation	becb45ce75d5	right	two words for one thing
xliff1/paperless-ngx+paperless-ngx/src-ui/src/locale/messages.zh_CN.xlf	inconsistent-translation	31e71b520a19	right	two words for one thing
nasty/po/charset-lie-INVALID.po	invisible-character	7648bf6003ca	right	a character that nobody meant to be there
po/vslavik+poedit/locales/ar.po	invisible-character	d5ea3dec9a01	right	a character that nobody meant to be there
json-icu/mattermost+mattermost-mobile/assets/base/i18n/el.json	markdown-marks	b39870054335	right	the marks are spaced or lost, so that nothing is bold or linked
json-icu/mattermost+mattermost-mobile/assets/base/i18n/hi.json	markdown-marks	6774b131ea69	right	the marks are spaced or lost, so that nothing is bold or linked
json-icu/mattermost+mattermost-mobile/assets/base/i18n/bn.json	missing-key	bd949e87e66b	right	not in the file
json-icu/mattermost+mattermost-mobile/assets/base/i18n/hu.json	missing-key	75610912b3c7	right	not in the file
json-icu/mattermost+mattermost-mobile/assets/base/i18n/mk.json	missing-key	b264f1349a65	right	not in the file
strings/Automattic+simplenote-ios/Simplenote/el.lproj/Localizable.strings	missing-key	6735ef006401	right	not in the file
json-icu/mattermost+mattermost-mobile/assets/base/i18n/fi.json	missing-key	56768e17a140	right	not in the file
json-icu/mattermost+mattermost-mobile/assets/base/i18n/lo.json	missing-key	94dfb3e7016f	right	not in the file
json-icu/mattermost+mattermost-mobile/assets/base/i18n/zh-TW.json	missing-key	12fe1ec5c99c	right	not in the file
xliff1/symfony+symfony/src/Symfony/Component/Validator/Resources/translations/validators.mn.xlf	needs-review	454f63ac30c8	right	the file says so
xliff1/symfony+symfony/src/Symfony/Component/Validator/Resources/translations/validators.th.xlf	needs-review	3e1e967e9b79	right	the file says so
xliff1/paperless-ngx+paperless-ngx/src-ui/src/locale/messages.ar_AR.xlf	needs-review	a5905f7fb1eb	right	the file says so
xliff1/symfony+symfony/src/Symfony/Component/Validator/Resources/translations/validators.mn.xlf	needs-review	3346f2bbf6c3	right	the file says so
xliff1/symfony+symfony/src/Symfony/Component/Translation/Tests/Fixtures/resources-target-attributes.xlf	needs-review	014aa83c4952	right	the file says so
xliff1/paperless-ngx+paperless-ngx/src-ui/src/locale/messages.ja_JP.xlf	needs-review	304c97f1faa1	right	the file says so
xliff1/matecat+xliff-parser/tests/files/empty-mrk.xliff	needs-review	60733ce7a04a	right	the file says so
json-icu/mattermost+mattermost-mobile/assets/base/i18n/es.json	newline-count	370293fae95c	right	lines are part of the text here
arb/flutter+gallery/lib/l10n/intl_sr_Latn.arb	normalization	f8bba5100718	right	two characters where one exists
arb/flutter+gallery/lib/l10n/intl_sr_Latn.arb	normalization	27c0187392a5	right	two characters where one exists
json-icu/mattermost+mattermost-mobile/assets/base/i18n/vi.json	placeholder-missing	1e5766aefc22	right	the value is not shown
xliff1/matecat+xliff-parser/tests/files/calibre.docx.xliff	same-as-source	61dcd1ce7178	right	not translated
xliff1/mozilla-l10n+focusios-l10n/cy/focus-ios.xliff	same-as-source	ff93f31ab4a9	right	not translated
xliff1/matecat+xliff-parser/tests/files/inglese-con-newlines-e-doctype.po.sdlxliff	same-as-source	ec31d3228cea	wrong	English already, or code
xliff1/paperless-ngx+paperless-ngx/src-ui/src/locale/messages.ar_AR.xlf	same-as-source	e46daabfbe85	right	not translated
po/GNOME+gnome-text-editor/po/he.po	same-as-source	5660da113262	right	not translated
xliff1/omegat-org+omegat/src/test/resources/data/editor/sort/numeric-sort-demo.xliff	same-as-source	c6608452128b	right	not translated
json-i18next/excalidraw+excalidraw/packages/excalidraw/locales/mr-IN.json	space-around-tag	eae16c93a3c6	right	the space is inside of the tag
srt/SlavaSubotskiy+sy-subtitles/talks/1996-06-09_Adi-Shakti-Puja-The-compassion-has-to-become-active/Adi-Shakti-Puja-Cabella-Italy-DP-RAW/final/uk.srt	subtitle-duration	bb668ca95563	right	longer than the usual limit
srt/SlavaSubotskiy+sy-subtitles/talks/1979-02-25_Puja-In-Pune-Marathi/Mahashivaratri-Puja/final/uk.srt	subtitle-duration	c2356069e9d1	right	longer than the usual limit
srt/SlavaSubotskiy+sy-subtitles/talks/1989-05-06_Sahasrara-Puja-Jump-Into-the-Ocean-of-Joy/Sahasrara-Puja/source/en.srt	subtitle-duration	5ef6fdf32513	right	longer than the usual limit
srt/SlavaSubotskiy+sy-subtitles/talks/1980-03-23_Birthday-Puja/Birthday-Puja/final/uk.srt	subtitle-duration	f89f8d0e735a	right	longer than the usual limit
srt/SlavaSubotskiy+sy-subtitles/tests/fixtures/pipeline_snapshots/2001-07-29_Shri-Krishna-Puja-New-York/Krishna-Puja/expected/final_uk.srt	subtitle-duration	e6f47e008cc5	right	longer than the usual limit
srt/SlavaSubotskiy+sy-subtitles/talks/1988-06-18_Seminar-Day-1-Introspection-and-Meditation/Meditation/final/uk.srt	subtitle-duration	a68b412c4282	right	longer than the usual limit
srt/SlavaSubotskiy+sy-subtitles/talks/1996-06-09_Adi-Shakti-Puja-The-compassion-has-to-become-active/Adi-Shakti-Puja-Cabella-Italy-DP-RAW/final/uk.srt	subtitle-duration	35bbce4007c5	right	longer than the usual limit
srt/SlavaSubotskiy+sy-subtitles/talks/1980-03-23_Birthday-Puja/Birthday-Puja/final/uk.srt	subtitle-line-length	9f14025af006	right	longer than the usual limit
srt/SlavaSubotskiy+sy-subtitles/talks/1982-04-22_All-is-so-Beautifully-Made/All-Is-So-Beautifully-Made-Hampstead-Other-Source-NITL/final/uk.srt	subtitle-line-length	48b361d46638	right	longer than the usual limit
srt/SlavaSubotskiy+sy-subtitles/talks/1996-06-09_Adi-Shakti-Puja-The-compassion-has-to-become-active/Adi-Shakti-Puja-Talk-Cabella-Italy-DP-RAW/source/en.srt	subtitle-line-length	4a30a219a9d7	right	longer than the usual limit
srt/SlavaSubotskiy+sy-subtitles/talks/1988-12-11_Adi-Shakti-Puja-The-steadiness-of-the-mind-is-very-important-for-the-marriages/Adi-Shakti-Puja-Talk-Detachment/final/uk.srt	subtitle-line-length	8e612bd1f5d1	right	longer than the usual limit
srt/SlavaSubotskiy+sy-subtitles/talks/1987-08-09_Shri-Vishnumaya-Puja-She-has-created-a-big-maya/Vishnumaya-Puja/source/en.srt	subtitle-line-length	ff5a1ae012af	right	longer than the usual limit
srt/SlavaSubotskiy+sy-subtitles/talks/1982-04-22_All-is-so-Beautifully-Made/All-Is-So-Beautifully-Made-Hampstead-Other-Source-NITL/final/uk.srt	subtitle-line-length	9bdb2af67992	right	longer than the usual limit
srt/SlavaSubotskiy+sy-subtitles/talks/1996-06-09_Adi-Shakti-Puja-The-compassion-has-to-become-active/Adi-Shakti-Puja-Talk-Cabella-Italy-DP-RAW/source/en.srt	subtitle-line-length	0e17daca5f3e	right	longer than the usual limit
srt/SlavaSubotskiy+sy-subtitles/talks/1984-03-22_Birthday-Puja/Birthday-Puja-Talk-Be-Sweet/final/uk.srt	subtitle-reading-speed	84a5092e4a5b	right	faster than the usual limit
srt/SlavaSubotskiy+sy-subtitles/talks/1988-12-11_Adi-Shakti-Puja-The-steadiness-of-the-mind-is-very-important-for-the-marriages/Adi-Shakti-Puja-Talk-Detachment/source/en.srt	subtitle-reading-speed	23c657f2efda	right	faster than the usual limit
srt/SlavaSubotskiy+sy-subtitles/talks/1984-03-22_Birthday-Puja/Birthday-Puja-Be-Sweet/source/en.srt	subtitle-reading-speed	05ada863a4cf	right	faster than the usual limit
srt/SlavaSubotskiy+sy-subtitles/talks/1983-07-24_Guru-Puja-Awakening-The-Principle-Of-Guru/Talk/source/en.srt	subtitle-reading-speed	69f59c273b6e	right	faster than the usual limit
srt/SlavaSubotskiy+sy-subtitles/talks/1988-12-11_Adi-Shakti-Puja-The-steadiness-of-the-mind-is-very-important-for-the-marriages/Adi-Shakti-Puja-Cam-1/source/en.srt	subtitle-reading-speed	d7cdaa5ca058	right	faster than the usual limit
srt/SlavaSubotskiy+sy-subtitles/talks/1983-07-24_Guru-Puja-Awakening-The-Principle-Of-Guru/Talk/source/en.srt	subtitle-reading-speed	172e1676eda4	right	faster than the usual limit
nasty/srt/crlf.srt	subtitle-reading-speed	4b227777d4dd	right	faster than the usual limit
fluent/projectfluent+fluent/test/fixtures/call_expressions.ftl	syntax		right	programs ignore or refuse it
nasty/json/raw-newline-in-string-INVALID.json	syntax		right	programs ignore or refuse it
vtt/mozilla+vtt.js/tests/cue-settings/align/space-after-delimiter.vtt	syntax		right	programs ignore or refuse it
fluent/projectfluent+fluent/test/fixtures/crlf.ftl	syntax		right	programs ignore or refuse it
json-i18next/excalidraw+excalidraw/packages/excalidraw/locales/si-LK.json	tag-missing	f297a7f80b13	right	it is lost
json-chrome/gorhill+uBlock/src/_locales/az/messages.json	tag-missing	9db3096d4659	right	it is lost
xliff1/paperless-ngx+paperless-ngx/src-ui/src/locale/messages.fr_FR.xlf	trailing-whitespace	c96c22a03291	right	the spaces differ
xliff1/paperless-ngx+paperless-ngx/src-ui/src/locale/messages.pl_PL.xlf	trailing-whitespace	c67928eec07d	right	the spaces differ
po/omegat-org+omegat/src/test/resources/data/filters/po/file-POFilter-be-utf8.po	trailing-whitespace	4d5f6840c2d1	right	the spaces differ
po/git-l10n+git-po/po/de.po	trailing-whitespace	dcd9397f370f	right	the spaces differ
po/python+python-docs-ja/library/asyncio-task.po	untranslated	1c47449e3182	right	not translated
json-i18next/excalidraw+excalidraw/packages/excalidraw/locales/th-TH.json	untranslated	61aa2e9b277d	right	not translated
json-i18next/excalidraw+excalidraw/packages/excalidraw/locales/zh-HK.json	untranslated	ba6f7522fd04	right	not translated
json-i18next/excalidraw+excalidraw/packages/excalidraw/locales/ku-TR.json	untranslated	8cfa5954f308	right	not translated
xliff1/mozilla-l10n+focusios-l10n/my/focus-ios.xliff	untranslated	30f2c97bc0ae	right	not translated
json-i18next/excalidraw+excalidraw/packages/excalidraw/locales/id-ID.json	untranslated	caec6613d136	right	not translated
po/python+python-docs-ja/library/importlib.po	untranslated	e9bfd79c36f0	right	not translated
yaml/svenfuchs+rails-i18n/rails/locale/cnr.yml	unused-plural-form	ea23d254484f	right	the language has no such form
xliff1/matecat+xliff-parser/tests/files/file-with-notes-converted.xliff	same-as-source	eef219d58ee2	right	not translated
arb/flutter+gallery/lib/l10n/intl_da.arb	same-as-source	1a48812b2506	wrong	a name
xliff1/matecat+xliff-parser/tests/files/calibre.docx.xliff	same-as-source	3157b20f1dc3	right	not translated
arb/flutter+gallery/lib/l10n/intl_my.arb	same-as-source	e8884e526af3	right	not translated
arb/flutter+gallery/lib/l10n/intl_sw.arb	same-as-source	fa28d1db184f	right	not translated
xliff1/omegat-org+omegat/src/test/resources/data/editor/sort/numeric-sort-demo.xliff	same-as-source	69e6dd08da5a	right	not translated
arb/flutter+gallery/lib/l10n/intl_sr.arb	same-as-source	cbde4e2f6933	right	not translated
arb/flutter+gallery/lib/l10n/intl_ta.arb	same-as-source	5b0170c13cf7	right	not translated
arb/flutter+gallery/lib/l10n/intl_si.arb	same-as-source	9f056731e7d7	right	not translated
xliff1/dotnet+templating/tools/Microsoft.TemplateEngine.Authoring.CLI/xlf/LocalizableStrings.ko.xlf	same-as-source	ff953a5bb7aa	right	not translated
arb/flutter+gallery/lib/l10n/intl_my.arb	same-as-source	03fc5562f9f5	right	not translated
xliff1/matecat+xliff-parser/tests/files/inglese-con-newlines-e-doctype.po.sdlxliff	same-as-source	16d1b193134a	wrong	English already, or code
xliff1/matecat+xliff-parser/tests/files/calibre.docx.xliff	same-as-source	232c93644c0e	right	not translated
yaml/svenfuchs+rails-i18n/rails/locale/wo.yml	same-as-source	7ee06ce6f75e	right	not translated
xliff1/matecat+xliff-parser/tests/files/inglese-con-newlines-e-doctype.po.sdlxliff	same-as-source	d6f3e695c795	right	words among the commands of a template
xliff1/paperless-ngx+paperless-ngx/src-ui/src/locale/messages.pl_PL.xlf	same-as-source	70f1dd2deda7	right	not translated
arb/flutter+gallery/lib/l10n/intl_ta.arb	same-as-source	6c0deec70307	right	not translated
arb/flutter+gallery/lib/l10n/intl_ar_EG.arb	same-as-source	5e47130a38f4	right	not translated
arb/flutter+gallery/lib/l10n/intl_si.arb	same-as-source	bcd7a58635a6	right	not translated
po/GNOME+gnome-text-editor/po/ja.po	same-as-source	6c37a301f2d8	wrong	a name
po/GNOME+gnome-text-editor/po/he.po	same-as-source	833a023cd203	right	not translated
po/GNOME+gnome-text-editor/po/ka.po	same-as-source	82e1e8d65759	right	not translated
xliff1/paperless-ngx+paperless-ngx/src-ui/src/locale/messages.fr_FR.xlf	same-as-source	ff0508783e9b	right	not translated
xliff1/omegat-org+omegat/src/test/resources/data/editor/sort/numeric-sort-demo.xliff	same-as-source	5c2562547c91	right	not translated
po/omegat-org+omegat/src/test/resources/data/filters/po/file-POFilter-be.po	same-as-source	5327c82dc9d1	right	not translated
json-icu/mattermost+mattermost-mobile/assets/base/i18n/pl.json	same-as-source	7c50186b232f	right	not translated
xliff1/matecat+xliff-parser/tests/files/nested-tag-group/context-group-trans-unit.jsont2.xlf	same-as-source	ccfd7064628b	right	not translated
xliff1/paperless-ngx+paperless-ngx/src-ui/src/locale/messages.ar_AR.xlf	same-as-source	ca3381c317c1	right	not translated
yaml/svenfuchs+rails-i18n/rails/locale/wo.yml	same-as-source	e15d9f8d49fc	right	not translated
po/python+python-docs-ja/library/imghdr.po	same-as-source	27f17ad63fff	right	not translated
xliff1/symfony+symfony/src/Symfony/Component/Translation/Tests/Fixtures/resources-2.0.xlf	same-as-source	6b86b273ff34	right	not translated
arb/flutter+gallery/lib/l10n/intl_ur.arb	same-as-source	3b24e8953efe	right	not translated
json-icu/mattermost+mattermost-mobile/assets/base/i18n/fa.json	same-as-source	77a0eef1c54f	right	not translated
xliff1/matecat+xliff-parser/tests/files/file-917985.xliff	same-as-source	575671dc5db4	right	not translated
arb/flutter+gallery/lib/l10n/intl_et.arb	same-as-source	52f18df75ad8	right	not translated
json-chrome/gorhill+uBlock/src/_locales/kn/messages.json	same-as-source	4a094c822584	right	not translated
xliff1/paperless-ngx+paperless-ngx/src-ui/src/locale/messages.ar_AR.xlf	same-as-source	0a9581f846f7	right	not translated
xliff1/martinroob+ngx-i18nsupport/projects/xliffmerge/test/testdata/i18n/ngxtranslate.xlf2	same-as-source	a866be85a7c9	right	not translated
arb/flutter+gallery/lib/l10n/intl_ne.arb	same-as-source	cc31eba0e762	right	not translated
xliff1/matecat+xliff-parser/tests/files/file-917985.xliff	same-as-source	5cb0cce74445	right	not translated
arb/flutter+gallery/lib/l10n/intl_vi.arb	same-as-source	fa28d1db184f	right	not translated
json-i18next/excalidraw+excalidraw/packages/excalidraw/locales/id-ID.json	same-as-source	0093813b531b	right	not translated
arb/flutter+gallery/lib/l10n/intl_hi.arb	same-as-source	d44f329826f4	right	not translated
json-chrome/gorhill+uBlock/src/_locales/be/messages.json	same-as-source	53e2e113ab5f	right	not translated
arb/flutter+gallery/lib/l10n/intl_sr_Latn.arb	same-as-source	a9f634193b50	wrong	a name
arb/flutter+gallery/lib/l10n/intl_et.arb	same-as-source	124180ee0226	right	not translated
po/GNOME+gnome-text-editor/po/he.po	same-as-source	6a373ce476d8	right	not translated
xliff2/oasis-tcs+xliff-xliff-22/xliff-22/test-suite/modules/valid/Good-mtc_match-ID-unique.xlf	same-as-source	eaba9c9cf511	right	not translated
po/python+python-docs-ja/howto/argparse.po	same-as-source	daa5a02d8423	wrong	a name
xliff2/oasis-tcs+xliff-xliff-22/xliff-21/test-suite/modules/invalid/Bad-mtc_subType-w-o-type-match.xlf	same-as-source	eaba9c9cf511	right	not translated
json-chrome/gorhill+uBlock/src/_locales/bn/messages.json	same-as-source	b5a2c9625061	wrong	shown to nobody
po/git-l10n+git-po/po/zh_CN.po	same-as-source	1b760162484c	right	not translated
xliff1/mozilla-l10n+focusios-l10n/cy/focus-ios.xliff	same-as-source	61dc22a3cd7b	right	not translated
arb/flutter+gallery/lib/l10n/intl_hi.arb	same-as-source	fa28d1db184f	right	not translated
po/python+python-docs-ja/library/fnmatch.po	same-as-source	4288ade73ff9	right	not translated
arb/flutter+gallery/lib/l10n/intl_id.arb	same-as-source	1a48812b2506	wrong	a name
arb/flutter+gallery/lib/l10n/intl_he.arb	same-as-source	bcd7a58635a6	right	not translated
xliff2/oasis-tcs+xliff-xliff-22/xliff-21/test-suite/modules/invalid/Bad-mtc_id-not-nmtoken.xlf	same-as-source	bb82030dbc2b	right	not translated
xliff1/matecat+xliff-parser/tests/files/file-with-notes-and-no-target-seg-source-with-external-g-tag.xliff	same-as-source	5461cbf1b4e5	right	not translated
json-icu/mattermost+mattermost-mobile/assets/base/i18n/kk_Latn.json	same-as-source	e8b97e036ee7	right	not translated
po/python+python-docs-ja/library/imghdr.po	same-as-source	69195c9198a7	right	not translated
json-chrome/gorhill+uBlock/src/_locales/br_FR/messages.json	same-as-source	b5a2c9625061	wrong	shown to nobody
xliff1/paperless-ngx+paperless-ngx/src-ui/src/locale/messages.fr_FR.xlf	same-as-source	b7b333272705	right	not translated
xliff1/matecat+xliff-parser/tests/files/char-limit.jsont2.xlf	same-as-source	b29cbc590a7f	right	not translated
xliff1/matecat+xliff-parser/tests/files/xliff12-with-segment-state.xliff	same-as-source	01ed432ca3fa	right	not translated
yaml/svenfuchs+rails-i18n/rails/locale/hy.yml	same-as-source	2a04637a01d5	right	not translated
xliff2/oasis-tcs+xliff-xliff-22/xliff-21/test-suite/modules/valid/Good-mtc_subType-w-type-match.xlf	same-as-source	eaba9c9cf511	right	not translated
json-i18next/excalidraw+excalidraw/packages/excalidraw/locales/ar-SA.json	same-as-source	0656278c9208	right	not translated
xliff2/oasis-tcs+xliff-xliff-22/xliff-22/test-suite/modules/valid/Good-gls_glossEntry-w-translation-or-definition.xlf	same-as-source	eaba9c9cf511	right	not translated
arb/flutter+gallery/lib/l10n/intl_id.arb	same-as-source	952b76f77a39	wrong	a name
xliff1/omegat-org+omegat/src/test/resources/data/editor/sort/numeric-sort-demo.xliff	same-as-source	d4735e3a265e	right	not translated
arb/flutter+gallery/lib/l10n/intl_ta.arb	same-as-source	1a63465e91d5	right	not translated
arb/flutter+gallery/lib/l10n/intl_ta.arb	same-as-source	a5aef7a07f2e	right	not translated
yaml/svenfuchs+rails-i18n/rails/locale/wo.yml	same-as-source	1d8c9c5f84e9	right	not translated
json-chrome/gorhill+uBlock/src/_locales/eo/messages.json	same-as-source	53e2e113ab5f	right	not translated
po/python+python-docs-ja/library/imghdr.po	same-as-source	10c97338f305	right	not translated
xliff1/matecat+xliff-parser/tests/files/file-with-notes-converted-nobase64.xliff	same-as-source	eef219d58ee2	right	not translated
xliff1/matecat+xliff-parser/tests/files/file-with-notes-converted-nobase64.xliff	same-as-source	5461cbf1b4e5	right	not translated
arb/flutter+gallery/lib/l10n/intl_sw.arb	same-as-source	624947157f00	right	not translated
arb/flutter+gallery/lib/l10n/intl_si.arb	same-as-source	8833fb1311f6	right	not translated
po/translate+translate/tests/translate/tools/data/pocount_syntax_errors/f43.tgif.fr.po	same-as-source	15256414f10d	right	not translated
xliff1/matecat+xliff-parser/tests/files/calibre.docx.xliff	same-as-source	75dcbdb30230	right	not translated
xliff1/omegat-org+omegat/src/test/resources/data/editor/sort/numeric-sort-demo.xliff	same-as-source	e3de83ddfd75	right	not translated
po/python+python-docs-ja/howto/functional.po	same-as-source	15c6902db821	right	not translated
arb/flutter+gallery/lib/l10n/intl_my.arb	same-as-source	fb2b6f0ffe2f	right	not translated
xliff1/matecat+xliff-parser/tests/files/inglese-con-newlines-e-doctype.po.sdlxliff	same-as-source	4987bc19851f	wrong	English already, or code
xliff1/paperless-ngx+paperless-ngx/src-ui/src/locale/messages.fr_FR.xlf	same-as-source	aa875cd5b2a0	right	not translated
xliff1/paperless-ngx+paperless-ngx/src-ui/src/locale/messages.zh_CN.xlf	same-as-source	bf0a89d1b5bd	right	not translated
arb/flutter+gallery/lib/l10n/intl_my.arb	same-as-source	39fe4d4c7f58	right	not translated
yaml/svenfuchs+rails-i18n/rails/locale/wo.yml	same-as-source	341bd60218ee	right	not translated
xliff2/oasis-tcs+xliff-xliff-22/xliff-22/test-suite/modules/valid/Good-mtc_type-type-not-on-list.xlf	same-as-source	eaba9c9cf511	right	not translated
arb/flutter+gallery/lib/l10n/intl_fi.arb	same-as-source	ad426f7c99f0	right	not translated
po/python+python-docs-ja/howto/functional.po	same-as-source	0ffc51cd7ec0	right	not translated
xliff1/paperless-ngx+paperless-ngx/src-ui/src/locale/messages.ar_AR.xlf	same-as-source	d15f3dfafc05	right	not translated
json-i18next/excalidraw+excalidraw/packages/excalidraw/locales/nl-NL.json	same-as-source	1e56666593f6	right	not translated
xliff1/paperless-ngx+paperless-ngx/src-ui/src/locale/messages.ja_JP.xlf	same-as-source	aa875cd5b2a0	right	not translated
arb/flutter+gallery/lib/l10n/intl_hi.arb	same-as-source	1a63465e91d5	right	not translated
xliff1/paperless-ngx+paperless-ngx/src-ui/src/locale/messages.pl_PL.xlf	same-as-source	d9016c9b6996	right	not translated
po/python+python-docs-ja/reference/import.po	same-as-source	05759adfda90	right	not translated
arb/flutter+gallery/lib/l10n/intl_si.arb	same-as-source	124180ee0226	right	not translated
xliff1/paperless-ngx+paperless-ngx/src-ui/src/locale/messages.ja_JP.xlf	same-as-source	98628cab7159	right	not translated
po/translate+translate/tests/translate/tools/data/pocount_syntax_errors/f43.tgif.fr.po	same-as-source	c34151ef1929	right	not translated
xliff1/matecat+xliff-parser/tests/files/inglese-con-newlines-e-doctype.po.sdlxliff	same-as-source	53ffda458d8d	wrong	English already, or code
arb/flutter+gallery/lib/l10n/intl_he.arb	same-as-source	cbde4e2f6933	right	not translated
arb/flutter+gallery/lib/l10n/intl_hu.arb	same-as-source	fa28d1db184f	right	not translated
xliff2/oasis-tcs+xliff-xliff-22/xliff-21/test-suite/modules/invalid/Bad-gls_invalid-extension.xlf	same-as-source	eaba9c9cf511	right	not translated
po/git-l10n+git-po/gitk-git/po/zh_cn.po	same-as-source	865658f888f2	right	not translated
po/omegat-org+omegat/src/test/resources/data/filters/po/file-POFilter-fuzzyCtx-expected.po	same-as-source	41cf6794ba42	right	not translated
po/GNOME+gnome-text-editor/po/uz.po	same-as-source	e315b4908925	right	not translated
strings/Automattic+simplenote-ios/Simplenote/nl.lproj/Localizable.strings	same-as-source	b6f05b66e0f9	wrong	the same words in both languages
xliff2/oasis-tcs+xliff-xliff-22/xliff-21/test-suite/modules/invalid/Bad-mtc_type-value-not-in-list.xlf	same-as-source	eaba9c9cf511	right	not translated
arb/flutter+gallery/lib/l10n/intl_ar_EG.arb	same-as-source	945b0476e7c8	right	not translated
arb/flutter+gallery/lib/l10n/intl_vi.arb	same-as-source	a9f634193b50	wrong	a name
po/GNOME+gnome-text-editor/po/he.po	same-as-source	c2aae359b797	right	not translated
po/GNOME+gnome-text-editor/po/he.po	same-as-source	c7a659b64ac5	right	not translated
xliff1/paperless-ngx+paperless-ngx/src-ui/src/locale/messages.pl_PL.xlf	same-as-source	ff0508783e9b	right	not translated
json-icu/mattermost+mattermost-mobile/assets/base/i18n/fa.json	same-as-source	a0bc5f41bc62	right	not translated
arb/flutter+gallery/lib/l10n/intl_sw.arb	same-as-source	6ab03a639cd2	right	not translated
xliff2/oasis-tcs+xliff-xliff-22/xliff-21/test-suite/modules/valid/Good-mtc_match-ID-unique.xlf	same-as-source	eaba9c9cf511	right	not translated
arb/flutter+gallery/lib/l10n/intl_sl.arb	same-as-source	b7574fe16857	right	not translated
tmx/rmraya+TMXEditor/docs/i18n/tmxeditor_es.ditamap.tmx	end-punctuation	c31917d0a288	right	the marks differ
po/git-l10n+git-po/po/de.po	end-punctuation	ec9dd72e20d3	wrong	the sentence of the source ends with a command
xliff1/dotnet+templating/src/Microsoft.TemplateEngine.Edge/xlf/LocalizableStrings.cs.xlf	end-punctuation	b308ed74641d	right	the marks differ
json-icu/mattermost+mattermost-mobile/assets/base/i18n/be.json	end-punctuation	0ca2eb5fa829	right	the marks differ
json-icu/mattermost+mattermost-mobile/assets/base/i18n/es.json	end-punctuation	9148ea02b9e9	right	the marks differ
json-chrome/gorhill+uBlock/src/_locales/kn/messages.json	end-punctuation	e24f8e905077	right	the marks differ
tmx/rmraya+TMXEditor/docs/i18n/tmxeditor_fr.ditamap.xlf.tmx	end-punctuation	e206257c15a6	right	the marks differ
yaml/svenfuchs+rails-i18n/rails/locale/sc.yml	end-punctuation	692c70fd0fe8	right	the marks differ
json-chrome/gorhill+uBlock/src/_locales/ko/messages.json	end-punctuation	6ba45913e8f2	right	the marks differ
json-i18next/excalidraw+excalidraw/packages/excalidraw/locales/hu-HU.json	end-punctuation	3524041f1e69	right	the marks differ
arb/flutter+gallery/lib/l10n/intl_ar_EG.arb	end-punctuation	7b423107e4c9	right	the marks differ
arb/flutter+gallery/lib/l10n/intl_sl.arb	end-punctuation	c756466222bc	right	the marks differ
po/omegat-org+omegat/src/test/resources/data/filters/po/file-POFilter-be-utf8.po	end-punctuation	25d52b8778cc	right	the marks differ
strings/Automattic+simplenote-ios/Simplenote/sv.lproj/Localizable.strings	end-punctuation	26b2ff514836	right	the marks differ
json-i18next/excalidraw+excalidraw/packages/excalidraw/locales/hi-IN.json	end-punctuation	4361248f7ef7	right	the marks differ
arb/flutter+gallery/lib/l10n/intl_pt_PT.arb	end-punctuation	b55bfdb08657	right	the marks differ
arb/flutter+gallery/lib/l10n/intl_bg.arb	extra-key	5d4c59d5cca9	right	the source file has no such key
arb/flutter+gallery/lib/l10n/intl_sr.arb	extra-key	ab44a2065d3c	right	the source file has no such key
arb/flutter+gallery/lib/l10n/intl_pt_PT.arb	extra-key	b70a8e0cb4cb	right	the source file has no such key
arb/flutter+gallery/lib/l10n/intl_is.arb	extra-key	82c78df7a7e4	right	the source file has no such key
arb/flutter+gallery/lib/l10n/intl_et.arb	extra-key	19ded3f8830d	right	the source file has no such key
arb/flutter+gallery/lib/l10n/intl_es.arb	extra-key	352cfc749e55	right	the source file has no such key
arb/flutter+gallery/lib/l10n/intl_sw.arb	extra-key	d54ca11e8ea0	right	the source file has no such key
arb/flutter+gallery/lib/l10n/intl_lv.arb	extra-key	1b43b59342fb	right	the source file has no such key
arb/flutter+gallery/lib/l10n/intl_si.arb	extra-key	b4d40b5d282e	right	the source file has no such key
arb/flutter+gallery/lib/l10n/intl_vi.arb	extra-key	37fb72a8fef4	right	the source file has no such key
arb/flutter+gallery/lib/l10n/intl_id.arb	extra-key	e26a3c2955ab	right	the source file has no such key
arb/flutter+gallery/lib/l10n/intl_sl.arb	extra-key	1b43b59342fb	right	the source file has no such key
arb/flutter+gallery/lib/l10n/intl_hu.arb	extra-key	b4d40b5d282e	right	the source file has no such key
arb/flutter+gallery/lib/l10n/intl_da.arb	extra-key	eefc825c1fef	right	the source file has no such key
arb/flutter+gallery/lib/l10n/intl_kk.arb	extra-key	37fb72a8fef4	right	the source file has no such key
arb/flutter+gallery/lib/l10n/intl_fi.arb	extra-key	fd81f93b2c98	right	the source file has no such key
yaml/svenfuchs+rails-i18n/rails/locale/lt.yml	inconsistent-translation	9000f391bacf	right	two words for one thing
json-icu/mattermost+mattermost-mobile/assets/base/i18n/be.json	inconsistent-translation	b3e871a1fc99	wrong	something else is new there
json-icu/mattermost+mattermost-mobile/assets/base/i18n/es.json	inconsistent-translation	07e06fd1c25f	right	two words for one thing
json-chrome/gorhill+uBlock/src/_locales/br_FR/messages.json	inconsistent-translation	54de6ffd36de	right	two words for one thing
json-icu/mattermost+mattermost-mobile/assets/base/i18n/hu.json	inconsistent-translation	ef8edd9a5cb3	right	two words for one thing
json-i18next/excalidraw+excalidraw/packages/excalidraw/locales/zh-TW.json	inconsistent-translation	d1550272947b	right	two words for one thing
json-nested/gradio-app+gradio/js/core/src/lang/id.json	inconsistent-translation	177b2a382b77	wrong	the translation says what is cleared there
json-icu/mattermost+mattermost-mobile/assets/base/i18n/vi.json	inconsistent-translation	c9a34cbd494c	right	two words for one thing
json-i18next/excalidraw+excalidraw/packages/excalidraw/locales/pt-PT.json	inconsistent-translation	541a076e5023	right	two words for one thing
json-icu/mattermost+mattermost-mobile/assets/base/i18n/fa.json	inconsistent-translation	eeb359f8ae3f	right	two words for one thing
json-nested/gradio-app+gradio/js/core/src/lang/uk.json	inconsistent-translation	177b2a382b77	wrong	the translation says what is cleared there
json-i18next/excalidraw+excalidraw/packages/excalidraw/locales/id-ID.json	inconsistent-translation	10ca0be8ff9b	right	two words for one thing
json-i18next/excalidraw+excalidraw/packages/excalidraw/locales/zh-CN.json	inconsistent-translation	56b6dd730a65	wrong	the name of a key
json-i18next/excalidraw+excalidraw/packages/excalidraw/locales/it-IT.json	inconsistent-translation	273041ae81c1	right	two words for one thing
json-i18next/excalidraw+excalidraw/packages/excalidraw/locales/fa-IR.json	inconsistent-translation	cce6690ddce7	right	two words for one thing
json-i18next/excalidraw+excalidraw/packages/excalidraw/locales/ar-SA.json	inconsistent-translation	56b6dd730a65	right	two words for one thing
po/git-l10n+git-po/po/bg.po	normalization	98d5cc23c737	right	a letter in two characters
json-slang/localsend+localsend/app/assets/i18n/sr.json	normalization	6d7ae889c6ad	right	a letter in two characters
po/git-l10n+git-po/git-gui/po/bg.po	normalization	c984a7d4deb6	right	a letter in two characters
arb/flutter+gallery/lib/l10n/intl_sr_Latn.arb	normalization	8eb6fc67b82e	right	a letter in two characters
arb/flutter+gallery/lib/l10n/intl_vi.arb	normalization	15f6ccc60f38	right	a letter in two characters
json-icu/mattermost+mattermost-mobile/assets/base/i18n/es.json	normalization	4f0663762798	right	a letter in two characters
json-i18next/excalidraw+excalidraw/packages/excalidraw/locales/vi-VN.json	normalization	dbd771e9eb9e	right	a letter in two characters
yaml/svenfuchs+rails-i18n/rails/locale/bs.yml	unused-plural-form	ee4d5d83ddc1	right	the language has no such form
yaml/svenfuchs+rails-i18n/rails/locale/hr.yml	unused-plural-form	d867aeaaa078	right	the language has no such form
yaml/svenfuchs+rails-i18n/rails/locale/cnr.yml	unused-plural-form	ce40666bd7d6	right	the language has no such form
yaml/svenfuchs+rails-i18n/rails/locale/rm.yml	unused-plural-form	020014dc5f4a	right	the language has no such form
yaml/svenfuchs+rails-i18n/rails/locale/uz.yml	unused-plural-form	b73cb7ce1dcc	right	the language has no such form
json-slang/localsend+localsend/app/assets/i18n/zh-HK.json	unused-plural-form	a0ba47a3307c	wrong	the library takes this form for 1 there
yaml/svenfuchs+rails-i18n/rails/locale/lo.yml	unused-plural-form	a942e1e9a353	right	the language has no such form
fluent/ankitects+anki-core-i18n/core/ja/statistics.ftl	unused-plural-form	dd7579ac07d7	right	the language has no such form
fluent/ankitects+anki-core-i18n/core/ja/exporting.ftl	unused-plural-form	628e9b4c05ed	right	the language has no such form
json-slang/localsend+localsend/app/assets/i18n/lo.json	unused-plural-form	7a8337623bbd	wrong	the library takes this form for 1 there
json-slang/localsend+localsend/app/assets/i18n/vi.json	unused-plural-form	a0ba47a3307c	right	the language has no such form
fluent/ankitects+anki-core-i18n/core/ja/importing.ftl	unused-plural-form	cd5afde7859d	right	the language has no such form
json-slang/localsend+localsend/app/assets/i18n/zh-TW.json	unused-plural-form	a0ba47a3307c	wrong	the library takes this form for 1 there
yaml/svenfuchs+rails-i18n/rails/locale/gl.yml	unused-plural-form	6a17a92662e8	right	the language has no such form
fluent/ankitects+anki-core-i18n/core/ja/deck-config.ftl	unused-plural-form	aaf9a35ee021	right	the language has no such form
json-icu/mattermost+mattermost-mobile/assets/base/i18n/kk.json	missing-key	d3d8b2290fcb	right	the key is not there
yaml/svenfuchs+rails-i18n/rails/locale/de-DE.yml	missing-key	2a04637a01d5	right	the key is not there
json-icu/mattermost+mattermost-mobile/assets/base/i18n/ar.json	missing-key	bd9959e94d36	right	the key is not there
json-icu/mattermost+mattermost-mobile/assets/base/i18n/hi.json	missing-key	b2a582ba0ad0	right	the key is not there
json-icu/mattermost+mattermost-mobile/assets/base/i18n/hu.json	missing-key	8b7d540de963	right	the key is not there
json-icu/mattermost+mattermost-mobile/assets/base/i18n/br.json	missing-key	52cded13f90b	right	the key is not there
json-icu/mattermost+mattermost-mobile/assets/base/i18n/gu.json	missing-key	9a145fcb3e9b	right	the key is not there
json-icu/mattermost+mattermost-mobile/assets/base/i18n/km.json	missing-key	9ed4420d53fa	right	the key is not there
json-icu/mattermost+mattermost-mobile/assets/base/i18n/lt.json	missing-key	6d8b3d9410ed	right	the key is not there
json-icu/mattermost+mattermost-mobile/assets/base/i18n/bn.json	missing-key	89df76d11e43	right	the key is not there
json-icu/mattermost+mattermost-mobile/assets/base/i18n/sr.json	missing-key	652ee5e9eacb	right	the key is not there
json-icu/mattermost+mattermost-mobile/assets/base/i18n/kk_Latn.json	missing-key	64ca83f043bf	right	the key is not there
json-icu/mattermost+mattermost-mobile/assets/base/i18n/fi.json	missing-key	fdd9edba20bb	right	the key is not there
strings/Automattic+simplenote-ios/Simplenote/fa.lproj/Localizable.strings	missing-key	1509f561f241	right	the key is not there
json-icu/mattermost+mattermost-mobile/assets/base/i18n/th.json	missing-key	71ecd9b45344	right	the key is not there
po/python+python-docs-ja/library/ctypes.po	untranslated	b2c06c474d05	right	no translation is there
json-icu/mattermost+mattermost-mobile/assets/base/i18n/hu.json	untranslated	8a2246bd0f9d	right	no translation is there
po/python+python-docs-ja/library/asyncio-extending.po	untranslated	22a865c6897c	right	no translation is there
json-i18next/excalidraw+excalidraw/packages/excalidraw/locales/ta-IN.json	untranslated	6e4bb839d1ce	right	no translation is there
xliff1/mozilla-l10n+focusios-l10n/mr/focus-ios.xliff	untranslated	5b750af5b874	right	no translation is there
po/python+python-docs-ja/library/compileall.po	untranslated	e61aea5d94df	right	no translation is there
xliff1/mozilla-l10n+focusios-l10n/my/focus-ios.xliff	untranslated	1acf627d54df	right	no translation is there
json-i18next/excalidraw+excalidraw/packages/excalidraw/locales/kaa.json	untranslated	a50185dd8cc6	right	no translation is there
po/vslavik+poedit/locales/lv.po	untranslated	c239a4da46f2	right	no translation is there
json-i18next/excalidraw+excalidraw/packages/excalidraw/locales/zh-TW.json	untranslated	4167081002d5	right	no translation is there
po/vslavik+poedit/locales/fa.po	untranslated	fa16f9124e10	right	no translation is there
po/python+python-docs-ja/library/logging.po	untranslated	280ea1605da3	right	no translation is there
po/python+python-docs-ja/howto/gdb_helpers.po	untranslated	153f21d4a987	right	no translation is there
xliff1/matecat+xliff-parser/tests/files/Working_with_the_Review_tool.xlf	untranslated	52a6cc54b97c	right	no translation is there
po/python+python-docs-ja/howto/isolating-extensions.po	untranslated	a8eae13ffbd8	right	no translation is there
srt/SlavaSubotskiy+sy-subtitles/talks/1980-03-23_Birthday-Puja/Birthday-Puja/final/uk.srt	subtitle-line-length	1c6c0bb2c7ec	right	longer than usual
srt/SlavaSubotskiy+sy-subtitles/talks/1983-07-24_Guru-Puja-Awakening-The-Principle-Of-Guru/Talk/work/uk_corrected.srt	subtitle-line-length	0f78540965a8	right	longer than usual
srt/SlavaSubotskiy+sy-subtitles/talks/1984-03-22_Birthday-Puja/Birthday-Puja-Talk-Be-Sweet/final/uk.srt	subtitle-line-length	21ef779311a4	right	longer than usual
srt/SlavaSubotskiy+sy-subtitles/talks/1996-06-09_Adi-Shakti-Puja-The-compassion-has-to-become-active/Adi-Shakti-Puja-Cabella-Italy-DP-RAW/final/uk.srt	subtitle-line-length	749fc650cacb	right	longer than usual
srt/SlavaSubotskiy+sy-subtitles/talks/1988-05-08_Sahasrara-Puja-How-it-was-decided/Sahasrara-Puja-Talk/final/uk.srt	subtitle-line-length	d48ff4b2f68a	right	longer than usual
srt/SlavaSubotskiy+sy-subtitles/talks/1979-02-25_Puja-In-Pune-Marathi/Mahashivaratri-Puja/source/en.srt	subtitle-line-length	785f3ec7eb32	right	longer than usual
srt/SlavaSubotskiy+sy-subtitles/talks/1983-07-24_Guru-Puja-Awakening-The-Principle-Of-Guru/Talk/source/uk.srt	subtitle-line-length	dcb5d6e69e4d	right	longer than usual
srt/SlavaSubotskiy+sy-subtitles/talks/1983-07-24_Guru-Puja-Awakening-The-Principle-Of-Guru/Talk/final/uk.srt	subtitle-line-length	35bbce4007c5	right	longer than usual
srt/SlavaSubotskiy+sy-subtitles/talks/1992-07-19_Guru-Puja/Guru-Puja-Talk-Gravity/final/uk.srt	subtitle-line-length	064c3e311ef6	right	longer than usual
srt/SlavaSubotskiy+sy-subtitles/talks/1979-04-22_Give-up-Misidentifications/Talk-London-UK-DP-Opt-HD/final/uk.srt	subtitle-line-length	dbb1ded63bc7	right	longer than usual
srt/SlavaSubotskiy+sy-subtitles/talks/1996-06-09_Adi-Shakti-Puja-The-compassion-has-to-become-active/Adi-Shakti-Puja-Cabella-Italy-DP-RAW/source/en.srt	subtitle-line-length	5966abd0cbfc	right	longer than usual
srt/SlavaSubotskiy+sy-subtitles/talks/1989-05-06_Sahasrara-Puja-Jump-Into-the-Ocean-of-Joy/Sahasrara-Puja/source/en.srt	subtitle-line-length	7a20311cf7a4	right	longer than usual
srt/SlavaSubotskiy+sy-subtitles/talks/1992-07-19_Guru-Puja/Guru-Puja/final/uk.srt	subtitle-line-length	0604cd3138fe	right	longer than usual
srt/SlavaSubotskiy+sy-subtitles/talks/1983-07-24_Guru-Puja-Awakening-The-Principle-Of-Guru/Talk/source/en.srt	subtitle-line-length	188c1fdca79d	right	longer than usual
srt/SlavaSubotskiy+sy-subtitles/talks/1992-02-25_Talk-To-Yogis-In-Christchurch/Talk-to-Sahaja-Yogis-Religion-is-Within/final/uk.srt	subtitle-line-length	29db0c6782db	right	longer than usual
srt/SlavaSubotskiy+sy-subtitles/talks/1988-12-11_Adi-Shakti-Puja-The-steadiness-of-the-mind-is-very-important-for-the-marriages/Adi-Shakti-Puja-Talk-Detachment/final/uk.srt	subtitle-duration	8bcbb4c131df	right	shorter or longer than usual
srt/SlavaSubotskiy+sy-subtitles/talks/1992-07-19_Guru-Puja/Guru-Puja-Talk-Gravity/final/uk.srt	subtitle-duration	2c69bc9b34fb	right	shorter or longer than usual
srt/SlavaSubotskiy+sy-subtitles/talks/1979-12-10_Christmas-And-Its-Relationship-To-Lord-Jesus-1979-2/The-Incarnation-Of-Christ/final/uk.srt	subtitle-duration	85e36899399d	right	shorter or longer than usual
srt/SlavaSubotskiy+sy-subtitles/talks/1996-06-09_Adi-Shakti-Puja-The-compassion-has-to-become-active/Adi-Shakti-Puja-Talk-Cabella-Italy-DP-RAW/final/uk.srt	subtitle-duration	3ada92f28b4c	right	shorter or longer than usual
srt/SlavaSubotskiy+sy-subtitles/tests/fixtures/pipeline_snapshots/1992-07-19_Guru-Puja/Guru-Puja-Talk-Gravity/expected/final_uk.srt	subtitle-duration	785f3ec7eb32	right	shorter or longer than usual
srt/SlavaSubotskiy+sy-subtitles/talks/1989-05-06_Sahasrara-Puja-Jump-Into-the-Ocean-of-Joy/Sahasrara-Puja-Talk/final/uk.srt	subtitle-duration	454f63ac30c8	right	shorter or longer than usual
srt/SlavaSubotskiy+sy-subtitles/talks/1980-03-23_Birthday-Puja/Birthday-Puja/final/uk.srt	subtitle-duration	9f1f9dce319c	right	shorter or longer than usual
srt/SlavaSubotskiy+sy-subtitles/talks/1996-06-09_Adi-Shakti-Puja-The-compassion-has-to-become-active/Adi-Shakti-Puja-Cabella-Italy-DP-RAW/final/uk.srt	subtitle-duration	de482c7ed5ca	right	shorter or longer than usual
srt/SlavaSubotskiy+sy-subtitles/talks/1984-03-22_Birthday-Puja/Birthday-Puja-Talk-Be-Sweet/final/uk.srt	subtitle-duration	c76b40578113	right	shorter or longer than usual
srt/SlavaSubotskiy+sy-subtitles/talks/1992-07-19_Guru-Puja/Guru-Puja/final/uk.srt	subtitle-duration	9f14025af006	right	shorter or longer than usual
srt/SlavaSubotskiy+sy-subtitles/talks/1987-08-09_Shri-Vishnumaya-Puja-She-has-created-a-big-maya/Vishnumaya-Puja/source/en.srt	subtitle-duration	a512db2741cd	right	shorter or longer than usual
srt/SlavaSubotskiy+sy-subtitles/talks/1979-04-22_Give-up-Misidentifications/Talk-London-UK-DP-Opt-HD/source/en.srt	subtitle-duration	38b2d03f3256	right	shorter or longer than usual
srt/SlavaSubotskiy+sy-subtitles/talks/1979-04-22_Give-up-Misidentifications/Talk-London-UK-DP-Opt-HD/final/uk.srt	subtitle-duration	6a97982dccf7	right	shorter or longer than usual
srt/SlavaSubotskiy+sy-subtitles/talks/1987-01-02_Talk-on-Innocence-Musical-Program-Morning/Morning-Musical-Program-Ganapatipule-India-DP-RAW/final/uk.srt	subtitle-duration	4ec9599fc203	right	shorter or longer than usual
srt/SlavaSubotskiy+sy-subtitles/talks/1988-05-08_Sahasrara-Puja-How-it-was-decided/Sahasrara-Puja-Talk/final/uk.srt	subtitle-duration	dfe62e836a0a	right	shorter or longer than usual
srt/SlavaSubotskiy+sy-subtitles/talks/1987-08-09_Shri-Vishnumaya-Puja-She-has-created-a-big-maya/Vishnumaya-Puja-Talk/final/en.srt	subtitle-reading-speed	9cfd3c755be2	right	faster than usual
srt/SlavaSubotskiy+sy-subtitles/talks/1984-03-22_Birthday-Puja/Birthday-Puja-Talk-Be-Sweet/final/uk.srt	subtitle-reading-speed	36790ecd55c2	right	faster than usual
srt/SlavaSubotskiy+sy-subtitles/talks/1980-03-23_Birthday-Puja/Birthday-Puja/final/uk.srt	subtitle-reading-speed	a05198938c6c	right	faster than usual
srt/SlavaSubotskiy+sy-subtitles/talks/1979-12-10_Christmas-And-Its-Relationship-To-Lord-Jesus-1979-2/The-Incarnation-Of-Christ/final/uk.srt	subtitle-reading-speed	07e46896ba89	right	faster than usual
srt/SlavaSubotskiy+sy-subtitles/talks/1979-04-22_Give-up-Misidentifications/Talk-London-UK-DP-Opt-HD/source/en.srt	subtitle-reading-speed	5966abd0cbfc	right	faster than usual
srt/SlavaSubotskiy+sy-subtitles/talks/1981-03-21_Birthday-Puja-1981-Sydney/Birthday-Puja-Talk/source/en.srt	subtitle-reading-speed	da4ea2a5506f	right	faster than usual
srt/SlavaSubotskiy+sy-subtitles/talks/1988-12-11_Adi-Shakti-Puja-The-steadiness-of-the-mind-is-very-important-for-the-marriages/Adi-Shakti-Puja-Talk-Detachment/source/en.srt	subtitle-reading-speed	a4e987d17584	right	faster than usual
srt/SlavaSubotskiy+sy-subtitles/talks/1988-12-11_Adi-Shakti-Puja-The-steadiness-of-the-mind-is-very-important-for-the-marriages/Adi-Shakti-Puja-Cam-2/source/en.srt	subtitle-reading-speed	a4e987d17584	right	faster than usual
srt/SlavaSubotskiy+sy-subtitles/talks/1996-06-09_Adi-Shakti-Puja-The-compassion-has-to-become-active/Adi-Shakti-Puja-Cabella-Italy-DP-RAW/source/en.srt	subtitle-reading-speed	3d3286f7cd19	right	faster than usual
srt/SlavaSubotskiy+sy-subtitles/talks/1983-07-24_Guru-Puja-Awakening-The-Principle-Of-Guru/Talk/source/en.srt	subtitle-reading-speed	38d66d9692ac	right	faster than usual
srt/SlavaSubotskiy+sy-subtitles/talks/1988-12-11_Adi-Shakti-Puja-The-steadiness-of-the-mind-is-very-important-for-the-marriages/Adi-Shakti-Puja-Cam-1/source/en.srt	subtitle-reading-speed	23c657f2efda	right	faster than usual
srt/SlavaSubotskiy+sy-subtitles/talks/1988-05-08_Sahasrara-Puja-How-it-was-decided/Sahasrara-Puja-Talk/final/uk.srt	subtitle-reading-speed	1e472b39b105	right	faster than usual
srt/SubtitleEdit+subtitleedit/tests/libse/Files/auto_detect_windows-1251.srt	subtitle-reading-speed	3038bfb575be	right	faster than usual
srt/SlavaSubotskiy+sy-subtitles/talks/1983-03-30_Celebration-Of-Birthday-In-Bombay/Birthday-Puja-English-Talk/source/en.srt	subtitle-reading-speed	e3d6c4d4599e	right	faster than usual
srt/SlavaSubotskiy+sy-subtitles/talks/2001-07-29_Shri-Krishna-Puja-New-York/Krishna-Puja-Talk/source/en.srt	subtitle-reading-speed	fbe697429f16	right	faster than usual
po/omegat-org+omegat/src/test/resources/data/filters/po/file-POFilter-be.po	needs-review	5823b4f41f32	right	the file says so
xliff1/paperless-ngx+paperless-ngx/src-ui/src/locale/messages.ar_AR.xlf	needs-review	e6c01f265f72	right	the file says so
xliff1/symfony+symfony/src/Symfony/Component/Validator/Resources/translations/validators.mn.xlf	needs-review	0fd42b3f73c4	right	the file says so
po/omegat-org+omegat/src/test/resources/data/filters/po/file-POFilter-be-utf8.po	needs-review	e21ed2c9941d	right	the file says so
po/git-l10n+git-po/git-gui/po/zh_cn.po	needs-review	8365954fa904	right	the file says so
xliff1/symfony+symfony/src/Symfony/Component/Validator/Resources/translations/validators.my.xlf	needs-review	f6e0a1e2ac41	right	the file says so
po/GNOME+gnome-text-editor/po/ie.po	needs-review	7b8a4fb59398	right	the file says so
xliff1/symfony+symfony/src/Symfony/Component/Security/Core/Resources/translations/security.cy.xlf	needs-review	e7f6c011776e	right	the file says so
xliff1/symfony+symfony/src/Symfony/Component/Validator/Resources/translations/validators.bs.xlf	needs-review	7a61b53701be	right	the file says so
xliff1/symfony+symfony/src/Symfony/Component/Validator/Resources/translations/validators.hy.xlf	needs-review	f6e0a1e2ac41	right	the file says so
xliff1/symfony+symfony/src/Symfony/Component/Security/Core/Resources/translations/security.tl.xlf	needs-review	f5ca38f748a1	right	the file says so
xliff1/symfony+symfony/src/Symfony/Component/Security/Core/Resources/translations/security.my.xlf	needs-review	f5ca38f748a1	right	the file says so
po/omegat-org+omegat/src/test/resources/data/filters/po/file-POFilter-multiple.po	needs-review	992f4eb241ee	right	the file says so
xliff1/symfony+symfony/src/Symfony/Component/Validator/Resources/translations/validators.tr.xlf	needs-review	7a61b53701be	right	the file says so
xliff1/symfony+symfony/src/Symfony/Component/Validator/Resources/translations/validators.az.xlf	needs-review	bbb965ab0c80	right	the file says so
po/omegat-org+omegat/src/test/resources/data/filters/po/file-POFilter-be-utf8.po	trailing-whitespace	a94fa69304c7	right	the spaces at the end differ
po/omegat-org+omegat/src/test/resources/data/filters/po/file-POFilter-be.po	trailing-whitespace	4904ae51a15f	right	the spaces at the end differ
po/python+python-docs-ja/reference/lexical_analysis.po	trailing-whitespace	4ebcc36a522b	right	the spaces at the end differ
po/vslavik+poedit/locales/az.po	trailing-whitespace	87f78fbf0354	right	the spaces at the end differ
arb/flutter+gallery/lib/l10n/intl_si.arb	trailing-whitespace	685cc9119653	right	the spaces at the end differ
tmx/omegat-org+omegat/src/test/resources/data/tmx/test-match-stat-en-ca.tmx	trailing-whitespace	6408d3418230	right	the spaces at the end differ
xliff1/paperless-ngx+paperless-ngx/src-ui/src/locale/messages.fr_FR.xlf	trailing-whitespace	a8129980a7e0	right	the spaces at the end differ
xliff1/martinroob+ngx-i18nsupport/projects/ngx-i18nsupport-lib/test/testdata/i18n/translatedFile.xlf	trailing-whitespace	cbcc4712ad28	right	the spaces at the end differ
xliff1/paperless-ngx+paperless-ngx/src-ui/src/locale/messages.pl_PL.xlf	trailing-whitespace	516eb0294fbb	right	the spaces at the end differ
xliff1/matecat+xliff-parser/tests/files/newformat.jsont.xlf	trailing-whitespace	42646b07dc1a	right	the spaces at the end differ
json-chrome/gorhill+uBlock/src/_locales/br_FR/messages.json	trailing-whitespace	c47593e20026	right	the spaces at the end differ
strings/Automattic+simplenote-ios/Simplenote/fr.lproj/Localizable.strings	trailing-whitespace	359e51bfba28	right	the spaces at the end differ
po/git-l10n+git-po/po/bg.po	trailing-whitespace	04658377b24f	right	the spaces at the end differ
po/python+python-docs-ja/library/asyncio-dev.po	trailing-whitespace	41cbe9067fa8	right	the spaces at the end differ
tmx/omegat-org+omegat/src/test/resources/data/tmx/test-match-stat-en-ca11.tmx	trailing-whitespace	6f0b23980a3c	right	the spaces at the end differ
po/omegat-org+omegat/src/test/resources/data/filters/po/file-POFilter-be-utf8.po	double-space	699b87baddfc	right	two spaces
po/git-l10n+git-po/po/bg.po	double-space	7ef8e00ed5ed	right	two spaces
po/git-l10n+git-po/po/sv.po	double-space	abd7b1ee1978	right	two spaces
json-chrome/gorhill+uBlock/src/_locales/bn/messages.json	double-space	cfb6aa5a0e57	right	two spaces
po/python+python-docs-ja/faq/library.po	double-space	8131410ffb4c	right	two spaces
po/python+python-docs-ja/library/asyncio-task.po	double-space	25e8eef291c8	right	two spaces
po/git-l10n+git-po/po/fr.po	double-space	3fcaca47e891	right	two spaces
tmx/rmraya+TMXEditor/docs/i18n/tmxeditor_es.ditamap.tmx	double-space	25b34a477ebf	right	two spaces
po/python+python-docs-ja/library/bz2.po	double-space	35a3d34a2b3b	right	two spaces
po/vslavik+poedit/locales/ka.po	double-space	ee20e9de43d3	right	two spaces
po/python+python-docs-ja/library/ensurepip.po	double-space	882810279238	right	two spaces
po/python+python-docs-ja/library/ast.po	double-space	dcee8d4778da	right	two spaces
po/python+python-docs-ja/library/importlib.po	double-space	8035d2e10aae	right	two spaces
po/vslavik+poedit/locales/is.po	double-space	f14ada6f246f	right	two spaces
strings/Automattic+simplenote-ios/Simplenote/es.lproj/Localizable.strings	double-space	26b2ff514836	right	two spaces
json-icu/mattermost+mattermost-mobile/assets/base/i18n/hi.json	placeholder-missing	aa625ec3388a	right	the placeholder is not there
xliff1/symfony+symfony/src/Symfony/Component/Validator/Resources/translations/validators.my.xlf	placeholder-missing	71ee45a3c0db	right	the placeholder is not there
yaml/svenfuchs+rails-i18n/rails/locale/dz.yml	placeholder-missing	fdd80cb359b5	wrong	the form is for 1 alone
yaml/svenfuchs+rails-i18n/rails/locale/ms.yml	placeholder-missing	38b96931717c	wrong	the form is for 1 alone
yaml/svenfuchs+rails-i18n/rails/locale/sl.yml	placeholder-missing	c9d9f0dcd8d0	wrong	the form for 2 spells it out
yaml/svenfuchs+rails-i18n/rails/locale/bs.yml	placeholder-missing	8e3b405c0015	right	the placeholder is not there
yaml/svenfuchs+rails-i18n/rails/locale/tl.yml	placeholder-missing	0775cc0b2e0f	wrong	the form for 1 spells it out
json-icu/mattermost+mattermost-mobile/assets/base/i18n/ne.json	placeholder-missing	182b7f87db51	right	the placeholder is not there
yaml/svenfuchs+rails-i18n/rails/locale/mn.yml	placeholder-missing	1c37b8a5f866	right	the placeholder is not there
po/omegat-org+omegat/src/test/resources/data/filters/po/file-POFilter-be.po	placeholder-missing	7fb86ca73e12	right	the placeholder is not there
po/translate+translate/tests/cli/data/test_junitmsgfmt_failure/one.po	placeholder-missing	5f49eb4f7a9a	right	the placeholder is not there
json-icu/mattermost+mattermost-mobile/assets/base/i18n/vi.json	placeholder-missing	36c22abd2adc	right	the placeholder is not there
yaml/svenfuchs+rails-i18n/rails/locale/cnr.yml	placeholder-missing	3310d877c26d	right	the placeholder is not there
xliff1/symfony+symfony/src/Symfony/Component/Security/Core/Resources/translations/security.pt_BR.xlf	placeholder-missing	9400f1b21cb5	wrong	the message for one minute spells it out
yaml/svenfuchs+rails-i18n/rails/locale/lv.yml	placeholder-missing	8e3b405c0015	right	the placeholder is not there
tmx/omegat-org+omegat/src/test/resources/data/tmx/test-level2.tmx	tag-missing	7e3cfd9c828a	right	the tag is not there
nasty/xliff/surrogate-ref-INVALID.xlf	tag-missing	bb82030dbc2b	wrong	no character of XML
json-chrome/gorhill+uBlock/src/_locales/uk/messages.json	tag-missing	3fec9deb8f79	right	the tag is not there
nasty/tmx/v11-lang.tmx	tag-missing	d4735e3a265e	right	the tag is not there
nasty/tmx/crlf-nodoctype.tmx	tag-missing	5feceb66ffc8	right	the tag is not there
json-chrome/gorhill+uBlock/src/_locales/ca/messages.json	tag-missing	0b2e4b36945b	right	the tag is not there
tmx/omegat-org+omegat/src/test/resources/data/tmx/test-save-tmx14.tmx	tag-missing	b6b52c0e41dd	right	the tag is not there
json-chrome/gorhill+uBlock/src/_locales/id/messages.json	tag-missing	9db3096d4659	right	the tag is not there
json-i18next/excalidraw+excalidraw/packages/excalidraw/locales/ar-SA.json	tag-missing	22cd922d2ef3	right	the tag is not there
json-i18next/excalidraw+excalidraw/packages/excalidraw/locales/si-LK.json	tag-missing	0fad2149ccb4	right	the tag is not there
xliff2/oasis-tcs+xliff-xliff-22/xliff-21/test-suite/core/in-out/toJoin1_in.xlf	tag-missing	843b40027143	right	the tag is not there
nasty/xliff/inline-all-12.xlf	tag-missing	de7d1b721a1e	right	the tag is not there
nasty/tmx/utf8.tmx	tag-missing	4e07408562be	right	the tag is not there
nasty/tmx/utf16le.tmx	tag-missing	5feceb66ffc8	right	the tag is not there
nasty/xliff/inline-all-2x.xlf	tag-missing	6b86b273ff34	right	the tag is not there
json-i18next/excalidraw+excalidraw/packages/excalidraw/locales/ar-SA.json	leading-whitespace	f2eb1ffa712c	right	the spaces at the start differ
xliff1/dotnet+templating/src/Microsoft.TemplateEngine.Edge/xlf/LocalizableStrings.cs.xlf	leading-whitespace	7e962fba3b43	right	the spaces at the start differ
po/omegat-org+omegat/src/test/resources/data/filters/po/file-POFilter-be.po	leading-whitespace	b9c001f017fb	right	the spaces at the start differ
xliff1/symfony+symfony/src/Symfony/Component/Validator/Resources/translations/validators.fa.xlf	leading-whitespace	98010bd9270f	right	the spaces at the start differ
po/omegat-org+omegat/src/test/resources/data/filters/po/file-POFilter-be-utf8.po	leading-whitespace	f8152fbf71bf	right	the spaces at the start differ
arb/flutter+gallery/lib/l10n/intl_sr.arb	leading-whitespace	6630573eea03	right	the spaces at the start differ
arb/flutter+gallery/lib/l10n/intl_pt_PT.arb	leading-whitespace	6630573eea03	right	the spaces at the start differ
po/git-l10n+git-po/po/bg.po	leading-whitespace	6f94b166e85a	right	the spaces at the start differ
arb/flutter+gallery/lib/l10n/intl_tr.arb	leading-whitespace	6630573eea03	right	the spaces at the start differ
po/git-l10n+git-po/gitk-git/po/sv.po	leading-whitespace	d3fd53923265	right	the spaces at the start differ
arb/flutter+gallery/lib/l10n/intl_ar_EG.arb	leading-whitespace	6630573eea03	right	the spaces at the start differ
po/git-l10n+git-po/po/fr.po	leading-whitespace	36e6ab01c78a	right	the spaces at the start differ
po/python+python-docs-ja/library/lzma.po	leading-whitespace	45ee77d7dbcd	right	the spaces at the start differ
po/omegat-org+omegat/src/test/resources/data/filters/po/file-POFilter-multiple2.po	leading-whitespace	9df938b6a5ac	right	the spaces at the start differ
xliff1/paperless-ngx+paperless-ngx/src-ui/src/locale/messages.pl_PL.xlf	leading-whitespace	516eb0294fbb	right	the spaces at the start differ
po/translate+translate/tests/translate/tools/data/pocount_syntax_errors/f43.tgif.fr.po	invisible-character	752835146adc	right	the character is there and nobody sees it
nasty/xliff/cp1252-bytes-utf8-decl-INVALID.xlf	invisible-character	6ca202c88e54	right	the character is there and nobody sees it
nasty/po/layout.po	invisible-character	ba7816bf8f01	right	the character is there and nobody sees it
po/omegat-org+omegat/src/test/resources/data/tmx/TMXComplianceKit/ExportTest1D.po	invisible-character	454f63ac30c8	right	the character is there and nobody sees it
nasty/vtt/bad-INVALID.vtt	invisible-character	7aff87c72ca0	right	the character is there and nobody sees it
json-i18next/excalidraw+excalidraw/packages/excalidraw/locales/zh-TW.json	invisible-character	1a6a2abcef2c	right	the character is there and nobody sees it
nasty/po/charset-lie-INVALID.po	invisible-character	6aa37eb8b22e	right	the character is there and nobody sees it
srt/SlavaSubotskiy+sy-subtitles/talks/1983-07-24_Guru-Puja-Awakening-The-Principle-Of-Guru/Talk/source/uk.srt	invisible-character	91a73fd806ab	right	the character is there and nobody sees it
fluent/projectfluent+fluent/test/fixtures/any_char.ftl	invisible-character	6197595503f0	right	the character is there and nobody sees it
vtt/mozilla+vtt.js/tests/cuetext/escape-characters/lrm.vtt	invisible-character	0b0fa0b2280a	wrong	the file is about that mark
fluent/projectfluent+fluent/test/fixtures/astral.ftl	invisible-character	506ae2cc6e37	right	the character is there and nobody sees it
vtt/mozilla+vtt.js/tests/cuetext/escape-characters/rlm.vtt	invisible-character	0b0fa0b2280a	wrong	the file is about that mark
json-chrome/gorhill+uBlock/src/_locales/es/messages.json	invisible-character	f2fa1618d7c8	right	the character is there and nobody sees it
json-chrome/gorhill+uBlock/platform/mv3/extension/_locales/pt_BR/messages.json	invisible-character	5c426f5bf803	right	the character is there and nobody sees it
po/GNOME+gnome-text-editor/po/sl.po	invisible-character	fc9fd3d3e848	right	the character is there and nobody sees it
po/omegat-org+omegat/src/test/resources/data/filters/po/file-POFilter-be.po	same-as-source	77984ec9c05f	right	not translated
arb/flutter+gallery/lib/l10n/intl_ta.arb	same-as-source	437f80d49c2b	right	not translated
yaml/svenfuchs+rails-i18n/rails/locale/wo.yml	same-as-source	c2e371599d36	right	not translated
po/GNOME+gnome-text-editor/po/he.po	same-as-source	e026dccf2c46	right	not translated
xliff1/omegat-org+omegat/src/test/resources/data/editor/sort/numeric-sort-demo.xliff	same-as-source	ce85b1bc90f3	right	not translated
xliff1/matecat+xliff-parser/tests/files/calibre.docx.xliff	same-as-source	38c32c50526a	right	not translated
xliff1/paperless-ngx+paperless-ngx/src-ui/src/locale/messages.fr_FR.xlf	same-as-source	8135e55cb8ff	right	not translated
arb/flutter+gallery/lib/l10n/intl_vi.arb	same-as-source	ad426f7c99f0	right	not translated
xliff2/oasis-tcs+xliff-xliff-22/xliff-22/test-suite/modules/valid/Good-mtc_subType-w-type-match.xlf	same-as-source	eaba9c9cf511	right	not translated
json-i18next/excalidraw+excalidraw/packages/excalidraw/locales/ar-SA.json	same-as-source	1e47f5408a77	right	not translated
po/git-l10n+git-po/git-gui/po/zh_cn.po	same-as-source	07c012d3849a	right	not translated
arb/flutter+gallery/lib/l10n/intl_si.arb	same-as-source	fcf39c013746	right	not translated
po/python+python-docs-ja/reference/lexical_analysis.po	same-as-source	db69a3996075	right	not translated
xliff1/martinroob+ngx-i18nsupport/projects/tiny-translator/src/i18n/messages.ru-google.xlf	same-as-source	911bda9348a0	right	not translated
xliff2/oasis-tcs+xliff-xliff-22/xliff-22/test-suite/modules/invalid/Bad-mtc_wrong-ref-syntax.xlf	same-as-source	bb82030dbc2b	right	not translated
arb/flutter+gallery/lib/l10n/intl_hi.arb	same-as-source	cb544d0be0d7	right	not translated
arb/flutter+gallery/lib/l10n/intl_ur.arb	same-as-source	d44f329826f4	right	not translated
json-icu/mattermost+mattermost-mobile/assets/base/i18n/lo.json	same-as-source	99745bc961ac	right	not translated
arb/flutter+gallery/lib/l10n/intl_et.arb	same-as-source	e8884e526af3	right	not translated
xliff1/paperless-ngx+paperless-ngx/src-ui/src/locale/messages.ja_JP.xlf	same-as-source	ede725357f63	right	not translated
json-icu/mattermost+mattermost-mobile/assets/base/i18n/km.json	same-as-source	285f4c96a5a6	right	not translated
arb/flutter+gallery/lib/l10n/intl_fi.arb	same-as-source	b1e1056c7dfa	wrong	a name
xliff1/matecat+xliff-parser/tests/files/file-with-notes-converted-and-seg-source-with-ex-tags.xliff	same-as-source	516caac7681a	right	not translated
xliff1/matecat+xliff-parser/tests/files/inglese-con-newlines-e-doctype.po.sdlxliff	same-as-source	52e90ae24326	right	not translated
xliff1/paperless-ngx+paperless-ngx/src-ui/src/locale/messages.ar_AR.xlf	same-as-source	35cb14d70b89	right	not translated
arb/flutter+gallery/lib/l10n/intl_my.arb	same-as-source	c1f1fe198ca0	right	not translated
json-icu/mattermost+mattermost-mobile/assets/base/i18n/lt.json	same-as-source	76e07f9569a4	right	not translated
po/python+python-docs-ja/howto/functional.po	same-as-source	08f669473549	right	not translated
xliff2/oasis-tcs+xliff-xliff-22/xliff-22/test-suite/modules/invalid/Bad-gls_invalid-extension.xlf	same-as-source	eaba9c9cf511	right	not translated
xliff1/matecat+xliff-parser/tests/files/file-with-notes-and-no-target-seg-source-with-external-g-tag.xliff	same-as-source	516caac7681a	right	not translated
json-icu/mattermost+mattermost-mobile/assets/base/i18n/vi.json	same-as-source	285f4c96a5a6	right	not translated
xliff1/matecat+xliff-parser/tests/files/xliff12-with-segment-state.xliff	same-as-source	37ed5feac110	right	not translated
xliff1/matecat+xliff-parser/tests/files/file-917985.xliff	same-as-source	19b6554daa8a	right	not translated
xliff1/matecat+xliff-parser/tests/files/long-segment-id.xliff	same-as-source	41c382cdb23f	right	not translated
arb/flutter+gallery/lib/l10n/intl_is.arb	same-as-source	a9f634193b50	wrong	a name
arb/flutter+gallery/lib/l10n/intl_da.arb	same-as-source	60af2cffc22a	wrong	the same words in both languages
xliff2/oasis-tcs+xliff-xliff-22/xliff-21/test-suite/modules/invalid/Bad-gls_glossEntry-and-translation-not-unique-in-glossary.xlf	same-as-source	eaba9c9cf511	right	not translated
arb/flutter+gallery/lib/l10n/intl_pt_PT.arb	same-as-source	a9f634193b50	wrong	a name
po/GNOME+gnome-text-editor/po/ie.po	same-as-source	82e1e8d65759	right	not translated
xliff2/oasis-tcs+xliff-xliff-22/xliff-22/test-suite/modules/invalid/Bad-mtc_subType-w-o-type-match.xlf	same-as-source	eaba9c9cf511	right	not translated
tmx/rmraya+TMXEditor/docs/i18n/tmxeditor_es.ditamap.tmx	same-as-source	c5a1e11d6015	wrong	a line of copyright
xliff1/dotnet+templating/tools/Microsoft.TemplateEngine.Authoring.CLI/xlf/LocalizableStrings.fr.xlf	same-as-source	ff953a5bb7aa	right	not translated
po/python+python-docs-ja/library/base64.po	same-as-source	303fa6e00369	right	not translated
arb/flutter+gallery/lib/l10n/intl_he.arb	same-as-source	cc31eba0e762	right	not translated
xcstrings/neokapi+neokapi/core/formats/xcstrings/testdata/corpus/xcstringseditor_variations.xcstrings	same-as-source	bf85d17eeef6	right	not translated
arb/flutter+gallery/lib/l10n/intl_id.arb	same-as-source	864ef89721ed	right	not translated
po/python+python-docs-ja/reference/import.po	same-as-source	c29cdd0fe629	right	not translated
arb/flutter+gallery/lib/l10n/intl_lv.arb	same-as-source	a9f634193b50	wrong	a name
xliff2/oasis-tcs+xliff-xliff-22/xliff-21/test-suite/modules/valid/Good-mtc_reference-lang.xlf	same-as-source	eaba9c9cf511	right	not translated
po/python+python-docs-ja/library/glob.po	same-as-source	ab700d9b0721	right	not translated
xliff2/oasis-tcs+xliff-xliff-22/xliff-22/test-suite/modules/invalid/Bad-gls_glossEntry-and-translation-not-unique-in-glossary.xlf	same-as-source	eaba9c9cf511	right	not translated
po/python+python-docs-ja/library/imghdr.po	same-as-source	482cc5599ede	right	not translated
xliff1/matecat+xliff-parser/tests/files/file-with-notes-and-malicious-code.xliff	same-as-source	516caac7681a	right	not translated
arb/flutter+gallery/lib/l10n/intl_cs.arb	same-as-source	a9f634193b50	wrong	a name
xliff1/martinroob+ngx-i18nsupport/projects/tiny-translator/src/i18n/messages.fr-google.xlf	same-as-source	b2acc81fc5fb	right	not translated
po/omegat-org+omegat/src/test/resources/data/filters/po/file-POFilter-fuzzyCtx-plural.po	same-as-source	41cf6794ba42	right	not translated
json-chrome/gorhill+uBlock/src/_locales/br_FR/messages.json	same-as-source	53e2e113ab5f	right	not translated
po/vslavik+poedit/locales/he.po	same-as-source	af2c13d7259d	right	not translated
po/translate+translate/tests/translate/tools/data/pocount_syntax_errors/f43.tgif.fr.po	same-as-source	26dcdfdd1ead	right	not translated
json-icu/mattermost+mattermost-mobile/assets/base/i18n/pl.json	same-as-source	bbf62db3c744	right	not translated
xliff1/symfony+symfony/src/Symfony/Component/Validator/Resources/translations/validators.be.xlf	placeholder-missing	811786ad1ae7	right	the wrong size is shown
po/lingui+js-lingui/packages/loader/test/fail-on-compile-errors/locale/en.po	placeholder-missing	d3f54507258a	right	the brace is not closed
json-icu/mattermost+mattermost-mobile/assets/base/i18n/fa.json	placeholder-missing	269b61c594a3	right	the name is written out
json-icu/mattermost+mattermost-mobile/assets/base/i18n/be.json	placeholder-missing	4351a1025a84	right	the name is written out
xliff1/symfony+symfony/src/Symfony/Component/Validator/Resources/translations/validators.eu.xlf	placeholder-missing	b4944c6ff08d	right	another case
po/git-l10n+git-po/git-gui/po/zh_cn.po	placeholder-missing	8d977ad48419	right	most of the text is missing
po/python+python-docs-ja/reference/lexical_analysis.po	placeholder-missing	9f8fa0bb096d	wrong	a brace that is spoken of
po/omegat-org+omegat/src/test/resources/data/filters/po/file-POFilter-be-utf8.po	placeholder-missing	6d1f659944d3	right	missing
json-icu/mattermost+mattermost-mobile/assets/base/i18n/fa.json	placeholder-missing	1703f0d03f4f	right	missing
yaml/svenfuchs+rails-i18n/rails/locale/vi.yml	placeholder-missing	8e3b405c0015	right	missing
json-icu/mattermost+mattermost-mobile/assets/base/i18n/bn.json	placeholder-missing	52cded13f90b	right	another case
yaml/svenfuchs+rails-i18n/rails/locale/tl.yml	placeholder-missing	3310d877c26d	wrong	the form for 1 spells it out
po/omegat-org+omegat/src/test/resources/data/filters/po/file-POFilter-be-utf8.po	placeholder-missing	3112e067b82e	right	the path is missing
yaml/svenfuchs+rails-i18n/rails/locale/af.yml	placeholder-missing	8e3b405c0015	right	missing
nasty/po/plurals-bad.po	placeholder-missing	de6f0410e550	right	missing
po/omegat-org+omegat/src/test/resources/data/filters/po/file-POFilter-be.po	placeholder-missing	c429c9d7a229	right	another text
yaml/svenfuchs+rails-i18n/rails/locale/bn.yml	placeholder-missing	8e3b405c0015	right	missing
json-icu/mattermost+mattermost-mobile/assets/base/i18n/hi.json	placeholder-missing	a152f716e412	right	another case
yaml/svenfuchs+rails-i18n/rails/locale/tl.yml	placeholder-missing	ae83de38802e	wrong	the form for 1 spells it out
yaml/svenfuchs+rails-i18n/rails/locale/sl.yml	placeholder-missing	191950089c08	right	the form is that of 102, too
json-i18next/excalidraw+excalidraw/packages/excalidraw/locales/si-LK.json	much-shorter	fde9bd4a7469	right	what the post is about is missing
json-i18next/excalidraw+excalidraw/packages/excalidraw/locales/si-LK.json	much-shorter	a50185dd8cc6	right	another text
json-i18next/excalidraw+excalidraw/packages/excalidraw/locales/si-LK.json	much-shorter	351db556001d	right	another text
po/git-l10n+git-po/po/bg.po	much-shorter	97ff00d65877	wrong	the same in fewer words
yaml/svenfuchs+rails-i18n/rails/locale/hu.yml	much-shorter	ef3a2e007b66	wrong	the same in fewer words
yaml/svenfuchs+rails-i18n/rails/locale/tt.yml	much-shorter	ef3a2e007b66	right	the text is missing
json-i18next/excalidraw+excalidraw/packages/excalidraw/locales/lt-LT.json	much-shorter	bfa3e4cb1b64	right	two sentences are missing
json-chrome/gorhill+uBlock/src/_locales/bg/messages.json	much-shorter	353a5687c2bb	wrong	the same in fewer words
json-i18next/excalidraw+excalidraw/packages/excalidraw/locales/pl-PL.json	much-shorter	bfa3e4cb1b64	right	two sentences are missing
json-i18next/excalidraw+excalidraw/packages/excalidraw/locales/bn-BD.json	much-shorter	4be9b98f3641	right	half of it is missing
po/git-l10n+git-po/po/bg.po	tabs	9fe3e5df8f43	right	spaces instead of the tab
po/git-l10n+git-po/po/bg.po	tabs	4e69c3f96158	right	spaces instead of the tabs
po/git-l10n+git-po/po/bg.po	tabs	e90bbe95f54f	right	spaces instead of the tabs
po/git-l10n+git-po/po/sv.po	tabs	391d5880864b	right	a tab instead of spaces
po/git-l10n+git-po/gitk-git/po/de.po	tabs	5aedb91cc0f3	right	the column is lost
po/omegat-org+omegat/src/test/resources/data/tmx/TMXComplianceKit/ExportTest1D_fr.po	tabs	bebd2171cde1	wrong	the source is an id, not a text
json-chrome/gorhill+uBlock/src/_locales/kn/messages.json	newline-count	740bdbb0a4ec	right	the empty line is missing
po/git-l10n+git-po/po/de.po	newline-count	83debe47a524	wrong	prose wrapped anew
json-i18next/excalidraw+excalidraw/packages/excalidraw/locales/si-LK.json	newline-count	c7e7b85e5e97	right	another text
json-chrome/gorhill+uBlock/src/_locales/ca/messages.json	newline-count	613a587c1421	right	the second line is missing
json-chrome/gorhill+uBlock/src/_locales/ro/messages.json	newline-count	3c38fb09e591	right	the empty line is missing
json-chrome/gorhill+uBlock/src/_locales/pt_PT/messages.json	newline-count	bcc86feb465d	right	on one line
po/vslavik+poedit/locales/co.po	newline-count	386f6530dc01	right	an empty line within a sentence
po/git-l10n+git-po/po/de.po	newline-count	991160810edf	wrong	prose wrapped anew
json-i18next/excalidraw+excalidraw/packages/excalidraw/locales/si-LK.json	newline-count	3524041f1e69	right	another text
json-icu/mattermost+mattermost-mobile/assets/base/i18n/zh-TW.json	newline-count	370293fae95c	right	a sentence more
po/omegat-org+omegat/src/test/resources/data/filters/po/file-POFilter-be.po	newline-count	abb50e3fbbb7	right	the second line is missing
json-chrome/gorhill+uBlock/src/_locales/lv/messages.json	newline-count	33b697d329d1	right	the empty line is missing
json-icu/mattermost+mattermost-mobile/assets/base/i18n/hu.json	newline-count	370293fae95c	right	paragraphs more
po/git-l10n+git-po/git-gui/po/de.po	newline-count	9ee2a5a7ff1f	right	two sentences on one line
po/python+python-docs-ja/library/codecs.po	numbers	9a220362ae69	wrong	the sentences are divided among the entries in another way
`) as unknown as readonly Label[];
