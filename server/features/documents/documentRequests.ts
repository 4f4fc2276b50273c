import { documentPlanRequest, translateDocumentRequest } from '../../../shared/documentProtocol.ts';
import type { Feature } from '../feature.ts';
import { documentPlan } from './documentPlan.ts';
import { translateDocument } from './translateDocument.ts';

/** Whole documents: what translating them costs, and the translation. */
export const documentRequests: Feature = {
  register(registry, session) {
    registry.onRequest(translateDocumentRequest, (params, { signal }) => translateDocument(session, params, signal));
    registry.onRequest(documentPlanRequest, (params, { signal }) => documentPlan(session, params, signal));
  },
};
