import type { Model } from './model.ts';
import type { Offer } from './offer.ts';
import type { PageText } from './page-text.ts';
import type { Person } from './person.ts';
import type { Post } from './post.ts';
import type { Reviews } from './reviews.ts';
import type { TradeInQuestion } from './trade-in-questions.ts';

/** A dealer's content: everything below its `content/`, and the standard pages it uses unchanged. */
export interface Content {
	pages: readonly PageText[];
	/** The newest first. */
	posts: readonly Post[];
	offers: readonly Offer[];
	models: readonly Model[];
	people: readonly Person[];
	reviews: Reviews | null;
	/** The dealer's own questions about trade-ins (TRADEIN-029). */
	trade_in_questions: readonly TradeInQuestion[];
}

/** The content of a dealer who wrote none. */
export const NO_CONTENT: Content = {
	pages: [],
	posts: [],
	offers: [],
	models: [],
	people: [],
	reviews: null,
	trade_in_questions: [],
};
