import type { ChatSettings } from '../../../config/sections/chat.ts';
import type { VehiclePageContext } from '../../vehicle/embed/vehicle-page-context.ts';

/** Whether a chat answers questions itself: not where a provider takes its place. */
export const isAnswering = ({ answers, provider }: ChatSettings): boolean => answers && provider === null;

/** The name of a vehicle page's chat: 'Ask about this Corolla', 'Chat about this car'. */
export function askTitle(
	{ vehicle, noun }: Pick<VehiclePageContext, 'vehicle' | 'noun'>,
	chat: ChatSettings,
): string {
	return isAnswering(chat) ? `Ask about this ${vehicle.model || noun}` : `Chat about this ${noun}`;
}
