/** Jettons of a page in their tab and in the overview, which share the request. */
export const jettonLimit = 100
