/**
 * The rules of harper.js that are used: those about errors that are errors in every context. Its other 750 are about
 * style, capitals, compounds and hyphens, or were wrong at least once in 29,000 English texts that had been published.
 */
export const grammarRules: readonly string[] = [
  'AMeansToAnEnd', 'AccuseOf', 'AdNauseam', 'AdjectiveDoubleDegree', 'AllIntentsAndPurposes', 'AllOfASudden', 'AnA',
  'AnAnother', 'AnotherAn', 'AnotherThings', 'ApartFrom', 'AsFarBackAs', 'AsIfThough', 'AsLongAs', 'AsOfLately',
  'AsOpposedTo', 'AtFaceValue', 'AtLeasToLeast', 'AtLestToLeast', 'AtTheEndOfTheDay', 'AwareOf', 'BadRap',
  'BareInMind', 'BatedBreath', 'BeConcerned', 'BeWorried', 'BeckAndCall', 'BeenThere', 'BesideThePoint', 'CanBeSeen',
  'Cant', 'CaseInPoint', 'DespiteOf', 'DidPast', 'Didnt', 'Discuss', 'DoMistake', 'DoubleNegative', 'EachAndEveryOne',
  'EludedTo', 'EverSince', 'EveryTime', 'FarAndFewBetween', 'ForALongTime', 'ForAWhile', 'ForTheMostPart', 'FreeRein',
  'GetRidOf', 'GoingTo', 'GoodAt', 'HalfAnHour', 'HaveAHardTime', 'HaveNegNoAny', 'HeDos', 'HelpedPast', 'HumanBeings',
  'IAmAgreement', 'IDo', 'InAHurry', 'InAWhile', 'InDetail', 'InLieuOf', 'InOfItself', 'InsteadOf', 'InterestedIn',
  'ItCan', 'ItLooksLikeThat', 'ItsContraction', 'ItsPossessive', 'IveGotTo', 'KindOf', 'LastButNotLeast',
  'LookForwardTo', 'LookingForwardTo', 'LooksLikes', 'MakeItSeem', 'MakeSense', 'ModalOf', 'MootPoint', 'MoreBetter',
  'MoreThatLikely', 'NeedHelp', 'NoLonger', 'NominalWants', 'NotIn', 'NotTo', 'NowKnownAs', 'Nowadays', 'OfCourse',
  'OnSecondThought', 'OnTopOf', 'OnceInAWhile', 'OneFellSwoop', 'OpenCompounds', 'OughtToBe', 'OutOfSync', 'Payed',
  'PeaceOfMind', 'PeekBehindTheCurtain', 'PerSe', 'PointsOfView', 'PrincipleToPrincipalRoleNoun',
  'RegularIrregulars', 'RulesOfThumb', 'SafeToSave', 'SameAs', 'SimplePastToPastParticiple', 'SinceDuration',
  'SneakPeekPreview', 'StateOfTheArt', 'StatuteOfLimitations', 'SupposedTo', 'TakeCareOf', 'ThanksALot', 'ThenThan',
  'ThereOwn', 'ThesesThese', 'ThinkKnowOff', 'ThoughThought', 'ThoughtProcess', 'ToLoseTooLoose', 'TooTo',
  'TrialAndError', 'TurnItOff', 'Unless', 'UseToUsedTo', 'WasAloud', 'WhetYourAppetite', 'WillContain', 'WithoutOut',
  'WorthToDo', 'WreakHavoc', 'YourPredicateAdjective',
]; // biome-ignore format: a table
