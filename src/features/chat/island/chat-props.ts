import type { LeadFormProps } from '../../forms/embed/form-kit.ts';
import type { ChatData } from '../embed/chat-data.ts';

/** What the chat's island gets: its form without default values, to keep pages small. */
export type ChatProps = Omit<ChatData, 'form'> & {
	form: LeadFormProps;
	/**
	 * Whether it is the chat of its own page, in view at once with its field for questions; a dialog prints none, to keep vehicle pages
	 * small.
	 */
	isPage?: boolean;
};
