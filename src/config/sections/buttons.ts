import { z } from 'zod';
import { CARD_ACTIONS, VEHICLE_ACTIONS } from '../../domain/vehicle/vehicle-actions.ts';

/** The actions on vehicles, in order, and their labels (CONFIG-009, CONFIG-042 to CONFIG-044). */
export const ButtonsSchema = z.strictObject({
	/** On a card; the first is the primary action. */
	card: z.array(z.enum(CARD_ACTIONS)).min(1).max(3).default(['enquire', 'view_details']),
	/** On a vehicle page; the first is the filled button. */
	vehicle: z
		.array(z.enum(VEHICLE_ACTIONS))
		.min(1)
		.default([
			'enquire',
			'test_drive',
			'finance',
			'trade_in',
			'reserve',
			'buy_online',
			'make_offer',
			'call',
			'chat',
			'whatsapp',
			'instant_message',
			'history_report',
			'payment_methods',
			'location',
			'favourite',
			'compare',
			'share',
			'print',
			'pdf',
		]),
	labels: z
		.strictObject({
			enquire: z.enum(['Enquire', 'Enquire Now', 'Message Now', 'Shop Now']).default('Enquire Now'),
			test_drive: z.string().default('Book a Test Drive'),
			finance: z.enum(['Get Finance', 'Finance Enquiry']).default('Get Finance'),
			view_details: z.string().default('View Details'),
			/** 'Reserve Now' is followed by the deposit. */
			reserve: z.enum(['Reserve Now', 'Reserve Car Now', 'Buy Online']).default('Reserve Now'),
			trade_in: z.string().default('Trade In'),
			buy_online: z.string().default('Buy Online'),
			make_offer: z.string().default('Make an Offer'),
			contact: z.string().default('Contact Us'),
			directions: z.string().default('Get Directions'),
			similar: z.string().default('Find Me Something Similar'),
		})
		.prefault({}),
});
