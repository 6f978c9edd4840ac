import type { LeadFormProps } from '../../forms/embed/form-kit.ts';
import type { ChatData } from '../embed/chat-data.ts';

/** What the chat's island gets: its form without default values, to keep pages small. */
export type ChatProps = Omit<ChatData, 'form'> & { form: LeadFormProps };
