import type { Link } from '../../ui/layout/layout-data.ts';
import type { LeadFormData, SubjectWords } from '../forms/embed/form-data.ts';
import type { TradeInSettings } from './embed/trade-in-settings.ts';

/** A question about trade-ins with its answer. */
export interface AnsweredQuestion {
	question: string;
	answer: string;
}

/** The page of the trade-in form. */
export interface TradeInData {
	title: string;
	text: string;
	section: { id: string };
	/** Words about the vehicle the shopper wants; null on pages for sellers. */
	subject: SubjectWords | null;
	form: LeadFormData;
	settings: TradeInSettings;
	/** The name of the drawing beside the heading, 'motorcycle'; null for none. */
	picture: string | null;
	/** What a shopper gets, in a few words each. */
	promises: { title: string; text: string }[];
	questions: AnsweredQuestion[];
	phone: Link;
}
