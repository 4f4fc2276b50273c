import { alternatives } from './alternatives.ts';
import { approvals } from './approvals.ts';
import { checkSettings } from './checkSettings.ts';
import { codeActions } from './codeActions.ts';
import { codeDiagnostics } from './codeDiagnostics.ts';
import { codeDocuments } from './codeDocuments.ts';
import { codeLenses } from './codeLenses.ts';
import { completion } from './completion.ts';
import { concordance } from './concordance.ts';
import { definition } from './definition.ts';
import { diagnostics } from './diagnostics.ts';
import { documentSymbols } from './documentSymbols.ts';
import { documentRequests } from './documents/documentRequests.ts';
import { qualityIssues } from './evaluation/qualityIssues.ts';
import { executeCommand } from './executeCommand.ts';
import type { Feature } from './feature.ts';
import { foldingRanges } from './foldingRanges.ts';
import { hover } from './hover.ts';
import { inlayHints } from './inlayHints.ts';
import { keyLinks } from './keyLinks.ts';
import { modelRequests } from './modelRequests.ts';
import { projectOverview } from './overview.ts';
import { projectEdits } from './projectEdits.ts';
import { projectForm } from './projectForm.ts';
import { references } from './references.ts';
import { rename } from './rename.ts';
import { resourceRequests } from './resources/resourceRequests.ts';
import { reviewRequests } from './review/reviewRequests.ts';
import { segmentContext } from './segmentContext.ts';
import { serviceRequests } from './serviceRequests.ts';
import { projectSetUp } from './setUp.ts';
import { staleSegments } from './stale/staleSegments.ts';
import { tableRequests } from './table/tableRequests.ts';
import { termTableRequests } from './termTable/termTableRequests.ts';
import { selectedTexts } from './texts.ts';
import { translationReview } from './translationReview.ts';
import { unfinishedList } from './unfinishedList.ts';
import { usageRequests } from './usageRequests.ts';
import { voiceRequests } from './voice/voiceRequests.ts';
import { workspaceChanges } from './workspaceChanges.ts';

/** Everything that the language server does beside keeping documents in step. */
export const features: readonly Feature[] = [
  workspaceChanges,
  codeDiagnostics,
  diagnostics,
  codeActions,
  executeCommand,
  qualityIssues,
  hover,
  completion,
  codeLenses,
  documentSymbols,
  foldingRanges,
  serviceRequests,
  documentRequests,
  modelRequests,
  usageRequests,
  projectOverview,
  projectEdits,
  unfinishedList,
  translationReview,
  approvals,
  reviewRequests,
  projectSetUp,
  checkSettings,
  projectForm,
  segmentContext,
  concordance,
  alternatives,
  codeDocuments,
  definition,
  references,
  rename,
  inlayHints,
  keyLinks,
  staleSegments,
  tableRequests,
  termTableRequests,
  selectedTexts,
  resourceRequests,
  voiceRequests,
];
