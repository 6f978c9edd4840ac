/** How a shopper gets alerts; each channel is chosen and stopped by itself. */
export const ALERT_CHANNELS = ['email', 'text'] as const;

/** A channel that alerts are sent by, from {@link ALERT_CHANNELS}. */
export type AlertChannelName = (typeof ALERT_CHANNELS)[number];
