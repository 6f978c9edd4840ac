import type { Route } from '../../route.ts';
import { phrasedAnswerRoute } from './phrased-answer.ts';

/** Endpoint of phrased answers. */
export const chatRoutes: readonly Route[] = [phrasedAnswerRoute];
