import type { Link } from '../../ui/layout/layout-data.ts';
import type { LeadFormData } from '../forms/embed/form-data.ts';

/** A text page. */
export interface TextPageData {
	title: string;
	lead: string | null;
	/** Sanitised HTML. */
	html: string;
	/** Table of contents of a long text; empty for a short one. */
	contents: Link[];
}

/** A text page with an enquiry form below (ENQUIRY-019). */
export interface TextFormData extends TextPageData {
	section: { title: string; text: string | null };
	form: LeadFormData;
}
