import type { Link } from '../../ui/layout/layout-data.ts';
import type { LeadForm } from '../forms/embed/form-data.ts';

/** A page of words. */
export interface TextPageData {
	title: string;
	lead: string | null;
	/** Sanitised. */
	html: string;
	/** The headings of a long text, to jump to; empty for a short one. */
	contents: Link[];
}

/** A page of words with an enquiry form below them (ENQUIRY-019). */
export interface TextFormData extends TextPageData {
	section: { title: string; text: string | null };
	form: LeadForm;
}
