import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { STEPS, type Step, type WatchedDealer } from './watched-dealer.ts';

/** Figures for Prometheus. */
export interface Metrics {
	/** The figures as text, and its content type. */
	text(): Promise<string>;
	contentType: string;
	/** Counts a failure of a step. */
	failed(slug: string, step: Step): void;
	/** Notes how long a build or the publishing of dealers took, seconds. */
	took(step: 'build' | 'publish', seconds: number): void;
}

const SECONDS = [0.1, 0.25, 0.5, 1, 2, 5, 10, 30, 60, 300];

/** Opens the figures of a fleet. `dealers` gives its state whenever they are read. */
export function openMetrics(
	dealers: () => Readonly<Record<string, WatchedDealer>>,
	now: () => Date,
): Metrics {
	const registry = new Registry();
	collectDefaultMetrics({ register: registry });
	const gauge = (name: string, help: string, value: (dealer: WatchedDealer) => number | null) =>
		new Gauge({
			name: `forecourt_${name}`,
			help,
			labelNames: ['dealer'],
			registers: [registry],
			collect() {
				this.reset();
				for (const [dealer, state] of Object.entries(dealers())) {
					const found = value(state);
					if (found !== null) this.set({ dealer }, found);
				}
			},
		});
	const seconds = (time: string | null | undefined) => (time ? Date.parse(time) / 1000 : null);
	gauge('feed_age_seconds', 'Time since the feed last changed.', ({ feed }) =>
		feed ? now().getTime() / 1000 - (seconds(feed.changed_at) ?? 0) : null,
	);
	gauge('feed_refused', '1 where the last good stock is shown because the feed is refused.', ({ refused }) =>
		refused ? 1 : 0,
	);
	gauge('last_build_timestamp_seconds', 'The last good build.', ({ built_at }) => seconds(built_at));
	gauge('last_publish_timestamp_seconds', 'The last release that was published.', ({ published_at }) =>
		seconds(published_at),
	);
	gauge('pages', 'Pages of the site.', ({ pages }) => pages);
	gauge('vehicles', 'Vehicles that lists show.', ({ shown }) => shown);
	gauge('held', '1 where the site was rolled back and stays so.', ({ is_held }) => (is_held ? 1 : 0));
	gauge('failures_in_a_row', 'Failures since the last success.', ({ failure }) => failure?.count ?? 0);
	const failures = new Counter({
		name: 'forecourt_failures_total',
		help: `Failures by step: ${STEPS.join(', ')}.`,
		labelNames: ['dealer', 'step'],
		registers: [registry],
	});
	const duration = new Histogram({
		name: 'forecourt_step_seconds',
		help: 'How long building or publishing one batch of dealers takes.',
		labelNames: ['step'],
		buckets: SECONDS,
		registers: [registry],
	});
	return {
		text: () => registry.metrics(),
		contentType: registry.contentType,
		failed: (dealer, step) => failures.inc({ dealer, step }),
		took: (step, time) => duration.observe({ step }, time),
	};
}
