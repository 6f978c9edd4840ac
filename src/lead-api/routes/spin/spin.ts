import { spin, spinForm, spinState } from '../../../api/spin/spin.ts';
import { OWN_NUMBER } from '../../../domain/spin/draw.ts';
import { spinProblems } from '../../../domain/spin/entry.ts';
import { Refusal } from '../../answers/refusal.ts';
import { spinEntryPage, spinResultPage, spinSealPage, withCookies } from '../../answers/spin-pages.ts';
import { limitCall } from '../../limits/count-call.ts';
import { route } from '../../route.ts';
import { drawSpin, requireOpen } from '../../spin/draw-spin.ts';
import { playerOf } from '../../spin/player.ts';
import { requirePromotion, resultOf, sealOf, seedOf } from '../../spin/promotion.ts';

/** The visitor's spin, and the prizes that are left. */
export const spinStateRoute = route(spinState, (deps) => async (c) => {
	const { site, address } = c.var;
	const promotion = requirePromotion(site);
	await limitCall(deps, 'spin', address);
	const player = await playerOf(c, deps);
	const { store } = deps;
	const drawn = await store.drawnPrizes(site.slug, promotion.promotion);
	const spun = await store.spinOf(site.slug, promotion.promotion, player.key);
	c.header('Cache-Control', 'no-store');
	return {
		seal: sealOf(spun?.seed ?? seedOf(site, promotion, player.key, deps)),
		left: Object.fromEntries(
			promotion.prizes.map(({ id, stock }) => [id, Math.max(0, stock - (drawn[id] ?? 0))]),
		),
		result: spun && resultOf(spun, promotion),
	};
});

/** Draws the visitor's spin. */
export const spinRoute = route(spin, (deps) => async (c, { body }) => {
	requirePromotion(c.var.site);
	await limitCall(deps, 'spin', c.var.address);
	return drawSpin(c, deps, await playerOf(c, deps), body);
});

/** The spin of a browser without JavaScript: a page with the seal, then one with the result. */
export const spinFormRoute = route(spinForm, (deps) => async (c, { body }) => {
	const { site, address } = c.var;
	const promotion = requirePromotion(site);
	await limitCall(deps, 'spin', address);
	const sent = { ...body, agreed: body.agreed !== '' };
	try {
		const player = await playerOf(c, deps);
		const phone = player.account ? undefined : body.phone;
		const spun = await deps.store.spinOf(site.slug, promotion.promotion, player.key);
		if (spun) return withCookies(c, spinResultPage(resultOf(spun, promotion), site, promotion));
		const isComplete = spinProblems({ ...sent, phone }).length === 0 && OWN_NUMBER.test(body.own_number);
		if (isComplete && body.seal !== '')
			return withCookies(c, spinResultPage(await drawSpin(c, deps, player, sent), site, promotion));
		requireOpen(promotion, deps.now());
		const problems = spinProblems({ ...sent, phone });
		if (problems.length > 0)
			return withCookies(
				c,
				spinEntryPage(sent, problems, { site, promotion, asksPhone: phone !== undefined }),
			);
		const seal = sealOf(seedOf(site, promotion, player.key, deps));
		return withCookies(c, spinSealPage({ ...sent, seal }, site, body.seal === '' ? 'first' : 'again'));
	} catch (error) {
		if (error instanceof Refusal && error.sign_in) return c.redirect(error.sign_in, 303);
		throw error;
	}
});
