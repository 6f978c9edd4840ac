import { isEnquiryAction } from '../../../domain/lead/lead-form.ts';
import { dialled } from '../../../domain/phone/phone.ts';
import { formatDollars } from '../../../domain/price/money.ts';
import { pageAbout } from '../../../domain/vehicle/page-about.ts';
import {
	type AvailableAction,
	addressAbout,
	dialogId,
	hasAction,
	type VehicleAction,
} from '../../../domain/vehicle/vehicle-actions.ts';
import { vehiclePath } from '../../../paths/paths.ts';
import { availableActions } from '../../../site/available-actions.ts';
import { isHereOnly } from '../../../site/is-here-only.ts';
import { LEAD_DIALOG } from '../../forms/embed/vehicle-dialog.ts';
import { isValuedInstantly } from '../../trade-in/embed/instant-valuation.ts';
import type { VehicleActions, VehiclePageAction } from '../embed/actions-data.ts';
import type { VehiclePageContext } from '../embed/vehicle-page-context.ts';
import { linked, messageAction } from './message-actions.ts';

/** What the address of the trade-in form says of such a vehicle, and its lead after it. */
const INSTANT_VALUATION = 'autogauge_enabled=true';

/** Number of actions shown as buttons: one filled, one outlined. */
const BUTTONS = 2;

/** Dialogs of actions that are lines, however early the button set names them. */
const NEVER_A_BUTTON: readonly string[] = ['payment-methods', 'chat'];

const UTILITIES: readonly VehicleAction[] = ['favourite', 'compare', 'share', 'print', 'pdf'];

/** Actions of a vehicle, in the order of its dealership's button set (VDPACT, resolution 78). */
export function vehicleActions(subject: VehiclePageContext): VehicleActions {
	const { dealership, canBeBought, noun } = subject;
	const { labels, vehicle: names } = dealership.buttons;
	if (!canBeBought) {
		const similar: VehiclePageAction = {
			name: 'similar',
			label: labels.similar,
			to: { dialog: dialogOf('similar', subject) },
		};
		return { buttons: [similar], rows: [], utilities: utilities(subject, ['favourite']) };
	}
	const leading = names.flatMap((name) => leadingAction(name, subject) ?? []);
	const asking = leading.filter(
		({ name, to }) =>
			name === 'reserve' || name === 'buy_online' || ('dialog' in to && !NEVER_A_BUTTON.includes(to.dialog)),
	);
	const buttons = asking.slice(0, BUTTONS);
	const rest = leading.filter((action) => !buttons.includes(action));
	return {
		buttons: buttons.length > 0 ? buttons : [callAction(subject, `Call about this ${noun}`)],
		rows: rest,
		utilities: utilities(
			subject,
			UTILITIES.filter((name) => names.includes(name)),
		),
	};
}

/** An action shown as a button or line; null for other actions, and for those the vehicle does not have. */
function leadingAction(name: VehicleAction, subject: VehiclePageContext): VehiclePageAction | null {
	const { vehicle, dealership, context } = subject;
	const { features } = dealership;
	const online = features.online_purchase === false ? null : features.online_purchase;
	if (!hasAction(name, vehicle, online)) return null;
	switch (name) {
		case 'chat':
		case 'whatsapp':
		case 'instant_message':
			return messageAction(name, subject);
		case 'history_report':
			return features.history_report === false || vehicle.file === null
				? null
				: linked(name, 'Vehicle History Report', vehicle.file, 'new tab');
		case 'payment_methods':
			return vehicle.payment_processors.length === 0
				? null
				: { name, label: 'Payment methods', to: { dialog: 'payment-methods' } };
		case 'view_details':
			return null;
		default: {
			const [offered] = availableActions([name], context.site.dealer, dealership);
			return offered ? pageAction(offered, subject) : null;
		}
	}
}

/** An action of the button set for this vehicle: its own deposit and finance page win over the dealer's (resolutions 80, 209). */
function pageAction(offered: AvailableAction, subject: VehiclePageContext): VehiclePageAction {
	const { vehicle, dealership } = subject;
	const { name, label } = offered;
	const deposit = dealership.features.reserve ? dealership.features.reserve.deposit : null;
	const own = vehicle.deposit_amount;
	const isOwn = name === 'reserve' && deposit !== null && own !== null;
	const words = isOwn ? label.replace(formatDollars(deposit), formatDollars(own)) : label;
	const to = addressOf(offered, subject);
	if (to === null) return { name, label: words, to: { dialog: dialogOf(name, subject) } };
	return name === 'trade_in' && isValuedInstantly(subject.vehicle, subject.dealership)
		? linked(name, `${words}: value it online`, `${to}&${INSTANT_VALUATION}`, 'same tab')
		: linked(name, words, to, to.startsWith('http') ? 'new tab' : 'same tab');
}

/** Address of an action for this vehicle; null for a dialog. */
function addressOf(offered: AvailableAction, { vehicle, shownPrice }: VehiclePageContext): string | null {
	const address = addressAbout(offered, { ...vehicle, shownPrice });
	const page = pageAbout(offered, vehicle);
	if (page !== null) return page;
	if (offered.subpage !== undefined) return vehiclePath(vehicle.slug) + offered.subpage;
	return offered.name === 'finance' ? (vehicle.finance_url ?? address) : address;
}

/** Address of finance for this vehicle, used by all links of the page (FINANCE-008); null where finance is not offered. */
export function financeAddress(subject: VehiclePageContext): string | null {
	const { vehicle, context, dealership } = subject;
	const [offered] = availableActions(['finance'], context.site.dealer, dealership);
	return offered ? addressOf(offered, subject) : vehicle.finance_url;
}

/** Dialog id of an action; with a lead API all actions share one form. */
export function dialogOf(name: Parameters<typeof dialogId>[0], { context }: VehiclePageContext): string {
	return context.site.dealer.lead_api !== null && isEnquiryAction(name) ? LEAD_DIALOG : dialogId(name);
}

function callAction({ phone }: VehiclePageContext, label: string): VehiclePageAction {
	return linked('call', label, `tel:${dialled(phone)}`, 'same tab');
}

/** Print and PDF are for vehicles of one location (VDPACT-021, resolution 73). */
function utilities(
	{ vehicle, dealership: { features }, context }: VehiclePageContext,
	names: readonly VehicleAction[],
): VehicleAction[] {
	const isPrintable = isHereOnly(vehicle, context);
	const isOn: Partial<Record<VehicleAction, boolean>> = {
		favourite: features.favourites !== false,
		compare: features.compare !== false,
		share: features.share !== false,
		print: features.print_page !== false && isPrintable,
		// The lead API generates it.
		pdf: features.pdf_sheet !== false && isPrintable && context.site.dealer.lead_api !== null,
	};
	return names.filter((name) => isOn[name]);
}
