import {
  type DocumentPlan,
  type DocumentPlanParams,
  documentPlanRequest,
  type TranslateDocumentParams,
  type TranslateDocumentResult,
  translateDocumentRequest,
} from '../../../shared/documentProtocol.ts';
import type { Feature, RequestKind } from '../feature.ts';
import { documentPlan } from './documentPlan.ts';
import { translateDocument } from './translateDocument.ts';

const translate: RequestKind<TranslateDocumentParams, TranslateDocumentResult> = { method: translateDocumentRequest };
const plan: RequestKind<DocumentPlanParams, DocumentPlan> = { method: documentPlanRequest };

/** Whole documents: what translating them costs, and the translation. */
export const documentRequests: Feature = {
  register(registry, session) {
    registry.onRequest(translate, (params, { signal }) => translateDocument(session, params, signal));
    registry.onRequest(plan, (params, { signal }) => documentPlan(session, params, signal));
  },
};
