import type { Card } from '../../domain/card/card-data.ts';
import type { FactIcon } from '../../domain/card/card-facts.ts';
import type { PriceBlock } from '../../domain/card/price-block.ts';
import type { EstimateFigure } from '../../domain/finance/estimate-text.ts';
import type { CarType } from '../../domain/vehicle/car-type.ts';
import type { ViewedVehicle } from '../../domain/vehicle/marked-vehicle.ts';
import type { EndedState, VehicleState } from '../../domain/vehicle/vehicle-state.ts';
import type { ViewContent } from '../../domain/vehicle/view-content.ts';
import type { Place } from '../../ui/hours/hours-data.ts';
import type { Link } from '../../ui/layout/layout-data.ts';
import type { Picture } from '../../ui/picture/picture-data.ts';
import type { LeadDialog } from '../forms/embed/form-data.ts';
import type { VehicleActions } from './embed/actions-data.ts';

/** Everything one page tells about one vehicle. */
export interface VehicleData {
	id: string;
	slug: string;
	carType: CarType;
	/** The identifier of the dealership that sells it. */
	dealershipId: string;
	/** What a pixel is told of the vehicle (ANALYTICS-015); null where the dealer has none. */
	viewContent: ViewContent | null;
	title: string;
	/** Series, colour, condition. */
	subtitle: string;
	state: VehicleState;
	/** Odometer, transmission and body at a glance (VDP-036). */
	glance: { icon: FactIcon; text: string }[];
	/** 'Sorry, this car has been sold.', 'A deposit has been taken on this car.'; null for one that can be bought. */
	soldMessage: string | null;
	/** What a page says whose vehicle can no longer be bought, also when that is learnt after it was made. */
	endings: { messages: Readonly<Record<EndedState, string>>; label: string };
	/** Which state of the record the page shows, and with how many photos: a newer one is asked for (VDPACT-034); null on sites that ask for none. */
	fresh: { slug: string; version: number; photos: number } | null;
	hasViewsCounter: boolean;
	tag: Card['tag'];
	isReserved: boolean;
	/** Null for a vehicle that cannot be bought. */
	price: PriceBlock | null;
	gallery: (Picture & { label: string })[];
	/** Small pictures of the first few in the gallery; empty for a gallery of one. */
	thumbnails: Picture[];
	/** False where a placeholder stands for them. */
	hasPictures: boolean;
	keyFacts: { icon: FactIcon; label: string; value: string }[];
	features: string[];
	/** The dealer's comments: segments of paragraphs; the pending message when there are none. Empty for one that cannot be bought. */
	comments: string[][];
	specifications: { label: string; value: string }[];
	place: Place | null;
	/** How far below the market's average its price is, and whose average that is (VDP-031); null where it is not. */
	market: { text: string; source: string } | null;
	/** What the badge of a certified used Toyota means (VDP-064); null for every other vehicle. */
	certified: string | null;
	/** What one can do, the one obvious action first. */
	actions: VehicleActions;
	/** Ways to the dealer, one dialog for each thing people ask for. */
	dialogs: ContactDialog[];
	/** The form in which one asks instead, where the dealer has a lead API. */
	lead: LeadDialog | null;
	/** The dialogs of what one asks for outside the actions. */
	openedBy: { similar: string; photos: string };
	promise: string;
	call: CallCard;
	share: ShareWays | null;
	/** Where the sheet to hand over is (VDPACT-022); null for none. */
	pdf: string | null;
	/** Names of accepted ways to pay (VDPACT-011). */
	payments: string[];
	estimate: EstimateBox | null;
	/** 'GET A QUOTE', for used vehicles of the dealership that has it (HOME-007). */
	quote: Link | null;
	/** What the dealer promises for every used vehicle (VDP-044, VDP-045); null where it does not. */
	promises: { items: readonly string[]; terms: Link | null } | null;
	/** Whether Dealer Comments, What's Included and the others are tabs, or sections one below the other (resolution 62). */
	layout: 'stacked' | 'tabs';
	/** What the dealer says of all of its vehicles, in order; empty ones are left out. */
	sections: { id: string; title: string; items: string[]; text: string | null; terms: Link | null }[];
	/** The vehicle in a few rows (VDP-049). */
	summary: { label: string; value: string }[];
	/** Whether there are so few pictures that one asks for more (resolution 78). */
	hasFewPictures: boolean;
	/** Stock number, VIN's end and licence, in one line. */
	small: string;
	similar: { title: string; cards: Card[]; all: Link | null };
	/** What a browser keeps of the vehicle when somebody looks at it, saves it or compares it. */
	viewed: ViewedVehicle;
	/** 'car', 'caravan', 'motorcycle'. */
	noun: string;
}

/** What a visitor asks for, with the ways to ask: each carries the message where it can. */
export interface ContactDialog {
	id: string;
	title: string;
	/** What the e-mail and the text message say. */
	message: string;
	/** Where the dealer has something to say first; null where not. */
	note: string | null;
	phone: { text: string; href: string };
	/** Null where the dealer has no number that takes text messages. */
	sms: string | null;
	email: { address: string; href: string };
}

/** The number of the dealership, masked until somebody wants it (PHONE-002 to PHONE-004). */
export interface CallCard {
	dealership: string;
	masked: string;
	text: string;
	href: string;
	/** More vehicles of the dealership; null when there are none. */
	more: Link | null;
}

/** The ways to share a page (VDPACT-028 to VDPACT-033). */
export interface ShareWays {
	/** What is shared, and its address. */
	title: string;
	url: string;
	channels: { name: 'facebook' | 'twitter' | 'whatsapp' | 'email' | 'sms'; label: string; href: string }[];
}

/** A repayment estimate, never without its rates and the warning beside it (resolution 220). */
export interface EstimateBox {
	/** Repayment, interest rate and comparison rate: equally prominent. */
	figures: readonly EstimateFigure[];
	/** Term, deposit and final payment it assumes; what the comparison rate is based on; the warning. */
	conditions: string;
	disclaimer: string;
	/** The way to the finance page; null where the site has none. */
	link: Link | null;
}
