import { z } from 'zod';
import { STATE_KEYS } from '../../domain/place/states.ts';
import { LinkTarget } from './identity.ts';
import { Moment } from './moment.ts';

const Key = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "expected a name such as 'summer-2027'");

/** A prize; its chance is its weight of all weights together. */
const PrizeSchema = z.strictObject({
	id: Key,
	/** 'Gas bottle swap'. */
	name: z.string().min(1).max(60),
	/** The name on the wheel: 'Gas swap'. */
	label: z.string().min(1).max(14),
	/** Retail value, dollars including GST. */
	value: z.number().positive(),
	weight: z.int().min(1).max(10_000),
	/** How many there are. */
	stock: z.int().min(1).max(100_000),
	/** How the winner claims it: 'Bring your empty bottle to the yard.' */
	claim: z.string().min(1).max(200),
});

/** A spin to win: a trade promotion lottery, which each state regulates (PROMO-017, resolution 178). */
export const SpinSchema = z.strictObject({
	/** The name that spins are kept under: another one is another promotion, in which everyone may spin again. */
	promotion: Key,
	heading: z.string().min(1).max(60).default('One spin, on the house'),
	starts: Moment,
	/** The last moment to spin. */
	expires: Moment,
	/** The last day on which prizes are claimed: '2027-02-28'. */
	claim_by: z.iso.date(),
	/** The states whose residents may play, whose law applies. */
	states: z.array(z.enum(STATE_KEYS)).min(1),
	/** The numbers of permits, by state; needed where the prize pool is above the state's threshold. */
	permits: z.partialRecord(z.enum(STATE_KEYS), z.string().min(1)).default({}),
	prizes: z.array(PrizeSchema).min(1).max(8),
	/** How many positions win nothing, beside the weights of the prizes. */
	no_prize_weight: z.int().min(0).max(10_000),
	/** The page with the full terms (resolution 221). */
	terms_page: LinkTarget,
});
