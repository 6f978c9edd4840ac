import { loadAgain } from '../../forms/embed/form-kit.ts';
import address from './service.ts?address';

/** The calls of the trade-in. */
export type TradeInCalls = typeof import('./service.ts');

/** Loads the calls of the trade-in; null when loading failed, for instance offline. The next call tries again. */
export const loadService = loadAgain<TradeInCalls>(address);
