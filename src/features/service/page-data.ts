import type { ServiceAdvantage } from '../../domain/dealer/service-advantage.ts';
import type { Link } from '../../ui/layout/layout-data.ts';
import type { Picture } from '../../ui/picture/picture-data.ts';
import type { TextPageData } from '../text-page/page-data.ts';

/** Capped service prices of one model (SERVICE-011 to SERVICE-014). */
export interface ServiceAdvantageBlock {
	/** 'Toyota Service Advantage'. */
	title: string;
	/** 'UP TO $250 per Service'. */
	badge: string;
	facts: { label: string; value: string }[];
	book: Link;
}

/** The service page. */
export interface ServiceData extends TextPageData {
	book: Link;
	phone: Link;
	/** Capped prices of all models (SERVICE-001); null where the dealer does not take part. */
	prices: { title: string; rows: ServiceAdvantage[]; others: Omit<ServiceAdvantage, 'model'> } | null;
	/** The workshops; `hours` is the address of a location's own page, which has its opening hours. */
	locations: { name: string; address: string; phone: Link | null; hours: string | null }[];
	ways: Link[];
}

/** The parts page. */
export interface PartsData extends TextPageData {
	search: Link | null;
	phone: Link;
	/** The models with accessories; empty where the dealer does not list them (MODELS-022, MODELS-023). */
	accessories: { name: string; count: string; href: string; picture: Picture }[];
	warranty: readonly string[];
	ways: Link[];
}
