import type { Card } from '../../domain/card/card-data.ts';
import type { FactIcon } from '../../domain/card/card-facts.ts';
import type { PriceBlock } from '../../domain/card/price-block.ts';
import type { PaymentMethod } from '../../domain/dealer/payments.ts';
import type { EstimateFigure } from '../../domain/finance/estimate/estimate-text.ts';
import type { VehicleLoan } from '../../domain/finance/loan/vehicle-loan.ts';
import type { CarType } from '../../domain/vehicle/attributes/car-type.ts';
import type { ViewedVehicle } from '../../domain/vehicle/saved-vehicle.ts';
import type { EndedState, VehicleState } from '../../domain/vehicle/state/vehicle-state.ts';
import type { PurchaseTerms } from '../../domain/vehicle/vehicle-facts.ts';
import type { ViewContent } from '../../domain/vehicle/view-content.ts';
import type { ShownLocation } from '../../ui/hours/hours-data.ts';
import type { Link } from '../../ui/layout/layout-data.ts';
import type { Picture } from '../../ui/picture/picture-data.ts';
import type { VehicleChat } from '../chat/embed/vehicle-chat.ts';
import type { CalculatorData } from '../finance/embed/calculator-data.ts';
import type { LeadDialog } from '../forms/embed/form-data.ts';
import type { VehicleActions } from './embed/actions-data.ts';
import type { KeyFact } from './embed/key-fact.ts';

/** Data of a vehicle page. */
export interface VehicleData {
	id: string;
	slug: string;
	carType: CarType;
	dealershipId: string;
	/** Parameters of the pixel's `ViewContent` event (ANALYTICS-015); null where the dealer has no pixel. */
	viewContent: ViewContent | null;
	title: string;
	/** Series, colour, condition. */
	subtitle: string;
	state: VehicleState;
	/** Odometer, transmission and body at a glance (VDP-036). */
	glance: { icon: FactIcon; text: string }[];
	/** 'Sorry, this car has been sold.', 'A deposit has been taken on this car.'; null for one that is for sale. */
	soldMessage: string | null;
	/** Messages for a vehicle no longer for sale, also used by live updates. */
	endings: { messages: Readonly<Record<EndedState, string>>; label: string };
	/** What a live update is requested with (VDPACT-034), and whether shoppers reserve online; null on sites without a lead API. */
	fresh: { slug: string; version: number; photos: number; isReservedOnline: boolean } | null;
	hasViewsCounter: boolean;
	tag: Card['tag'];
	isReserved: boolean;
	/** Null for a vehicle that is not for sale. */
	price: PriceBlock | null;
	gallery: (Picture & { label: string })[];
	/** Thumbnails of the first pictures; empty for a single picture. */
	thumbnails: Picture[];
	/** False for a placeholder. */
	hasPictures: boolean;
	keyFacts: KeyFact[];
	features: string[];
	/**
	 * The dealer's comments: segments of paragraphs, or the default message when there are none. Empty for a vehicle that is not for sale.
	 */
	comments: string[][];
	specifications: { label: string; value: string }[];
	location: ShownLocation | null;
	/** Note that the price is below the market average (VDP-031). */
	market: { text: string; source: string } | null;
	/** Explanation of the Toyota Certified badge (VDP-064); null for all other vehicles. */
	certified: string | null;
	/** Actions, the primary one first. */
	actions: VehicleActions;
	/** Contact dialogs, one for each kind of request, where the dealer has no lead API. */
	dialogs: ContactDialog[];
	/** Enquiry form, where the dealer has a lead API. */
	lead: LeadDialog | null;
	purchase: PurchaseTerms | null;
	/** The chat; null where there is none. */
	chat: VehicleChat | null;
	/** Dialog ids for "similar vehicles" and "request photos". */
	openedBy: { similar: string; photos: string };
	promise: string;
	call: CallCard;
	share: ShareWays | null;
	/** Address of the PDF (VDPACT-022); null for none. */
	pdf: string | null;
	/** Accepted payment methods (VDPACT-011). */
	payments: PaymentMethod[];
	estimate: EstimateBox | null;
	/** The lender's terms for it; null without an estimate. */
	loan: VehicleLoan | null;
	/** The finance calculator of a vehicle that has an estimate. */
	calculator: CalculatorData | null;
	/** 'GET A QUOTE', for used vehicles of dealerships with that feature (HOME-007). */
	quote: Link | null;
	/** The dealer's promises for used vehicles (VDP-044, VDP-045); null where it makes none. */
	promises: { items: readonly string[]; terms: Link | null } | null;
	/** Whether Dealer Comments, What's Included and the others are tabs or stacked sections (resolution 62). */
	layout: 'stacked' | 'tabs';
	/** The dealer's sections for all vehicles, in order, without empty ones. */
	sections: { id: string; title: string; items: string[]; text: string | null; terms: Link | null }[];
	/** Summary table (VDP-049). */
	summary: { label: string; value: string }[];
	/** Whether to show the photo request (resolution 78). */
	hasFewPictures: boolean;
	/** Stock number and licence, on one line. */
	small: string;
	similar: { title: string; cards: Card[]; all: Link | null };
	/** Data that the browser stores when a visitor views, saves or compares the vehicle. */
	viewed: ViewedVehicle;
	/** 'car', 'caravan', 'motorcycle'. */
	noun: string;
}

/** A contact dialog: a prepared message, and links to send it by email, text message or phone. */
export interface ContactDialog {
	id: string;
	title: string;
	/** Prepared text of email and text message. */
	message: string;
	/** Note above the message; null for none. */
	note: string | null;
	phone: { text: string; href: string };
	/** Null where the dealer has no mobile number. */
	sms: string | null;
	email: { address: string; href: string };
}

/** Phone number of the dealership, masked until a visitor reveals it (PHONE-002 to PHONE-004). */
export interface CallCard {
	dealership: string;
	masked: string;
	text: string;
	href: string;
	/** Link to the dealership's vehicles; null when there are none. */
	more: Link | null;
}

/** Share dialog of a page (VDPACT-028 to VDPACT-033). */
export interface ShareWays {
	/** Title and address to share. */
	title: string;
	url: string;
	channels: { name: 'facebook' | 'twitter' | 'whatsapp' | 'email' | 'sms'; label: string; href: string }[];
}

/** A repayment estimate with the rates and warning that must accompany it (resolution 220). */
export interface EstimateBox {
	/** The last moment it may be shown, Unix milliseconds; null for no end. */
	until: number | null;
	/** Repayment, interest rate and comparison rate, equally prominent. */
	figures: readonly EstimateFigure[];
	/** Assumed term, deposit and final payment; basis of the comparison rate; warning. */
	conditions: string;
	disclaimer: string;
	/** Link to the finance page; null where the site has none. */
	link: Link | null;
}
