import { vehiclePdfAddress } from '../../api/vehicle/vehicle-pdf.ts';
import { paymentMethod } from '../../domain/dealer/payments.ts';
import type { Vehicle } from '../../domain/vehicle/record/vehicle.ts';
import { conditionOf } from '../../domain/vehicle/state/availability.ts';
import type { SiteContext } from '../../site/context.ts';
import { quoteLink } from '../../site/links/quote-link.ts';
import type { PageContent } from '../../site/route.ts';
import { vehicleChat } from '../chat/embed/vehicle-chat.ts';
import { vehicleDialog } from '../forms/embed/vehicle-dialog.ts';

import { modelLink } from './embed/model-link.ts';
import { vehiclePageContext } from './embed/vehicle-page-context.ts';

import type { VehicleData } from './page-data.ts';
import { dialogOf, vehicleActions } from './view/actions.ts';
import { availability } from './view/availability.ts';
import { loanOfVehicle, vehicleCalculator } from './view/calculator.ts';
import { details } from './view/details.ts';
import { contactDialogs, FEW_PICTURES } from './view/dialogs.ts';
import { vehicleMeta } from './view/meta.ts';
import { pixelContent } from './view/pixel-content.ts';
import { callCard, certifiedText, estimateBox, glance, marketNote } from './view/price-panel.ts';
import { purchaseTerms } from './view/purchase-terms.ts';
import { pageSections, promisesStrip } from './view/sections.ts';
import { shareWays } from './view/share.ts';
import { vehicleGallery } from './view/vehicle-gallery.ts';

/** Content of a vehicle page. */
export function vehicleContent(
	vehicle: Vehicle,
	similar: readonly Vehicle[],
	context: SiteContext,
): PageContent<'vehicle'> {
	return { meta: vehicleMeta(vehicle, context), data: data(vehicle, similar, context) };
}

/** What of the stock a vehicle page is computed from. */
export function vehicleInputs(
	vehicle: Vehicle,
	similar: readonly Vehicle[],
	context: SiteContext,
): (Vehicle | string)[] {
	const { label = '', href = '' } = modelLink(vehicle, context) ?? {};
	return [vehicle, ...similar, label, href];
}

function data(vehicle: Vehicle, similar: readonly Vehicle[], context: SiteContext): VehicleData {
	const { dealer } = context.site;
	const card = context.card(vehicle);
	const subject = vehiclePageContext(vehicle, context);
	const { title, noun, dealership } = subject;
	const actions = vehicleActions(subject);
	const chat = actions.rows.some(({ name }) => name === 'chat')
		? vehicleChat(subject, { actions, hasOthers: similar.length > 0 })
		: null;
	const loan = loanOfVehicle(subject);
	const hasFewPictures =
		subject.canBeBought &&
		dealership.features.photo_request !== false &&
		vehicle.images.length < FEW_PICTURES;
	const others = [
		...(hasFewPictures ? (['photos'] as const) : []),
		...(card.stock ? (['similar'] as const) : []),
	];
	return {
		id: vehicle.id,
		slug: vehicle.slug,
		carType: vehicle.car_type,
		dealershipId: vehicle.dealership_id ?? dealership.id,
		viewContent: pixelContent(subject),
		title,
		subtitle: [vehicle.series, vehicle.colour, conditionOf(vehicle).toLowerCase()].filter(Boolean).join(', '),
		...availability(subject),
		glance: glance(subject),
		price: card.price,
		market: marketNote(subject),
		certified: certifiedText(subject),
		...vehicleGallery(vehicle, title, context.site),
		hasFewPictures,
		actions: chat?.box ? { ...actions, rows: actions.rows.filter(({ name }) => name !== 'chat') } : actions,
		dialogs: dealer.lead_api === null ? contactDialogs(actions, others, subject) : [],
		lead: vehicleDialog(actions, others, subject),
		purchase: purchaseTerms(subject),
		chat,
		openedBy: { similar: dialogOf('similar', subject), photos: dialogOf('photos', subject) },
		promise: dealer.forms.reply_promise,
		call: callCard(subject),
		share: actions.utilities.includes('share') ? shareWays(subject) : null,
		pdf:
			dealer.lead_api !== null && actions.utilities.includes('pdf')
				? vehiclePdfAddress(dealer.lead_api, vehicle.slug)
				: null,
		payments: actions.rows.some(({ name }) => name === 'payment_methods')
			? vehicle.payment_processors.map(paymentMethod)
			: [],
		estimate: estimateBox(subject, loan),
		loan,
		calculator: vehicleCalculator(subject, loan),
		quote: vehicle.car_type === 'used' ? quoteLink([dealership], context) : null,
		promises: promisesStrip(subject),
		layout: dealer.vehicle_page.layout,
		sections: pageSections(subject),
		...details(subject),
		similar: { title: 'Others like it', cards: similar.map(context.card), all: modelLink(vehicle, context) },
		viewed: {
			...card.marked,
			stocknum: vehicle.stocknum,
			body: vehicle.bodyconfiguration ?? vehicle.variant.bodyconfiguration,
			simple_body: vehicle.simple_body,
		},
		noun,
	};
}
