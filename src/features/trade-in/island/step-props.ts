import type { LeadFormData } from '../../forms/embed/form-data.ts';
import type { changesOf, useLeadForm } from '../../forms/embed/form-kit.ts';
import type { Drawings, TradeInSettings } from '../embed/trade-in-settings.ts';
import type { TradeInStore } from './use-trade-in.ts';

/** What the steps of the form share. */
export interface StepProps {
	form: LeadFormData;
	lead: ReturnType<typeof useLeadForm>;
	/** What can be done with answers that were given before. */
	changes: ReturnType<typeof changesOf>;
	trade: TradeInStore;
	settings: TradeInSettings;
	drawings: Drawings;
	api: string;
}
