import type { RefObject } from 'react';
import type { Start } from './change-alerts.ts';

/** One channel of alerts: what is shown of it, and, once it is live, what a visitor does with it. */
export interface Channel {
	/** Whether the form of the channel is open. */
	isAsking: boolean;
	/** Why the last change was not made; null for none. */
	problem: string | null;
	/** The switch. */
	field?: RefObject<HTMLInputElement | null>;
	toggle?: (isOn: boolean) => void;
	/** Opens the form. */
	ask?: () => void;
	/** Says why nothing is sent. */
	refuse?: (problem: string) => void;
	send?: (chosen: Omit<Start, 'channel'>) => void;
}

/** A channel that was not touched. */
export const AT_REST: Channel = { isAsking: false, problem: null };
