import { pageAbout } from './page-about.ts';
import {
	type ActionVehicle,
	type AvailableAction,
	addressAbout,
	dialogId,
	hasAction,
	type NamedVehicle,
	type OnlinePurchase,
	type VehicleAction,
} from './vehicle-actions.ts';

/** The actions on a card: links to the vehicle's page, or to one of its dialogs (CARD-008 to CARD-015). */
export function cardActions(
	vehicle: ActionVehicle & NamedVehicle & { slug: string; shownPrice: number | null },
	available: readonly AvailableAction[],
	online: OnlinePurchase | null,
	page: string,
): { name: VehicleAction; label: string; href: string }[] {
	return available
		.filter(({ name }) => hasAction(name, { ...vehicle, simple_body: null }, online))
		.map((action) => ({
			name: action.name,
			label: action.label,
			href: pageAbout(action, vehicle) ?? addressAbout(action, vehicle) ?? page + placeBelow(action),
		}));
}

/** Where an action without an address of its own is, on the vehicle's page or below it. */
function placeBelow({ name, subpage }: AvailableAction): string {
	return subpage ?? (name === 'view_details' ? '' : `#${dialogId(name)}`);
}
