import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import type { SpinResult } from '../../api/spin/spin.ts';
import { decidingText, drawnPosition, prizeAt } from '../../domain/spin/draw.ts';
import { spinProblems } from '../../domain/spin/entry.ts';
import { type Prize, positionsOf } from '../../domain/spin/prizes.ts';
import { fieldRefusal, Refusal } from '../answers/refusal.ts';
import type { Deps, Env } from '../deps.ts';
import type { NewSpin } from '../store/spin/spin-store.ts';
import { type Player, phoneKey } from './player.ts';
import { type Promotion, requirePromotion, resultOf, sealOf, seedOf, stateOfPromotion } from './promotion.ts';
import { spinLead } from './spin-lead.ts';

/** How long spins are kept after the last day of claims: regulators ask for records of three months. */
const KEPT_MS = 100 * 24 * 60 * 60 * 1000;

/** What a player sends. */
interface Sent {
	name: string;
	phone: string;
	agreed: boolean;
	/** The seal that the player saw. */
	seal: string;
	own_number: string;
}

/**
 * Draws the spin of a player, or gives the result it had. Throws a Refusal: 409 where the wheel is not open, the number has had its spin,
 * or the seal is not the one that this player saw; 422 that names the invalid fields.
 */
export async function drawSpin(c: Context<Env>, deps: Deps, player: Player, sent: Sent): Promise<SpinResult> {
	const { site } = c.var;
	const promotion = requirePromotion(site);
	const before = await deps.store.spinOf(site.slug, promotion.promotion, player.key);
	if (before) return resultOf(before, promotion);
	requireOpen(promotion, deps.now());
	const { account } = player;
	const problems = spinProblems({ ...sent, phone: account ? undefined : sent.phone });
	if (problems.length > 0) throw fieldRefusal(problems);
	const seed = seedOf(site, promotion, player.key, deps);
	if (sent.seal !== sealOf(seed))
		throw new Refusal(409, 'This page has been open too long.', { remedy: 'reload' });
	const outcome = await deps.store.drawSpin(newSpin(c, deps, promotion, { player, sent, seed }));
	if (outcome.status === 'phone_used')
		throw new Refusal(409, 'This phone number has had its spin. There is one for each number.', {
			remedy: 'call',
		});
	if (outcome.status === 'drawn') deps.deliverNow();
	deps.log({ level: 'info', message: 'spin', dealer: site.slug, status: outcome.status });
	return resultOf(outcome.spin, promotion);
}

/** Throws a 409 Refusal for a promotion that is to come or over. */
export function requireOpen(promotion: Promotion, now: Date): void {
	const state = stateOfPromotion(promotion, now);
	if (state === 'before') throw new Refusal(409, 'The wheel is not open yet.', { remedy: 'call' });
	if (state === 'over')
		throw new Refusal(409, 'The wheel has stopped: this promotion is over.', { remedy: 'call' });
}

function newSpin(
	c: Context<Env>,
	deps: Deps,
	promotion: Promotion,
	{ player, sent, seed }: { player: Player; sent: Sent; seed: string },
): NewSpin {
	const { site, address } = c.var;
	const { own_number, name } = sent;
	const phone = player.account?.phone ?? sent.phone;
	const digest = createHash('sha256').update(decidingText(seed, own_number)).digest('hex');
	const position = drawnPosition(digest, positionsOf(promotion));
	const entry = { name, phone, player, address, position, seed, own_number };
	const prize = prizeAt(position, promotion);
	const won = prize && { prize, code: codeOf(prize, digest) };
	return {
		dealer: site.slug,
		promotion: promotion.promotion,
		player_key: player.key,
		phone_key: phoneKey(phone, deps),
		account_id: player.account?.id ?? null,
		seed,
		own_number,
		position,
		drawn_at: deps.now().toISOString(),
		keep_until: new Date(Date.parse(promotion.claim_by) + KEPT_MS).toISOString(),
		won: won && {
			prize: won.prize.id,
			code: won.code,
			stock: won.prize.stock,
			lead: spinLead(deps, site, promotion, entry, won),
		},
		nothing: spinLead(deps, site, promotion, entry, null),
	};
}

/** The code of a prize: 'GAS 482 719'. It is in the dealer's lead, which it is compared with. */
function codeOf({ label }: Prize, digest: string): string {
	const word = /[A-Za-z0-9]+/.exec(label)?.[0] ?? 'WIN';
	const digits = String(Number.parseInt(digest.slice(-8), 16) % 1_000_000).padStart(6, '0');
	return `${word.toUpperCase().slice(0, 6)} ${digits.slice(0, 3)} ${digits.slice(3)}`;
}
