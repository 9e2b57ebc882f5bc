/** An advertisement that was shared to the app. */
export interface HandedOver {
  text: string;
  /** A picture to be read. */
  picture?: File | undefined;
  /** True when a picture was shared that did not arrive. */
  isPictureLost?: boolean;
}

let handedOver: HandedOver | null = null;

/**
 * Hands an advertisement to the page that checks it, by this tab's memory alone: neither the address nor a storage may
 * have it. Specification 4, section 14.
 */
export function handOver(advertisement: HandedOver): void {
  handedOver = advertisement;
}

/** The advertisement that was handed over, once. */
export function takeHandedOver(): HandedOver | null {
  const taken = handedOver;
  handedOver = null;
  return taken;
}
