import { type RouteConfig, index, route } from "@react-router/dev/routes";

export default [
  index("routes/home/home.tsx"),
  route("page/:slug", "routes/page/page.tsx"),
  route("track-order", "routes/track-order/track-order.tsx"),
  route("get-invoice/:orderCode", "routes/get-invoice/get-invoice.tsx"),
  route("products", "routes/products/products.tsx"),
  route("category/:slug", "routes/category/category.tsx"),
  route("brand/:slug", "routes/brand/brand.tsx"),
  route("offer/products", "routes/offer-products/offer-products.tsx"),
  route("best-selling/products", "routes/best-selling-products/best-selling-products.tsx"),
  route("order-confirmation", "routes/order-confirmation/order-confirmation.tsx"),
  route("product/:slug", "routes/product/product.tsx"),
  route("cart", "routes/cart/cart.tsx"),
  route("login", "routes/login/login.tsx"),
  route("register", "routes/register/register.tsx"),
  route("invoice/:trxId", "routes/invoice/invoice.tsx"),
  route("checkout", "routes/checkout/checkout.tsx"),
  route("payment/:code?", "routes/payment/payment.tsx"),
  route("setup", "routes/setup/setup.tsx"),
  route("*", "routes/not-found/not-found.tsx"),
] satisfies RouteConfig;
